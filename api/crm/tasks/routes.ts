import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { changedRecord, removedRecord } from '../records/changed-record.ts'
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
  return implement({
    'GET /api/crm/tasks': (_c, { query }) => listTasks(db, query),
    'GET /api/crm/tasks/totals': async (_c, { query }) => {
      return { count: await countTasks(db, toFilter(query), query.show === 'done') }
    },
    'POST /api/crm/tasks/bulk': (c, { body }) => changeTasks(deps, c.get('staff').id, body),
    'POST /api/crm/tasks': (c, { body }) => changedRecord(createTask(deps, c.get('staff').id, body), getTask),
    'PATCH /api/crm/tasks/{id}': (c, { id, body }) =>
      changedRecord(editTask(deps, c.get('staff').id, id, body), getTask),
    'DELETE /api/crm/tasks/{id}': (c, { id }) => removedRecord(deleteTask(deps, c.get('staff').id, id)),
  })
}

export function reminderRoutes({ db, now }: Deps) {
  return implement({
    'GET /api/crm/reminders': (c) => listReminders(db, c.get('staff').id),
    'POST /api/crm/reminders/seen': async (c, { body }) => {
      const staffId = c.get('staff').id
      await updateSeen(db, { ...body, staffId }, now())
      return listReminders(db, staffId)
    },
  })
}
