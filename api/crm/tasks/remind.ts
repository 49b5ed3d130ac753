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
import { deleteReminders, insertReminder, listGiven, listUnseen } from './reminder-queries.ts'

const DAY = 24 * 60 * 60 * 1000

/** A server that was down gives what it missed; what is older than that was noticed otherwise. */
const LATE_MAX_MS = DAY / 2

const KEPT_MS = 7 * DAY

/** Reminds of what is due, once: the row and the mail are written together, and of two processes one writes the row. */
export async function giveReminders(deps: Deps) {
  const { db } = deps
  const now = deps.now()
  const { timeZone } = await getStudioSettings(db)
  const today = studioDay(timeZone, now)
  // A day before a task is the earliest to be reminded of it, and another for how late that may be.
  const tasks = await listTasksToRemind(db, addDays(today, -1), addDays(today, 2))
  if (tasks.length === 0) return
  const given = new Set((await listGiven(db, now - LATE_MAX_MS)).map(keyOf))
  const readers = await listReaders(db)
  for (const task of tasks) {
    const { dueDay, dueTime, remindMinutes } = task
    if (dueDay === null || dueTime === null || remindMinutes === null) continue
    const remindAt = instantOf(timeZone, dueDay, dueTime) - remindMinutes * 60_000
    if (remindAt > now || remindAt < now - LATE_MAX_MS || given.has(keyOf({ taskId: task.id, remindAt })))
      continue
    // What nobody has taken on is still on the mind of whoever wrote it down.
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

/** What the app shows to this person until they say that they have seen it; a task that is done needs no reminder. */
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
