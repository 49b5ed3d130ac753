import { setImmediate } from 'node:timers/promises'
import { type Db, transact } from '../../database/connect.ts'
import { takeAdvisoryLock } from '../../database/engine-forks.ts'
import type { PlaceInList } from '../../database/part-of-list.ts'
import { eraseSubmissions } from '../../intake/erase-submission.ts'
import type { Deps } from '../../platform/deps.ts'
import { DAY } from '../../platform/zoned-time.ts'
import { ADOPTION, FIRST_VERSION } from '../adoption/adopt-submission.ts'
import { listOnlyInLog, scrubChanges } from '../history/erase-changes.ts'
import { eraseNotes, listIdsReferring } from '../history/erase-rows.ts'
import { inBatches } from '../history/in-batches.ts'
import { idsOf } from '../records/ids.ts'
import { deleteRows } from '../records/journal-queries.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { listOldSpam, listStillOldSpam } from './queries.ts'

/** Per transaction, which must be short because adoption waits for it. */
const AT_ONCE = 100

/**
 * Erases spam that has been marked for longer than the owner's setting. The privacy page promises it, so a
 * run continues until none is left. A submission that cannot be erased waits for the next run.
 */
export async function emptySpam(deps: Pick<Deps, 'db' | 'now' | 'log'>) {
  const { retentionDays } = await getStudioSettings(deps.db)
  const before = deps.now() - retentionDays * DAY
  for (let last: PlaceInList | undefined; ; ) {
    const batch = await listOldSpam(deps.db, before, last, AT_ONCE)
    await inBatches(deps, idsOf(batch), (ids) => transact(deps.db, (tx) => eraseStillSpam(tx, before, ids)))
    last = batch.at(-1)
    if (batch.length < AT_ONCE) return
    // Lets waiting requests run.
    await setImmediate()
  }
}

async function eraseStillSpam(tx: Db, before: number, ids: string[]) {
  // Whoever unmarks it at the same time waits, and is told that it is gone.
  await takeAdvisoryLock(tx, ADOPTION)
  const submissions = await listStillOldSpam(tx, before, ids)
  // Most spam was never touched: it has no records and no log.
  await eraseSubmissions(tx, idsOf(submissions.filter(({ version }) => version === FIRST_VERSION)))
  await eraseTouched(tx, idsOf(submissions.filter(({ version }) => version > FIRST_VERSION)))
}

/** Also erases what was made from them and undone. Records that somebody has worked on stay. */
async function eraseTouched(tx: Db, submissions: string[]) {
  if (submissions.length === 0) return
  const told = await listIdsReferring(tx, ['activity', 'submissionId'], submissions)
  await eraseNotes(tx, 'activity', told)
  const suggested = await listIdsReferring(tx, ['suggestion', 'submissionId'], submissions)
  await deleteRows(tx, 'suggestion', suggested)
  const undone = await listOnlyInLog(tx, new Set(submissions))
  await eraseSubmissions(tx, submissions)
  await scrubChanges(tx, new Set([...submissions, ...told, ...suggested, ...undone]))
}
