import { transact } from '../../database/connect.ts'
import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { changedRecord, removedRecord } from '../records/changed-record.ts'
import { changeTasks, createTask, deleteTask, editTask, noSuchTask } from './edit-task.ts'
import { listTasks, presentTask } from './list-tasks.ts'
import { countTasks, findTask } from './queries.ts'
import { listReminders } from './remind.ts'
import { insertReminder, updateSeen } from './reminder-queries.ts'

export function taskRoutes(deps: Deps) {
  const { db, now } = deps
  const getTask = async (id: string) => {
    const task = await findTask(db, id)
    if (!task) throw noSuchTask()
    return presentTask(task)
  }
  return implement({
    'GET /api/crm/tasks': (_c, { query }) => listTasks(db, query),
    'GET /api/crm/tasks/totals': async (_c, { query }) => ({
      count: await countTasks(db, query, query.show === 'done'),
    }),
    'POST /api/crm/tasks/bulk': (c, { body }) => changeTasks(deps, c.get('staff').id, body),
    'POST /api/crm/tasks': (c, { body }) => changedRecord(createTask(deps, c.get('staff').id, body), getTask),
    'PATCH /api/crm/tasks/{id}': (c, { id, body }) =>
      changedRecord(editTask(deps, c.get('staff').id, id, body), getTask),
    'DELETE /api/crm/tasks/{id}': (c, { id }) => removedRecord(deleteTask(deps, c.get('staff').id, id)),
    'GET /api/crm/reminders': (c) => listReminders(db, c.get('staff').id, now()),
    'POST /api/crm/reminders/seen': async (c, { body }) => {
      const staffId = c.get('staff').id
      const { snoozeMinutes, ...seen } = body
      await transact(db, async (tx) => {
        const isOwn = await updateSeen(tx, { ...seen, staffId }, now())
        if (!isOwn || !snoozeMinutes) return
        await insertReminder(tx, { taskId: seen.taskId, staffId, remindAt: now() + snoozeMinutes * 60_000 })
      })
      return listReminders(db, staffId, now())
    },
  })
}
