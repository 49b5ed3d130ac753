import { CREATORS_MAX, type CreatorList, type CreatorQuestion } from '@nokshi/contract/crm/creators.ts'
import type * as z from 'zod'
import { listOpenRecoveries } from '../../auth/recovery-queries.ts'
import type { Deps } from '../../platform/deps.ts'
import { countCreators, listCreators } from './queries.ts'

const DAY = 24 * 60 * 60 * 1000
const SPAN_DAYS = 28

/** For owners of the studio: sums of pages only. */
export async function readCreators(
  { db, now }: Deps,
  { state, q }: z.infer<typeof CreatorQuestion>,
): Promise<CreatorList> {
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
