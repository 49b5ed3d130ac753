import type { Notice } from '@nokshi/contract/crm/notices.ts'
import { writeCount } from '../write-count.ts'

const records = {
  deal: { one: (name: string) => name, several: 'deals' },
  task: { one: (name: string) => `the task ${name}`, several: 'tasks' },
  submission: { one: (name: string) => `the enquiry of ${name}`, several: 'enquiries' },
  contact: { one: (name: string) => name, several: 'contacts' },
  company: { one: (name: string) => name, several: 'companies' },
}

/** Marks that keep a name together, whatever its direction. */
const isolated = (name: string) => `\u2068${name}\u2069`

/** «Rafi assigned Tea house site to you». */
export function sayNotice({ kind, about, name, count, actor }: Notice) {
  const { one, several } = records[about]
  const what = count > 1 ? `${writeCount(count)} ${several}` : name === null ? crmBell.gone : one(isolated(name))
  const who = actor && isolated(actor.name)
  if (kind === 'mentioned') return `${who ?? crmBell.somebody} mentioned you in ${what}`
  if (kind === 'answered') return `New answer in ${what}`
  if (kind === 'bounced') return `Your email was not delivered: ${what}`
  return who ? `${who} assigned ${what} to you` : `Assigned to you: ${what}`
}

export const crmBell = {
  title: 'Notifications',
  open: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${writeCount(unread)} unread`),
  markAll: 'Mark all as read',
  marked: 'All marked as read.',
  unread: 'unread',
  gone: 'something that is gone',
  somebody: 'Somebody',
  look: 'Open',
  empty: 'Nothing yet. What colleagues assign to you, and notes with your name, appear here.',
}

export const crmMentions = { label: 'Colleagues', hint: '@ names a colleague, who is told.' }
