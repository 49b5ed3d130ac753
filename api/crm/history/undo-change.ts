import type { Selectable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isTaken } from '../../database/engine-forks.ts'
import type { Database } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import { updateUndone } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { goLiveAgain } from '../../website/go-live.ts'
import { readTouched } from '../records/change-parts.ts'
import { type Journal, journalIn } from '../records/journal.ts'
import { findChange } from '../records/journal-queries.ts'
import { refreshTouched } from '../search/refresh.ts'
import { putBack } from './put-back.ts'
import { changedSince, requireNoNewWork } from './undo-guards.ts'

/** Restores all rows, the last touched first, unless one has changed since. The undo can be undone. */
export function undoChange(deps: Pick<Deps, 'db' | 'now'>, actorId: string, changeId: string) {
  return undoAtOnce(deps, (tx) => undoIn(tx, deps.now(), actorId, changeId))
}

/** The newest first, because a later change may depend on an earlier one. All or none. */
export function undoChanges(deps: Pick<Deps, 'db' | 'now'>, actorId: string, changeIds: string[]) {
  return undoAtOnce(deps, async (tx) => {
    for (const changeId of changeIds.toReversed()) await undoIn(tx, deps.now(), actorId, changeId)
  })
}

async function undoAtOnce<Result>({ db }: Pick<Deps, 'db'>, work: (tx: Db) => Promise<Result>) {
  try {
    return await transact(db, work)
  } catch (error) {
    // Another contact has an address that was free then.
    if (isTaken(error)) throw changedSince()
    throw error
  }
}

async function undoIn(tx: Db, now: number, actorId: string, changeId: string) {
  const change = await findChange(tx, changeId)
  if (!change) throw new Refusal('not-found', 'no-such-change')
  if (!(await updateUndone(tx, changeId, now))) throw new Refusal('conflict', 'undone-before')
  const { result: touched, changeId: undoId } = await journalIn(tx, now, async (journal) => ({
    result: await undoWithin(journal, change),
    about: aboutUndoing(change, actorId),
  }))
  await goLiveAgain(tx, { now, actorId }, touched)
  return { change: { ...change, undoneAt: now }, undoId, touched }
}

/** Undoes within another change; when it refuses, the caller must roll back. */
export async function undoWithin(journal: Journal, change: Selectable<Database['change']>) {
  const touched = await readTouched(journal.tx, change)
  if (touched.length === 0) throw new Refusal('conflict', 'for-good')
  await requireNoNewWork(journal.tx, change, touched)
  await putBack(journal, touched.toReversed())
  await refreshTouched(journal.tx, touched)
  return touched
}

function aboutUndoing(change: Selectable<Database['change']>, actorId: string) {
  const { contactId, companyId, dealId } = change
  return { kind: 'undone', summary: `Undone: ${change.summary}`, actorId, contactId, companyId, dealId }
}
