import { ownerTasks } from '@nokshi/content/samples.ts'
import type { LiveTask } from '@nokshi/contract/crm/going-live.ts'
import { transact } from '../../database/transact.ts'
import { noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteMark, setMark } from '../../platform/live-marks.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { StaffMember } from '../staff/session.ts'

type TickDeps = Pick<Deps, 'db' | 'now'>

/** Whoever ticked last is the one who answers for it. */
export async function tickTask({ db, now }: TickDeps, staff: StaffMember, id: string): Promise<LiveTask> {
  const { title } = getOwnerTask(id)
  const doneAt = now()
  await transact(db, async (tx) => {
    await setMark(tx, { name: markOf(id), doneAt, actorId: staff.id, fingerprint: null })
    const summary = `Ticked off before going live: ${title}`
    await noteChange(tx, doneAt, { kind: 'settings', summary, actorId: staff.id })
  })
  const doneBy = { id: staff.id, name: staff.name }
  return { id, state: 'done', found: null, doneAt, doneBy, isByHand: true }
}

export async function untickTask({ db, now }: TickDeps, staff: StaffMember, id: string): Promise<LiveTask> {
  const { title } = getOwnerTask(id)
  await transact(db, async (tx) => {
    // Opened twice at once is opened once, and so is its line in the log.
    if (!(await deleteMark(tx, markOf(id)))) return
    const summary = `Opened again before going live: ${title}`
    await noteChange(tx, now(), { kind: 'settings', summary, actorId: staff.id })
  })
  return { id, state: 'open', found: null, doneAt: null, doneBy: null, isByHand: true }
}

/** Apart from marks of what was seen, whatever an owner calls a task. */
export function markOf(taskId: string) {
  return `task:${taskId}`
}

/** Only what is done by hand: what can be seen is not a matter of opinion. */
function getOwnerTask(id: string) {
  const task = ownerTasks.find((known) => known.id === id)
  if (!task) throw new Refusal('not-found', 'no-such-live-task')
  return task
}
