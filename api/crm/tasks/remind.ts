import type { Db } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import { enqueueMail } from '../../outbox/mail.ts'
import type { Deps } from '../../platform/deps.ts'
import { instantOf } from '../../platform/zoned-time.ts'
import { listReaders } from '../staff/preferences.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { addDays, studioDay } from '../staff/studio/studio-day.ts'
import { presentTask } from './list-tasks.ts'
import { listOpenTasks, listTasksToRemind } from './queries.ts'
import { reminderMail } from './reminder-mail.ts'
import { deleteReminders, insertReminder, listSent, listUnseen } from './reminder-queries.ts'

const DAY = 24 * 60 * 60 * 1000

/** A server that was down sends reminders late, but not later than this. */
const LATE_MAX_MS = DAY / 2

const KEPT_MS = 7 * DAY

/** Row and mail are written in one transaction; of two processes one inserts the row. */
export async function sendReminders(deps: Deps) {
  const { db } = deps
  const now = deps.now()
  const { timeZone } = await getStudioSettings(db)
  const today = studioDay(timeZone, now)
  // A reminder comes at most a day early, and may be late by less than a day.
  const tasks = await listTasksToRemind(db, addDays(today, -1), addDays(today, 2))
  if (tasks.length === 0) return
  const sent = new Set((await listSent(db, now - LATE_MAX_MS)).map(keyOf))
  const readers = await listReaders(db)
  for (const task of tasks) {
    const { dueDay, dueTime, remindMinutes } = task
    if (dueDay === null || dueTime === null || remindMinutes === null) continue
    const remindAt = instantOf(timeZone, dueDay, dueTime) - remindMinutes * 60_000
    if (remindAt > now || remindAt < now - LATE_MAX_MS || sent.has(keyOf({ taskId: task.id, remindAt }))) continue
    // An unassigned task reminds whoever wrote it.
    const reader = readers.find(({ id }) => id === (task.assigneeId ?? task.createdBy))
    if (!reader) continue
    await transact(db, async (tx) => {
      const isFirst = await insertReminder(tx, { taskId: task.id, remindAt, staffId: reader.id })
      if (!isFirst || !reader.wantsReminders) return
      const mail = reminderMail(deps.config.siteUrl, reader.email, { ...task, dueDay, dueTime })
      await enqueueMail(tx, now, mail, { lane: 'other', expiresAt: now + LATE_MAX_MS })
    })
    deps.outboxSignal.emit('filled')
  }
}

function keyOf({ taskId, remindAt }: { taskId: string; remindAt: number }) {
  return `${taskId} ${remindAt}`
}

/** Unseen reminders of open tasks. */
export async function listReminders(db: Db, staffId: string) {
  const unseen = await listUnseen(db, staffId)
  const tasks = await listOpenTasks(
    db,
    unseen.map(({ taskId }) => taskId),
  )
  return unseen.flatMap(({ taskId, remindAt }) => {
    const task = tasks.find(({ id }) => id === taskId)
    return task ? [{ task: presentTask(task), remindAt }] : []
  })
}

export function forgetReminders({ db, now }: Deps) {
  return deleteReminders(db, now() - KEPT_MS)
}
