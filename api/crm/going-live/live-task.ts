import type { LiveTask } from '@nokshi/contract/crm/going-live.ts'

/** A task whose state is detected, not confirmed by hand. */
export function liveTask(task: Pick<LiveTask, 'id' | 'state' | 'found'> & Partial<LiveTask>): LiveTask {
  return { doneAt: null, doneBy: null, isByHand: false, ...task }
}
