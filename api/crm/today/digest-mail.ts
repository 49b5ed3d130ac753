import { linkListMail } from '../../outbox/link-list-mail.ts'
import { taskPath } from '../tasks/task-path.ts'
import type { Digest } from './digest.ts'

interface Place {
  siteUrl: string
  /** The studio's date, as ISO. */
  today: string
  now: number
}

const HOUR = 60 * 60 * 1000

/** Undefined when it would be empty. */
export function digestMail(to: string, { tasks, waiting, quietDeals }: Digest, place: Place) {
  const parts = [
    {
      count: count(tasks.length, 'task due', 'tasks due'),
      heading: 'Tasks due',
      lines: tasks.map(({ title, dueDay, dueTime, ...about }) => ({
        text: [title, dueText(dueDay, dueTime, place.today)].filter(Boolean).join(', '),
        link: place.siteUrl + taskPath(about),
      })),
    },
    {
      count: count(waiting.length, 'submission without a reply', 'submissions without a reply'),
      heading: 'Waiting for a first reply',
      lines: waiting.map(({ id, name, reference, receivedAt }) => ({
        text: `${name} (${reference}), ${waitText(place.now - receivedAt)}`,
        link: `${place.siteUrl}/crm/inbox/${id}`,
      })),
    },
    {
      count: count(quietDeals.length, 'inactive deal', 'inactive deals'),
      heading: 'Inactive deals',
      lines: quietDeals.map(({ id, title, lastActivityAt }) => ({
        text: `${title}, no activity since ${new Date(lastActivityAt).toISOString().slice(0, 10)}`,
        link: `${place.siteUrl}/crm/deals/${id}`,
      })),
    },
  ].filter(({ lines }) => lines.length > 0)
  if (parts.length === 0) return undefined
  return linkListMail(to, {
    subject: `Today: ${parts.map((part) => part.count).join(', ')}`,
    parts,
    outro: `All of it: ${place.siteUrl}/crm. Which mails you get is up to you: ${place.siteUrl}/crm/settings?tab=notices`,
  })
}

function count(number: number, one: string, many: string) {
  return `${number} ${number === 1 ? one : many}`
}

function dueText(dueDay: string | null, dueTime: string | null, today: string) {
  if (dueDay !== null && dueDay < today) return `since ${dueDay}`
  return dueTime && `at ${dueTime}`
}

function waitText(ms: number) {
  const hours = Math.floor(ms / HOUR)
  if (hours < 1) return 'for less than an hour'
  return hours < 48 ? `for ${count(hours, 'hour', 'hours')}` : `for ${Math.floor(hours / 24)} days`
}
