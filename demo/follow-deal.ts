import type { Task } from '@nokshi/contract/crm/timeline.ts'
import { addTask, editDeal, finishTask, logActivity, moveDeal } from './deal-steps.ts'
import type { Colleague } from './hire-staff.ts'
import { DAY, dateIn, HOUR } from './moments.ts'
import type { Timetable } from './timetable.ts'
import type { DemoEnquiry, Fate } from './words/enquiry.ts'

interface Followed {
  timetable: Timetable
  present: number
  /** When the enquiry came in. */
  start: number
  colleague: Colleague
  enquiry: DemoEnquiry
  turn: number
  /** Known once the enquiry has come in. */
  dealIdOf: () => string
}

/** What is to be done next with a deal of each fate, for whoever follows it. */
const nextSteps: Partial<
  Record<Fate, { kind: 'call' | 'email' | 'meeting'; title: string; spoken: string }>
> = {
  talking: {
    kind: 'call',
    title: 'Call about pages and content',
    spoken: 'Spoke for ten minutes. They will send photos and the old price list.',
  },
  proposal: {
    kind: 'email',
    title: 'Ask whether the proposal is clear',
    spoken: 'Has read the proposal, will show it to the partner this week.',
  },
  negotiating: {
    kind: 'meeting',
    title: 'Go through the contract together',
    spoken: 'Agrees with the scope. Wants to pay in three parts.',
  },
}

/** Days from today. Some are late, as in any week. */
const dueIn = [0, 1, -1, 2, 0, 4, 1, -2, 6]

const stagesPassed: Partial<Record<Fate, number>> = {
  talking: 1,
  proposal: 2,
  negotiating: 3,
  won: 3,
  lost: 2,
}

/** From the first call to where the deal stands today. */
export function followDeal(followed: Followed) {
  const { timetable, start, present, colleague, enquiry, turn, dealIdOf } = followed
  const { fate, worth } = enquiry
  const passed = stagesPassed[fate] ?? 0
  const move = (stageId: string) => moveDeal(colleague, dealIdOf(), { stageId })

  timetable.add(start + 4 * HOUR, async () => {
    await editDeal(colleague, dealIdOf(), { ownerId: colleague.id, ...(worth && { amount: worth }) })
    await move('talking')
  })
  if (passed >= 2) planProposal(followed)
  if (passed >= 3)
    timetable.add(start + 10 * DAY, async () => {
      await logActivity(colleague, {
        kind: 'meeting',
        body: 'Met online. Price is fine, they ask for two payments.',
        dealId: dealIdOf(),
      })
      await move('negotiating')
    })
  if (fate === 'won') timetable.add(present - (2 + turn * 20) * HOUR, () => move('won'))
  if (fate === 'lost')
    timetable.add(start + 14 * DAY, () =>
      moveDeal(colleague, dealIdOf(), { stageId: 'lost', lostReason: turn % 2 ? 'chose-other' : 'price' }),
    )
  planNextStep(followed)
}

/** A task that was done: the proposal is written, then sent. */
function planProposal({ timetable, start, colleague, dealIdOf }: Followed) {
  let task: Task | undefined
  timetable.add(start + 2 * DAY, async () => {
    const dueDay = dateIn(start, 5)
    task = await addTask(colleague, { title: 'Write the proposal', dueDay, dealId: dealIdOf() })
  })
  timetable.add(start + 4 * DAY, async () => {
    if (task) await finishTask(colleague, task)
    await moveDeal(colleague, dealIdOf(), { stageId: 'proposal-sent' })
  })
}

/** Most deals were spoken about lately; every third has gone quiet, which the CRM points out. */
function planNextStep({ timetable, present, colleague, enquiry: { fate }, turn, dealIdOf }: Followed) {
  const step = nextSteps[fate]
  if (!step) return
  const { kind, title, spoken } = step
  timetable.add(present - (3 + turn * 5) * HOUR, async () => {
    if (turn % 3 !== 2) await logActivity(colleague, { kind: 'call', body: spoken, dealId: dealIdOf() })
    const dueDay = dateIn(present, dueIn[turn % dueIn.length] ?? 0)
    // Who is called or met is told when; everything else has the whole day.
    const hour = kind === 'call' || kind === 'meeting' ? { dueTime: '11:00', remindMinutes: 30 as const } : {}
    await addTask(colleague, { kind, title, dueDay, ...hour, dealId: dealIdOf() })
  })
}
