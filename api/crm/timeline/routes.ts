import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { createActivity, deleteActivity, rewordActivity } from './edit-activity.ts'
import { getActivity, readTimeline } from './timeline.ts'

export function timelineRoutes(deps: Deps) {
  const { db } = deps
  return implement({
    'GET /api/crm/timeline': (_c, { query }) => readTimeline(db, query),
    'POST /api/crm/timeline': async (c, { body }) => {
      const { result: id, changeId } = await createActivity(deps, c.get('staff').id, body)
      return { record: await getActivity(db, id), changeId }
    },
    'PATCH /api/crm/timeline/{id}': async (c, { id, body }) => {
      const { changeId } = await rewordActivity(deps, c.get('staff').id, id, body)
      return { record: await getActivity(db, id), changeId }
    },
    'DELETE /api/crm/timeline/{id}': async (c, { id }) => {
      const { result: record, changeId } = await deleteActivity(deps, c.get('staff').id, id)
      return { record, changeId }
    },
  })
}
