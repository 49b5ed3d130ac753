import {
  ActivityEdit,
  NewActivity,
  NewTask,
  TaskEdit,
  TaskQuestion,
  TimelineQuestion,
} from '@nokshi/contract/timeline.ts'
import { Hono } from 'hono'
import { body, parseOrRefuse } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireId } from '../records/record-id.ts'
import { createActivity, rewordActivity, takeBackActivity } from './edit-activity.ts'
import { createTask, deleteTask, editTask, noSuchTask } from './edit-task.ts'
import { listTasks, presentTask } from './list-tasks.ts'
import { findTask } from './task-queries.ts'
import { getActivity, readTimeline } from './timeline.ts'

export function timelineRoutes(deps: Deps) {
  const { db } = deps
  return new Hono()
    .get('/', async (c) => c.json(await readTimeline(db, parseOrRefuse(TimelineQuestion, c.req.query()))))
    .post('/', body(NewActivity), async (c) => {
      const { result: id, changeId } = await createActivity(deps, c.get('staff').id, c.req.valid('json'))
      return c.json({ record: await getActivity(db, id), changeId }, 201)
    })
    .patch('/:id', body(ActivityEdit), async (c) => {
      const id = requireId(c.req.param('id'))
      const { changeId } = await rewordActivity(deps, c.get('staff').id, id, c.req.valid('json'))
      return c.json({ record: await getActivity(db, id), changeId })
    })
    .delete('/:id', async (c) => {
      const id = requireId(c.req.param('id'))
      const { result: record, changeId } = await takeBackActivity(deps, c.get('staff').id, id)
      return c.json({ record, changeId })
    })
}

export function taskRoutes(deps: Deps) {
  const { db } = deps
  const getTask = async (id: string) => {
    const task = await findTask(db, id)
    if (!task) throw noSuchTask()
    return presentTask(task)
  }
  return new Hono()
    .get('/', async (c) => c.json(await listTasks(db, parseOrRefuse(TaskQuestion, c.req.query()))))
    .post('/', body(NewTask), async (c) => {
      const { result: id, changeId } = await createTask(deps, c.get('staff').id, c.req.valid('json'))
      return c.json({ record: await getTask(id), changeId }, 201)
    })
    .patch('/:id', body(TaskEdit), async (c) => {
      const id = requireId(c.req.param('id'))
      const { changeId } = await editTask(deps, c.get('staff').id, id, c.req.valid('json'))
      return c.json({ record: await getTask(id), changeId })
    })
    .delete('/:id', async (c) => {
      const id = requireId(c.req.param('id'))
      const { result: record, changeId } = await deleteTask(deps, c.get('staff').id, id)
      return c.json({ record, changeId })
    })
}
