import { pageOf } from '@nokshi/contract/crm/records.ts'
import { Activity } from '@nokshi/contract/crm/timeline.ts'
import { questionOf, type RecordAbout } from '../records/about.ts'
import { infiniteListQuery } from '../records/crm-queries.ts'

const Timeline = pageOf(Activity)

/** What happened, the newest first. */
export function timelineQuery(about: RecordAbout) {
  return infiniteListQuery('timeline', '/api/crm/timeline', questionOf(about), Timeline)
}

export function activityPath({ id }: Pick<Activity, 'id'>) {
  return `/api/crm/timeline/${encodeURIComponent(id)}`
}
