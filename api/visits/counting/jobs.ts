import { setImmediate } from 'node:timers/promises'
import { sweepTable } from '../../database/sweep-table.ts'
import type { BackgroundJobs } from '../../outbox/background.ts'
import type { Deps } from '../../platform/deps.ts'
import { aggregateVisits } from './aggregate-visits.ts'
import { utcDay } from './owner-day.ts'
import { deleteSaltsBefore } from './queries.ts'

export function visitJobs(deps: Deps): BackgroundJobs {
  const { db, now } = deps
  return {
    jobs: [
      { name: 'count visits', everySeconds: 1, isDueAtStart: true, run: () => aggregateVisits(deps) },
      { name: 'forget old visits', everySeconds: 5, run: createForgetting(deps) },
      {
        name: 'delete old visitor salts',
        everySeconds: 60 * 60,
        // Yesterday's salt stays for a process whose clock is behind.
        run: () => deleteSaltsBefore(db, utcDay(now()) - 1),
      },
    ],
  }
}

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
