import { pageOf } from '@nokshi/contract/crm/records.ts'
import { Activity } from '@nokshi/contract/crm/timeline.ts'
import { questionOf, type RecordAbout } from '../records/about.ts'
import { crmApi } from '../records/crm-api.ts'
import { infiniteListQuery } from '../records/crm-queries.ts'

const Timeline = pageOf(Activity)

export function timelineQuery(about: RecordAbout) {
  return infiniteListQuery('timeline', questionOf(about), (query) =>
    crmApi('GET /api/crm/timeline', Timeline, { query }),
  )
}
