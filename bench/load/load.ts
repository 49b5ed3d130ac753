import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

/** Stands in a request where each sending of it needs an id of its own, as long as this. */
export const ID = 'an-id-of-22-characters'

/** Stands where each sending comes from an address of its own, as long as this. */
export const ADDRESS = '10.100.100.100'

export interface Load {
  port: number
  connections: number
  /** Whole requests as they go over the wire, sent in turns. */
  requests: string[]
  /** The one status that is right for all of them; any other ends the run. */
  status: number
  lasts: { seconds: number } | { requests: number }
}

export interface Outcome {
  requests: number
  seconds: number
  perSecond: number
  medianMs: number
  p99Ms: number
  /** The part of one core that the generator itself needed. */
  busy: number
}

let generator: ChildProcess | undefined

/** Every connection sends its next request when the last one was answered. */
export function applyLoad(load: Load): Promise<Outcome> {
  // Kept from round to round: a new one would spend the first half second compiling itself, while the server waits.
  generator ??= fork(join(import.meta.dirname, 'load-process.ts'))
  const child = generator
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => {
      generator = undefined
      reject(new Error(`The load generator ended with ${code}.`))
    }
    child.once('exit', onExit)
    // Written in load-process.ts, which answers nothing else.
    child.once('message', (outcome) => {
      child.off('exit', onExit)
      resolve(outcome as Outcome)
    })
    child.send(load)
  })
}
