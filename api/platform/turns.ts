import { Refusal } from './refusal.ts'

interface TurnRule {
  /** How many may work at the same time. */
  atOnce: number
  /** How many may wait before the next one is sent away. */
  waitingMax: number
  busyCode: string
  busySentence: string
}

/** Lets expensive work happen a few at a time, first come, first served: memory and cores are few. */
export function createTurns({ atOnce, waitingMax, busyCode, busySentence }: TurnRule) {
  let running = 0
  const waiting: (() => void)[] = []

  function wait() {
    if (waiting.length >= waitingMax)
      throw new Refusal('too-many', busyCode, busySentence, { retryAfterSeconds: 5 })
    return new Promise<void>((resolve) => waiting.push(resolve))
  }

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running++
    else await wait()
    try {
      return await work()
    } finally {
      // The place is handed over, not given back, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
