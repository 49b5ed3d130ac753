import { ownerTasks } from '@nokshi/content/owner-tasks.ts'
import type { LiveTask } from '@nokshi/contract/crm/going-live.ts'
import { transact } from '../../database/connect.ts'
import { noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteMark, setMark } from '../../platform/live-marks.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { StaffMember } from '../staff/session.ts'

type TickDeps = Pick<Deps, 'db' | 'now'>

/** The log names whoever ticked it last. */
export async function tickTask({ db, now }: TickDeps, staff: StaffMember, id: string): Promise<LiveTask> {
  const { title } = getOwnerTask(id)
  const doneAt = now()
  await transact(db, async (tx) => {
    await setMark(tx, { name: markOf(id), doneAt, actorId: staff.id, fingerprint: null })
    const summary = `Ticked off before going live: ${title}`
    await noteChange(tx, doneAt, { kind: 'settings', summary, actorId: staff.id })
  })
  return { id, state: 'done', found: null, doneAt, isByHand: true }
}

export async function untickTask({ db, now }: TickDeps, staff: StaffMember, id: string): Promise<LiveTask> {
  const { title } = getOwnerTask(id)
  await transact(db, async (tx) => {
    // Of two requests at once, one deletes the mark and logs it.
    if (!(await deleteMark(tx, markOf(id)))) return
    const summary = `Opened again before going live: ${title}`
    await noteChange(tx, now(), { kind: 'settings', summary, actorId: staff.id })
  })
  return { id, state: 'open', found: null, doneAt: null, isByHand: true }
}

/** The prefix keeps these marks apart from others. */
export function markOf(taskId: string) {
  return `task:${taskId}`
}

/** Only tasks that are confirmed by hand; the others are detected. */
function getOwnerTask(id: string) {
  const task = ownerTasks.find((known) => known.id === id)
  if (!task) throw new Refusal('not-found', 'no-such-live-task')
  return task
}

/** A task whose state is detected, not confirmed by hand. */
export function liveTask(task: Pick<LiveTask, 'id' | 'state' | 'found'> & Partial<LiveTask>): LiveTask {
  return { doneAt: null, isByHand: false, ...task }
}
