import { pageOf } from '@nokshi/contract/crm/records.ts'
import { Activity } from '@nokshi/contract/crm/timeline.ts'
import { infiniteListQuery } from '../records/crm-queries.ts'

/** Whose timeline: that of one person, one company or one deal. */
export type TimelineAbout = { contactId: string } | { companyId: string } | { dealId: string }

const Timeline = pageOf(Activity)

/** What happened, the newest first. */
export function timelineQuery(about: TimelineAbout) {
  return infiniteListQuery('timeline', '/api/crm/timeline', questionOf(about), Timeline)
}

export function activityPath({ id }: Pick<Activity, 'id'>) {
  return `/api/crm/timeline/${encodeURIComponent(id)}`
}

/** The filter that finds what is about it. */
export function questionOf(about: TimelineAbout) {
  if ('dealId' in about) return { deal: about.dealId }
  return 'contactId' in about ? { contact: about.contactId } : { company: about.companyId }
}
