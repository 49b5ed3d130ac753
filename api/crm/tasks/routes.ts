import { NewTask, ReminderSeen, TaskEdit, TaskQuestion, TasksChange } from '@nokshi/contract/crm/tasks.ts'
import { Hono } from 'hono'
import { body, query } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { changeTasks } from './change-tasks.ts'
import { createTask, deleteTask, editTask, noSuchTask } from './edit-task.ts'
import { listTasks, presentTask, toFilter } from './list-tasks.ts'
import { countTasks, findTask } from './queries.ts'
import { listReminders } from './remind.ts'
import { updateSeen } from './reminder-queries.ts'

export function taskRoutes(deps: Deps) {
  const { db } = deps
  const getTask = async (id: string) => {
    const task = await findTask(db, id)
    if (!task) throw noSuchTask()
    return presentTask(task)
  }
  return new Hono()
    .get('/', query(TaskQuestion), async (c) => c.json(await listTasks(db, c.req.valid('query'))))
    .get('/totals', query(TaskQuestion), async (c) => {
      const question = c.req.valid('query')
      return c.json({ count: await countTasks(db, toFilter(question), question.show === 'done') })
    })
    .post('/bulk', body(TasksChange), async (c) =>
      c.json(await changeTasks(deps, c.get('staff').id, c.req.valid('json'))),
    )
    .post('/', body(NewTask), async (c) => {
      const { result: id, changeId } = await createTask(deps, c.get('staff').id, c.req.valid('json'))
      return c.json({ record: await getTask(id), changeId }, 201)
    })
    .patch('/:id', body(TaskEdit), async (c) => {
      const id = c.req.param('id')
      const { changeId } = await editTask(deps, c.get('staff').id, id, c.req.valid('json'))
      return c.json({ record: await getTask(id), changeId })
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id')
      const { result: record, changeId } = await deleteTask(deps, c.get('staff').id, id)
      return c.json({ record, changeId })
    })
}

/** What the app reminds of; everybody's own. */
export function reminderRoutes({ db, now }: Deps) {
  return new Hono()
    .get('/', async (c) => c.json(await listReminders(db, c.get('staff').id)))
    .post('/seen', body(ReminderSeen), async (c) => {
      const staffId = c.get('staff').id
      await updateSeen(db, { ...c.req.valid('json'), staffId }, now())
      return c.json(await listReminders(db, staffId))
    })
}
