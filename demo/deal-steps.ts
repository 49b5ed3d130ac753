import { Deal, type DealEdit, type DealMove } from '@nokshi/contract/crm/deals.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { Activity, type NewActivity, type NewTask, Task } from '@nokshi/contract/crm/timeline.ts'
import type { Colleague } from './hire-staff.ts'

/** What somebody at a desk does with a deal. */

export async function editDeal({ desk }: Colleague, dealId: string, edit: Omit<DealEdit, 'version'>) {
  const { version } = await desk.get(`/api/crm/deals/${dealId}`, Deal)
  await desk.patch(`/api/crm/deals/${dealId}`, { version, ...edit }, changed(Deal))
}

export async function moveDeal({ desk }: Colleague, dealId: string, move: DealMove) {
  await desk.post(`/api/crm/deals/${dealId}/move`, move, changed(Deal))
}

export async function logActivity({ desk }: Colleague, activity: NewActivity) {
  await desk.post('/api/crm/timeline', activity, changed(Activity))
}

export async function addTask({ desk, id }: Colleague, task: NewTask) {
  const { record } = await desk.post('/api/crm/tasks', { assigneeId: id, ...task }, changed(Task))
  return record
}

export async function finishTask({ desk }: Colleague, { id, version }: Task) {
  await desk.patch(`/api/crm/tasks/${id}`, { version, isDone: true }, changed(Task))
}
