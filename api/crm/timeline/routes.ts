import { ActivityEdit, NewActivity, TimelineQuestion } from '@nokshi/contract/crm/timeline.ts'
import { Hono } from 'hono'
import { body, query } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { createActivity, rewordActivity, takeBackActivity } from './edit-activity.ts'
import { getActivity, readTimeline } from './timeline.ts'

export function timelineRoutes(deps: Deps) {
  const { db } = deps
  return new Hono()
    .get('/', query(TimelineQuestion), async (c) => c.json(await readTimeline(db, c.req.valid('query'))))
    .post('/', body(NewActivity), async (c) => {
      const { result: id, changeId } = await createActivity(deps, c.get('staff').id, c.req.valid('json'))
      return c.json({ record: await getActivity(db, id), changeId }, 201)
    })
    .patch('/:id', body(ActivityEdit), async (c) => {
      const id = c.req.param('id')
      const { changeId } = await rewordActivity(deps, c.get('staff').id, id, c.req.valid('json'))
      return c.json({ record: await getActivity(db, id), changeId })
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id')
      const { result: record, changeId } = await takeBackActivity(deps, c.get('staff').id, id)
      return c.json({ record, changeId })
    })
}
