import { EventEmitter } from 'node:events'

/** Emits all usernames of a profile after a committed change. Other processes notice by its version. */
export type PageSignal = EventEmitter<{ changed: [usernames: string[]] }>

export function createPageSignal(): PageSignal {
  return new EventEmitter()
}
