import { creators } from '../accounts/kinds.ts'
import { deleteTokensOfKind, RECOVERY_LINKS } from '../accounts/tokens.ts'
import type { Db } from '../database/connect.ts'
import { noteChange } from '../platform/change-log.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { findOpenRecovery, updateRecovery } from './recovery-queries.ts'

type Clock = Pick<Deps, 'now'>

const stoppedBy = {
  'old mailbox': 'Stopped from the old mailbox',
  'another account': 'The new address has another account by now',
  'no owner': 'Begun by somebody who is no owner any more',
  nobody: 'Not completed in time',
}

/** An owner of the studio, the reader of the old mailbox, or the system. */
type Stopper = { staffId: string } | keyof typeof stoppedBy

export async function stopRecovery(deps: Clock, tx: Db, userId: string, stopper: Stopper) {
  if (!(await stopIfOpen(deps, tx, userId, stopper))) throw new Refusal('not-found', 'no-recovery')
}

export async function stopIfOpen({ now }: Clock, tx: Db, userId: string, stopper: Stopper) {
  const recovery = await findOpenRecovery(tx, userId)
  if (!recovery || !(await updateRecovery(tx, recovery.id, { endedAt: now() }))) return false
  await deleteTokensOfKind(tx, { kind: creators, id: userId }, RECOVERY_LINKS)
  const how = typeof stopper === 'string' ? stoppedBy[stopper] : 'Stopped'
  const summary = `${how}: the account ${recovery.fromEmail} keeps its address`
  const actorId = typeof stopper === 'string' ? null : stopper.staffId
  await noteChange(tx, now(), { kind: 'creator', summary, actorId })
  return true
}
