import type { ICalEventData } from 'ical-generator'
import { brandOf } from '../../platform/content.ts'
import type { Deps } from '../../platform/deps.ts'
import { instantOf, MINUTE } from '../../platform/zoned-time.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { addDays, studioDay } from '../staff/studio/studio-day.ts'
import { listCalendarTasks, listClosingDeals } from './queries.ts'

/** More entries make a calendar unreadable. */
const ENTRIES_MAX = 1_000
const PAST_DAYS = 90

const prefixes: Record<string, string> = { call: 'Call: ', email: 'Write: ', meeting: 'Meeting: ' }

/** Tasks, meetings and closing days of one member, as calendars read them (RFC 5545). */
export async function writeCalendar(deps: Deps, { id }: { id: string }) {
  const { db, now, config } = deps
  const studio = brandOf(deps).name
  // Imported on demand, because few use it and it takes memory in every process.
  const { default: ical, ICalAlarmType } = await import('ical-generator')
  const { timeZone } = await getStudioSettings(db)
  const since = addDays(studioDay(timeZone, now()), -PAST_DAYS)
  const host = new URL(config.siteUrl).hostname
  const calendar = ical({
    name: `${studio} CRM`,
    prodId: { company: studio, product: 'CRM', language: 'EN' },
    ttl: 60 * 60,
  })
  const add = (kind: string, record: { id: string; version: number; updatedAt: number }, event: ICalEventData) =>
    calendar.createEvent({
      id: `${kind}-${record.id}@${host}`,
      sequence: record.version,
      stamp: new Date(record.updatedAt),
      ...event,
    })

  for (const task of await listCalendarTasks(db, id, since, ENTRIES_MAX)) {
    const { dueDay, dueTime, remindMinutes } = task
    if (dueDay === null) continue
    const path = task.dealId ? `/crm/deals/${task.dealId}` : '/crm/tasks'
    const event = add('task', task, {
      ...when(timeZone, dueDay, dueTime, task.kind === 'meeting' ? 60 : 30),
      // A kind that only a newer release knows has no prefix.
      summary: (prefixes[task.kind] ?? '') + task.title,
      ...(task.contactName !== null && { description: task.contactName }),
      url: config.siteUrl + path,
    })
    if (dueTime !== null && remindMinutes !== null)
      event.createAlarm({ type: ICalAlarmType.display, trigger: remindMinutes * 60 })
  }
  for (const deal of await listClosingDeals(db, id, since, ENTRIES_MAX))
    add('deal', deal, {
      ...when(timeZone, deal.expectedClose, null, 0),
      summary: `Closing: ${deal.title}`,
      url: `${config.siteUrl}/crm/deals/${deal.id}`,
    })
  return calendar.toString()
}

/** A day has no time zone; an hour is in the studio's. */
function when(timeZone: string, day: string, hour: string | null, minutes: number) {
  if (hour === null) return { start: new Date(`${day}T00:00:00Z`), allDay: true }
  const start = instantOf(timeZone, day, hour)
  return { start: new Date(start), end: new Date(start + minutes * MINUTE) }
}
