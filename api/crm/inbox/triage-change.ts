import { type Db, transact } from '../../database/connect.ts'
import { takeAdvisoryLock } from '../../database/engine-forks.ts'
import { findSubmission } from '../../intake/queries.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import { ADOPTION, adoptSubmission, findTriage, type TriageRow } from '../adoption/adopt-submission.ts'
import { type ChangeAbout, type Journal, journalIn } from '../records/journal.ts'

interface Decision {
  /** Whether there is nothing to do: then a second press changes nothing. */
  isDone: (triage: TriageRow, tx: Db) => boolean | Promise<boolean>
  work: (journal: Journal, triage: TriageRow) => Promise<ChangeAbout>
}

/** Applies a decision about a submission under the lock. Returns the id of the change, or null for none. */
export async function changeTriage(deps: Deps, id: string, { isDone, work }: Decision) {
  await requireAdopted(deps, id)
  return transact(deps.db, async (tx) => {
    await takeAdvisoryLock(tx, ADOPTION)
    const triage = await findTriage(tx, id)
    if (!triage) throw noSuchSubmission()
    if (await isDone(triage, tx)) return null
    const { changeId } = await journalIn(tx, deps.now(), async (journal) => ({
      result: undefined,
      about: await work(journal, triage),
    }))
    return changeId
  })
}

/** Staff may decide before the outbox has adopted the submission. */
export async function requireAdopted(deps: Deps, id: string) {
  if (await findTriage(deps.db, id)) return
  if (!(await findSubmission(deps.db, id))) throw noSuchSubmission()
  try {
    await adoptSubmission(deps, id)
  } catch (error) {
    deps.log.error('adoption failed', describeError(error))
    throw new Refusal('conflict', 'not-adopted')
  }
}

export function noSuchSubmission() {
  return new Refusal('not-found', 'no-such-post')
}

export function requireNoSpam({ tab }: TriageRow) {
  if (tab === 'spam') throw new Refusal('conflict', 'in-spam')
}

export function aboutSubmission(
  kind: string,
  summary: string,
  actorId: string | null,
  { contactId, companyId, dealId }: Pick<TriageRow, 'contactId' | 'companyId' | 'dealId'>,
): ChangeAbout {
  return { kind, summary, actorId, contactId, companyId, dealId }
}
