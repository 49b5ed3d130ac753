import { CREATORS_MAX, type CreatorList, type CreatorQuestion } from '@nokshi/contract/safety/creators.ts'
import type * as z from 'zod'
import { RECOVERY_WAIT_MS } from '../auth/recover-address.ts'
import { listOpenRecoveries } from '../auth/recovery-queries.ts'
import type { Deps } from '../platform/deps.ts'
import { listActiveOwnerIds, listStaff } from '../staff/queries.ts'
import { countCreators, listCreators } from './queries.ts'

const DAY = 24 * 60 * 60 * 1000
const SPAN_DAYS = 28

/** For owners of the studio: sums of pages only. */
export async function readCreators(
  { db, now }: Deps,
  staffId: string,
  { state, q }: z.infer<typeof CreatorQuestion>,
): Promise<CreatorList> {
  const today = Math.floor(now() / DAY)
  const spans = { from: today - SPAN_DAYS + 1, before: today - 2 * SPAN_DAYS + 1 }
  const counts = await countCreators(db, spans)
  const rows = await listCreators(db, spans, { state, q, limit: CREATORS_MAX })
  const recoveries = new Map((await listOpenRecoveries(db)).map((recovery) => [recovery.userId, recovery]))
  const names = new Map((await listStaff(db)).map(({ id, name }) => [id, name]))
  const owners = await listActiveOwnerIds(db)

  const presentRecovery = (userId: string) => {
    const recovery = recoveries.get(userId)
    return recovery
      ? {
          email: recovery.toEmail,
          reason: recovery.reason,
          startedBy: names.get(recovery.startedBy) ?? '',
          isOwn: recovery.startedBy === staffId,
          isConfirmed: recovery.confirmedAt !== null,
          isApproved: owners.some((id) => id === recovery.approvedBy),
          movesAt: recovery.startedAt + RECOVERY_WAIT_MS,
        }
      : null
  }
  return {
    counts,
    creators: rows.map(({ id, email, emailVerified, createdAt, username, suspendedAt, ...sums }) => ({
      id,
      email,
      isConfirmed: emailVerified === 1,
      createdAt,
      username,
      isSuspended: suspendedAt !== null,
      reports: Number(sums.reports ?? 0),
      visits: Number(sums.visits ?? 0),
      visitsBefore: Number(sums.visitsBefore ?? 0),
      recovery: presentRecovery(id),
    })),
  }
}
