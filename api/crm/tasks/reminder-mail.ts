import { linkListMail } from '../../outbox/link-list-mail.ts'
import { taskPath } from './task-path.ts'

interface DueTask {
  title: string
  dueDay: string
  dueTime: string
  dealId: string | null
  contactId: string | null
}

export function reminderMail(siteUrl: string, to: string, { title, dueDay, dueTime, ...about }: DueTask) {
  return linkListMail(to, {
    subject: `Reminder: ${title}, ${dueTime}`,
    parts: [{ heading: `Due on ${dueDay} at ${dueTime}`, lines: [{ text: title, link: siteUrl + taskPath(about) }] }],
    outro: OUTRO,
  })
}

const OUTRO = 'Which mails you get is up to you: CRM, Settings, Notifications.'
