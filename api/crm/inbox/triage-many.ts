import type { InboxChange } from '@nokshi/contract/crm/inbox.ts'
import type { ManyChanged } from '@nokshi/contract/crm/records.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { chosenIds, requireChanged } from '../records/many.ts'
import type { StaffMember } from '../staff/session.ts'
import { listIdsOfTab } from './queries.ts'
import { closeSubmission, releaseSubmission, reopenSubmission, takeSubmission } from './triage-moves.ts'
import { markSpam, unmarkSpam } from './triage-spam.ts'

const acts = {
  take: takeSubmission,
  release: releaseSubmission,
  close: closeSubmission,
  reopen: reopenSubmission,
  spam: markSpam,
  'not-spam': unmarkSpam,
}

/** Each submission in its own transaction. Skips those a colleague has taken; returns the changes to undo. */
export async function triageMany(deps: Deps, staff: StaffMember, { which, act }: InboxChange): Promise<ManyChanged> {
  const ids = await chosenIds(which, ({ tab }, limit) => listIdsOfTab(deps.db, tab, limit))
  const changeIds: string[] = []
  let error: Refusal | undefined
  let failed = 0
  for (const id of ids)
    try {
      const changeId = await acts[act](deps, staff, id)
      if (changeId !== null) changeIds.push(changeId)
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      error = refusal
      failed++
    }
  if (failed === 0) requireChanged(changeIds.length)
  return { count: changeIds.length, failed, error: error?.message ?? null, changeIds }
}
