import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../database/connect.ts'
import { takeAdvisoryLock } from '../../database/engine-forks.ts'
import { transact } from '../../database/transact.ts'
import { eraseSubmissions } from '../../intake/erase-submission.ts'
import type { Deps } from '../../platform/deps.ts'
import { ADOPTION } from '../adoption/adopt-submission.ts'
import { FIRST_VERSION } from '../adoption/triage-queries.ts'
import { listOnlyInLog, scrubChanges } from '../history/erase-changes.ts'
import { listActivityIdsOfSubmissions, listSuggestionIdsOfSubmissions } from '../history/erase-queries.ts'
import { eraseNotes } from '../history/erase-rows.ts'
import { inBatches } from '../history/in-batches.ts'
import { deleteRows } from '../records/journal-queries.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { listOldSpam, listStillOldSpam, type SpamPlace } from './queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** In one transaction, which is short: nothing is taken in meanwhile. */
const AT_ONCE = 100

/**
 * Erases spam that nobody called something else, as long as the owner wants it kept, counted from when it was marked.
 * The privacy page promises it, so a round goes on until nothing is left, however much came in. A submission that cannot be erased
 * is passed over until the next round.
 */
export async function emptySpam(deps: Pick<Deps, 'db' | 'now' | 'log'>) {
  const { retentionDays } = await getStudioSettings(deps.db)
  const before = deps.now() - retentionDays * DAY_MS
  for (let last: SpamPlace | undefined; ; ) {
    const batch = await listOldSpam(deps.db, before, last, AT_ONCE)
    await inBatches(
      deps,
      batch.map(({ id }) => id),
      (ids) => transact(deps.db, (tx) => eraseStillSpam(tx, before, ids)),
    )
    last = batch.at(-1)
    if (batch.length < AT_ONCE) return
    // Requests that wait are answered before the next batch.
    await setImmediate()
  }
}

async function eraseStillSpam(tx: Db, before: number, ids: string[]) {
  // Somebody may say at this very moment that it is none: they wait, and are told that it is gone.
  await takeAdvisoryLock(tx, ADOPTION)
  const submissions = await listStillOldSpam(tx, before, ids)
  const idsOf = (rows: typeof submissions) => rows.map(({ id }) => id)
  // Of spam that nobody ever touched nothing was made, and the log says nothing: most of it, when there is much.
  await eraseSubmissions(tx, idsOf(submissions.filter(({ version }) => version === FIRST_VERSION)))
  await eraseTouched(tx, idsOf(submissions.filter(({ version }) => version > FIRST_VERSION)))
}

/** With what was made of them and taken back. People and deals that somebody has worked on stay. */
async function eraseTouched(tx: Db, submissions: string[]) {
  if (submissions.length === 0) return
  const told = await listActivityIdsOfSubmissions(tx, submissions)
  await eraseNotes(tx, 'activity', told)
  const suggested = await listSuggestionIdsOfSubmissions(tx, submissions)
  await deleteRows(tx, 'suggestion', suggested)
  const undone = await listOnlyInLog(tx, new Set(submissions))
  await eraseSubmissions(tx, submissions)
  await scrubChanges(tx, new Set([...submissions, ...told, ...suggested, ...undone]))
}
