import { setImmediate } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { transact } from '../../database/connect.ts'
import { findDatabaseFailure } from '../../database/database-failure.ts'
import { takeAdvisoryLock } from '../../database/engine-forks.ts'
import type { Database } from '../../database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log.ts'
import { findEndOfJournal, listJournal, moveFromJournal } from './queries.ts'
import { storeVisits } from './store-visits.ts'
import { decodeEvents, isOfSite, type VisitEvent, WHOLE_SITE } from './visit-event.ts'

export type Aggregator = Pick<Deps, 'db' | 'metrics' | 'log'>

/** Rows per transaction. Hashes are random, so a few hundred visits touch as many pages as a few thousand. */
const ROWS_AT_ONCE = 100

/** After so many, other requests get their turn. */
const ROWS_IN_A_ROW = 20

export async function aggregateVisits(deps: Aggregator) {
  const end = await findEndOfJournal(deps.db)
  for (let last = 0; last < end; ) {
    const rows = await listJournal(deps.db, { after: last, upTo: end, limit: ROWS_AT_ONCE })
    await aggregateRows(deps, rows).catch((error: unknown) => aggregateOneByOne(deps, rows, error))
    last = rows.at(-1) ?? end
  }
}

/** For readers: when the disk is full, the known sums are shown. */
export async function aggregateIfPossible(deps: Aggregator) {
  await aggregateVisits(deps).catch((error: unknown) => deps.log.error('visits not counted', describeError(error)))
}

/** One row may have broken the batch. It stays in the journal for the next time. */
async function aggregateOneByOne(deps: Aggregator, rows: number[], error: unknown) {
  if (findDatabaseFailure(error)) throw error
  for (const row of rows)
    await aggregateRows(deps, [row]).catch((reason: unknown) =>
      deps.log.error('visits not counted', { row, ...describeError(reason) }),
    )
}

/** Of two processes, the one that deletes the rows counts them. */
async function aggregateRows({ db, metrics }: Aggregator, rows: number[]) {
  const outcomes = await transact(db, (tx) => countRows(tx, rows))
  for (const [outcome, times] of Object.entries(outcomes)) metrics.visits.inc({ outcome }, times)
}

async function countRows(tx: Transaction<Database>, rows: number[]) {
  // Prevents a deadlock of two processes that lock pages in different orders.
  await takeAdvisoryLock(tx, 'count visits')
  const outcomes = { counted: 0, repeated: 0, filtered: 0 }
  for (let start = 0; start < rows.length; start += ROWS_IN_A_ROW) {
    const texts = await moveFromJournal(tx, rows.slice(start, start + ROWS_IN_A_ROW))
    const events = texts.flatMap(decodeEvents)
    const counted = await countEvents(tx, events)
    for (const one of events) {
      // The same beacon also counts for the whole site.
      if (isOfSite(one.subject) && one.subject !== WHOLE_SITE) continue
      if (one.kind === 'filtered') outcomes.filtered++
      // A click comes with its visit, which was counted before.
      else if (one.clicks.length === 0) outcomes[counted.has(one) ? 'counted' : 'repeated']++
    }
    await setImmediate()
  }
  return outcomes
}

/** Day by day, because each visitor has one last day. Returns the new visits. */
async function countEvents(tx: Transaction<Database>, events: VisitEvent[]) {
  const days = Map.groupBy(events, ({ day }) => day)
  const counted = new Set<VisitEvent>()
  for (const day of [...days.keys()].sort((one, other) => one - other))
    for (const visit of await storeVisits(tx, days.get(day) ?? [])) counted.add(visit)
  return counted
}
