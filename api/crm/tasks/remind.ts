import { type Db, transact } from '../../database/connect.ts'
import { enqueueMail, linkListMail } from '../../outbox/mail.ts'
import type { Deps } from '../../platform/deps.ts'
import { DAY, instantOf } from '../../platform/zoned-time.ts'
import { listReaders } from '../staff/preferences.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { addDays, studioDay } from '../staff/studio/studio-day.ts'
import { presentTask } from './list-tasks.ts'
import { listOpenTasks, listTasksToRemind } from './queries.ts'
import { insertReminder, listSent, listUnseen } from './reminder-queries.ts'
import { taskPath } from './task-path.ts'

/** A server that was down sends reminders late, but not later than this. */
const LATE_MAX_MS = DAY / 2

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
  }
}

function keyOf({ taskId, remindAt }: { taskId: string; remindAt: number }) {
  return `${taskId} ${remindAt}`
}

export async function listReminders(db: Db, staffId: string, now: number) {
  const unseen = await listUnseen(db, staffId, now)
  const tasks = await listOpenTasks(
    db,
    unseen.map(({ taskId }) => taskId),
  )
  return unseen.flatMap(({ taskId, remindAt }) => {
    const task = tasks.find(({ id }) => id === taskId)
    return task ? [{ task: presentTask(task), remindAt }] : []
  })
}

interface DueTask {
  title: string
  dueDay: string
  dueTime: string
  dealId: string | null
  contactId: string | null
  contactName: string | null
  dealTitle: string | null
}

function reminderMail(siteUrl: string, to: string, { title, dueDay, dueTime, ...about }: DueTask) {
  const who = [about.contactName, about.dealTitle].filter((name) => name !== null).join(', ')
  return linkListMail(to, {
    subject: `Reminder: ${title}, ${dueTime}`,
    parts: [
      {
        heading: `Due on ${dueDay} at ${dueTime}`,
        lines: [{ text: who ? `${title} (${who})` : title, link: siteUrl + taskPath(about) }],
      },
    ],
    outro: OUTRO,
  })
}

const OUTRO = 'Which emails you get is up to you: CRM, Settings, Notifications.'
