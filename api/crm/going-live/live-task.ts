import type { LiveTask } from '@nokshi/contract/crm/going-live.ts'

/** A task of which nobody needs to say that it is done: it can be seen. */
export function liveTask(task: Pick<LiveTask, 'id' | 'state' | 'found'> & Partial<LiveTask>): LiveTask {
  return { doneAt: null, doneBy: null, isByHand: false, ...task }
}
