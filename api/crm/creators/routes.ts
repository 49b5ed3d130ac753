import {
  type AccountRecovery,
  CREATORS_MAX,
  type CreatorList,
  type CreatorQuestion,
} from '@nokshi/contract/crm/creators.ts'
import type * as z from 'zod'
import { listOpenRecoveries } from '../../auth/queries.ts'
import { confirmByStudio } from '../../auth/recover-account.ts'
import {
  approveRecovery,
  otherOwners,
  RECOVERY_WAIT_MS,
  startRecovery,
  stopRecovery,
} from '../../auth/recover-address.ts'
import { transact } from '../../database/connect.ts'
import { implement, success } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { DAY } from '../../platform/zoned-time.ts'
import { listActiveOwners, listStaff } from '../staff/queries.ts'
import { countCreators, findCreator, listCreators } from './queries.ts'

export function creatorRoutes(deps: Deps) {
  return implement({
    'GET /api/crm/creators': (_c, { query }) => readCreators(deps, query),
    'GET /api/crm/creators/{id}/recovery': (c, { id }) => readRecoveries(deps, c.get('staff').id, id),
    'POST /api/crm/creators/{id}/confirmation': (c, { id }) => success(confirmByStudio(deps, id, c.get('staff').id)),
    'POST /api/crm/creators/{id}/recovery': (c, { id, body: { email, reason } }) =>
      success(startRecovery(deps, { userId: id, email, reason, staffId: c.get('staff').id })),
    'POST /api/crm/creators/{id}/recovery/approval': async (c, { id }) =>
      success(approveRecovery(deps, id, c.get('staff').id, await listActiveOwners(deps.db))),
    'POST /api/crm/creators/{id}/recovery/stop': (c, { id }) =>
      success(transact(deps.db, (tx) => stopRecovery(deps, tx, id, { staffId: c.get('staff').id }))),
  })
}

const SPAN_DAYS = 28

/** For owners of the studio: sums of pages only. */
async function readCreators({ db, now }: Deps, { state, q }: z.infer<typeof CreatorQuestion>): Promise<CreatorList> {
  const today = Math.floor(now() / DAY)
  const spans = { from: today - SPAN_DAYS + 1, before: today - 2 * SPAN_DAYS + 1 }
  const counts = await countCreators(db, spans)
  const rows = await listCreators(db, spans, { state, q, limit: CREATORS_MAX })
  const recovering = new Set((await listOpenRecoveries(db)).map(({ userId }) => userId))
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
      isRecovering: recovering.has(id),
    })),
  }
}

/** All open recoveries; that of this account first. */
async function readRecoveries({ db }: Deps, staffId: string, id: string): Promise<AccountRecovery> {
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
