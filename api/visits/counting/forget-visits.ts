import { setImmediate } from 'node:timers/promises'
import { sweepTable } from '../../database/sweep-table.ts'
import type { Deps } from '../../platform/deps.ts'
import { utcDay } from './owner-day.ts'

/** Hashes only prevent double counting of resent beacons. One more day, as the owner's day may be behind. */
const VISIT_DAYS = 7 + 1

/** Thirteen months after the last visit. Later visitors count as new. */
const VISITOR_DAYS = 396 + 1

/** Clicks are deleted after their visits, else they could be counted again. */
const tables = [
  { name: 'visit', hash: 'visit_hash', day: 'day', keptDays: VISIT_DAYS },
  { name: 'click', hash: 'click_hash', day: 'day', keptDays: VISIT_DAYS },
  { name: 'visitor', hash: 'visitor_hash', day: 'last_day', keptDays: VISITOR_DAYS },
]

/** Steps per round, every few seconds: one or two per cent of a processor. */
const STEPS = 10

/** Deletes old hashes in steps, once through all tables a day. The sums stay. */
export function createForgetting({ db, now }: Pick<Deps, 'db' | 'now'>) {
  let walk: AsyncGenerator<void> | undefined
  let begunOn: number | undefined

  async function* walkThroughAll(today: number) {
    for (const { keptDays, ...table } of tables) yield* sweepTable(db, table, today - keptDays)
  }

  return async () => {
    const today = utcDay(now())
    if (!walk && begunOn === today) return
    walk ??= walkThroughAll(today)
    begunOn = today
    try {
      for (let step = 0; step < STEPS; step++) {
        const { done } = await walk.next()
        if (done) walk = undefined
        if (!walk) return
        await setImmediate()
      }
    } catch (error) {
      walk = undefined
      begunOn = undefined
      throw error
    }
  }
}
