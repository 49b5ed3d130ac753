import { linkListMail } from '../../outbox/link-list-mail.ts'

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
    parts: [
      {
        heading: `Due on ${dueDay} at ${dueTime}`,
        lines: [{ text: title, link: siteUrl + pathOf(about) }],
      },
    ],
    outro: OUTRO,
  })
}

const OUTRO = 'Which mails you get is up to you: CRM, Settings, Notifications.'

function pathOf({ dealId, contactId }: Pick<DueTask, 'dealId' | 'contactId'>) {
  if (dealId) return `/crm/deals/${dealId}`
  return contactId ? `/crm/contacts/${contactId}` : '/crm/tasks'
}
