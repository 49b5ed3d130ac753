import type { NextStep } from '@nokshi/contract/crm/contacts.ts'
import type { Db } from '../../database/connect.ts'
import { listOpenTasksOf } from './queries.ts'

/** The earliest open task of each of these records, in one query. */
export async function findNextSteps(
  db: Db,
  column: 'dealId' | 'contactId',
  ids: string[],
): Promise<Map<string, NextStep>> {
  const steps = new Map<string, NextStep>()
  for (const task of await listOpenTasksOf(db, column, ids)) {
    const known = steps.get(task.recordId)
    const step = { taskId: task.id, title: task.title, dueDay: task.dueDay }
    if (!known || isEarlier(step, known)) steps.set(task.recordId, step)
  }
  return steps
}

/** No day is later than any day; on one day the one that was written first. */
function isEarlier(step: NextStep, other: NextStep) {
  if (step.dueDay === other.dueDay) return step.taskId < other.taskId
  return step.dueDay !== null && (other.dueDay === null || step.dueDay < other.dueDay)
}
