import type { Refused } from '@nokshi/contract/sentences/sentences.ts'
import { Refusal } from './refusal.ts'

/** An id of whoever the work is for. */
type Somebody = string | symbol

interface TurnRule {
  /** How many may work at the same time. */
  atOnce: number
  /** How many may wait before the next one is sent away. */
  waitingMax: number
  /** How long each may wait; without it, as long as it takes. */
  waitingMs?: number
  /** What those are told who are sent away. */
  busyCode: Refused
}

/** How many of the waiting places one person may take: nobody is sent away because somebody else sends much. */
const WAITING_MAX_EACH = 10

/**
 * Lets expensive work happen a few at a time: memory and cores are few. Everybody has one turn at a time, and then goes
 * to the end of the row; work for nobody in particular is first come, first served.
 */
export function createTurns({ atOnce, waitingMax, waitingMs, busyCode }: TurnRule) {
  const running = new Set<Somebody>()
  /** What each of them waits for, in the order of their turns. */
  const rows = new Map<Somebody, (() => void)[]>()
  let waiting = 0

  function wait(who: Somebody) {
    const row = rows.get(who) ?? []
    if (waiting >= waitingMax || row.length >= WAITING_MAX_EACH) throw busy()
    waiting++
    rows.set(who, row)
    return new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(patience)
        resolve()
      }
      const giveUp = () => {
        forget(who, row, begin)
        reject(busy())
      }
      const patience = waitingMs === undefined ? undefined : setTimeout(giveUp, waitingMs)
      row.push(begin)
    })
  }

  function forget(who: Somebody, row: (() => void)[], begin: () => void) {
    row.splice(row.indexOf(begin), 1)
    waiting--
    if (row.length === 0) rows.delete(who)
  }

  function busy() {
    return new Refusal('too-many', busyCode, { retryAfterSeconds: 5 })
  }

  function callNext() {
    const [who, row] = rows.entries().find(([who]) => !running.has(who)) ?? []
    const begin = row?.shift()
    if (who === undefined || row === undefined || begin === undefined) return
    waiting--
    rows.delete(who)
    if (row.length > 0) rows.set(who, row)
    // The place is handed over before anything else can happen, so that nobody slips in between.
    running.add(who)
    begin()
  }

  async function inTurn<Result>(
    work: () => Promise<Result>,
    who: Somebody = Symbol('nobody in particular'),
  ): Promise<Result> {
    if (running.size < atOnce && !running.has(who)) running.add(who)
    else await wait(who)
    try {
      return await work()
    } finally {
      running.delete(who)
      callNext()
    }
  }

  /** Whether somebody else than this one waits. */
  inTurn.isAwaitedByOthers = (who: Somebody) => rows.keys().some((waiting) => waiting !== who)
  return inTurn
}
