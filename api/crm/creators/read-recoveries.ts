import type { AccountRecovery } from '@nokshi/contract/crm/creators.ts'
import { otherOwners, RECOVERY_WAIT_MS } from '../../auth/recover-address.ts'
import { listOpenRecoveries } from '../../auth/recovery-queries.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listActiveOwners, listStaff } from '../staff/queries.ts'
import { findCreator } from './queries.ts'

/** All open recoveries; that of this account first. */
export async function readRecoveries({ db }: Deps, staffId: string, id: string): Promise<AccountRecovery> {
  const creator = await findCreator(db, id)
  if (!creator) throw new Refusal('not-found', 'no-such-creator')
  const names = new Map((await listStaff(db)).map((staff) => [staff.id, staff.name]))
  const owners = await listActiveOwners(db)
  const open = await listOpenRecoveries(db)
  const running = open.map(async ({ userId, startedBy, approvedBy, ...recovery }) => ({
    creatorId: userId,
    username: (await findCreator(db, userId))?.username ?? null,
    email: recovery.fromEmail,
    newEmail: recovery.toEmail,
    reason: recovery.reason,
    startedBy: names.get(startedBy) ?? '',
    isOwn: startedBy === staffId,
    isConfirmed: recovery.confirmedAt !== null,
    isApproved: otherOwners(owners, startedBy).some((owner) => owner.id === approvedBy),
    needsApproval: otherOwners(owners, startedBy).length > 0,
    movesAt: recovery.startedAt + RECOVERY_WAIT_MS,
  }))
  return {
    ...creator,
    running: (await Promise.all(running)).toSorted(
      (one, other) => Number(other.creatorId === id) - Number(one.creatorId === id),
    ),
  }
}
