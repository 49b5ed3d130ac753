import { Deal } from '@nokshi/contract/crm/deals.ts'
import { changed, type Money } from '@nokshi/contract/crm/records.ts'
import { type NewTask, Task } from '@nokshi/contract/crm/tasks.ts'
import { Activity, type NewActivity } from '@nokshi/contract/crm/timeline.ts'
import type { Status } from './read-content.ts'
import { DAY, dateAfter, HOUR, type Schedule } from './schedule.ts'
import type { Colleague } from './staff.ts'

interface PlannedDeal {
  schedule: Schedule
  /** When the enquiry came in. */
  start: number
  colleague: Colleague
  status: Status
  amount: Money | undefined
  /** Among those of the same status. */
  number: number
  /** Known once the enquiry has come in. */
  dealId: () => string
}

/** What is to be done next with a deal of each status, and what was said last. */
const nextSteps: Partial<Record<Status, { kind: 'call' | 'email' | 'meeting'; title: string; body: string }>> = {
  talking: {
    kind: 'call',
    title: 'Call about pages and content',
    body: 'Spoke for ten minutes. They will send photos and the old price list.',
  },
  proposal: {
    kind: 'email',
    title: 'Ask whether the proposal is clear',
    body: 'Has read the proposal, will show it to the partner this week.',
  },
  negotiating: {
    kind: 'meeting',
    title: 'Go through the contract together',
    body: 'Agrees with the scope. Wants to pay in three parts.',
  },
}

/** Days from today. Some are late, as in any week. */
const dueIn = [0, 1, -1, 2, 0, 4, 1, -2, 6]

/** How many stages a deal has passed. */
const passed: Partial<Record<Status, number>> = { talking: 1, proposal: 2, negotiating: 3, won: 3, lost: 2 }

/** From the first call to where the deal stands today. */
export function planDeal(deal: PlannedDeal) {
  const { schedule, start, colleague, status, amount, number, dealId } = deal
  const stages = passed[status] ?? 0
  const move = (stageId: string) => moveDeal(colleague, dealId(), { stageId })

  schedule.add(start + 4 * HOUR, async () => {
    const path = `/api/crm/deals/${dealId()}`
    const { version } = await colleague.browser.get(path, Deal)
    await colleague.browser.patch(path, { version, ownerId: colleague.id, amount }, changed(Deal))
    await move('talking')
  })
  if (stages >= 2) planProposal(deal)
  if (stages >= 3)
    schedule.add(start + 10 * DAY, async () => {
      const body = 'Met online. Price is fine, they ask for two payments.'
      await logActivity(colleague, { kind: 'meeting', body, dealId: dealId() })
      await move('negotiating')
    })
  if (status === 'won') schedule.add(schedule.present - (2 + number * 20) * HOUR, () => move('won'))
  const lost = { stageId: 'lost', lostReason: number % 2 ? 'chose-other' : 'price' }
  if (status === 'lost') schedule.add(start + 14 * DAY, () => moveDeal(colleague, dealId(), lost))
  planNextStep(deal)
}

/** A task that was done: the proposal is written, then sent. */
function planProposal({ schedule, start, colleague, dealId }: PlannedDeal) {
  let task: Task | undefined
  schedule.add(start + 2 * DAY, async () => {
    const newTask = { title: 'Write the proposal', dueDay: dateAfter(start, 5), dealId: dealId() }
    task = await addTask(colleague, newTask)
  })
  schedule.add(start + 4 * DAY, async () => {
    const done = { version: task?.version, isDone: true }
    await colleague.browser.patch(`/api/crm/tasks/${task?.id}`, done, changed(Task))
    await moveDeal(colleague, dealId(), { stageId: 'proposal-sent' })
  })
}

/** Most deals were spoken about lately; every third has gone quiet, which the CRM points out. */
function planNextStep({ schedule, colleague, status, number, dealId }: PlannedDeal) {
  const step = nextSteps[status]
  if (!step) return
  const { kind, title, body } = step
  schedule.add(schedule.present - (3 + number * 5) * HOUR, async () => {
    if (number % 3 !== 2) await logActivity(colleague, { kind: 'call', body, dealId: dealId() })
    const dueDay = dateAfter(schedule.present, dueIn[number % dueIn.length] ?? 0)
    // Calls and meetings have a time; everything else has the whole day.
    const time = kind === 'email' ? {} : { dueTime: '11:00', remindMinutes: 30 as const }
    await addTask(colleague, { kind, title, dueDay, ...time, dealId: dealId() })
  })
}

export async function moveDeal({ browser }: Colleague, dealId: string, move: object) {
  await browser.post(`/api/crm/deals/${dealId}/move`, move, changed(Deal))
}

export async function logActivity({ browser }: Colleague, activity: NewActivity) {
  await browser.post('/api/crm/timeline', activity, changed(Activity))
}

async function addTask({ browser, id }: Colleague, task: NewTask) {
  const { record } = await browser.post('/api/crm/tasks', { assigneeId: id, ...task }, changed(Task))
  return record
}
