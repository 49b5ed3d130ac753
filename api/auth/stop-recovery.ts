import type { Db } from '../database/connect.ts'
import { noteChange } from '../platform/change-log.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { deleteRecoveryLinks } from './queries.ts'
import { findOpenRecovery, updateRecovery } from './recovery-queries.ts'

type Clock = Pick<Deps, 'now'>

/** By an owner of the studio, or by whoever still reads the old mailbox. */
export async function stopRecovery(deps: Clock, tx: Db, userId: string, staffId: string | null) {
  if (!(await stopIfOpen(deps, tx, userId, staffId))) throw new Refusal('not-found', 'no-recovery')
}

/** False when none is open. */
export async function stopIfOpen({ now }: Clock, tx: Db, userId: string, staffId: string | null) {
  const recovery = await findOpenRecovery(tx, userId)
  if (!recovery || !(await updateRecovery(tx, recovery.id, { endedAt: now() }))) return false
  await deleteRecoveryLinks(tx, userId)
  const who = staffId === null ? 'Stopped from the old mailbox' : 'Stopped'
  const summary = `${who}: the account ${recovery.fromEmail} keeps its address`
  await noteChange(tx, now(), { kind: 'creator', summary, actorId: staffId })
  return true
}
