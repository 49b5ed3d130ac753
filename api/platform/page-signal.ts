import { EventEmitter } from 'node:events'

/**
 * Emits the usernames of a profile after a change to it was committed: the new one and those before. Other
 * processes notice by its version, a second later at most.
 */
export type PageSignal = EventEmitter<{ changed: [usernames: string[]] }>

export function createPageSignal(): PageSignal {
  return new EventEmitter()
}
