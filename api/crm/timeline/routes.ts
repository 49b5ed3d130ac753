import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { changedRecord, removedRecord } from '../records/changed-record.ts'
import { createActivity, deleteActivity, rewordActivity } from './edit-activity.ts'
import { getActivity, readTimeline } from './timeline.ts'

export function timelineRoutes(deps: Deps) {
  const { db } = deps
  const read = (id: string) => getActivity(db, id)
  return implement({
    'GET /api/crm/timeline': (_c, { query }) => readTimeline(db, query),
    'POST /api/crm/timeline': (c, { body }) => changedRecord(createActivity(deps, c.get('staff').id, body), read),
    'PATCH /api/crm/timeline/{id}': (c, { id, body }) =>
      changedRecord(rewordActivity(deps, c.get('staff').id, id, body), read),
    'DELETE /api/crm/timeline/{id}': (c, { id }) => removedRecord(deleteActivity(deps, c.get('staff').id, id)),
  })
}
