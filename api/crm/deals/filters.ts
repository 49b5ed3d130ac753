import type { DealQuestion } from '@nokshi/contract/deals.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { withPrefix } from '../search/queries.ts'
import { searchTerms } from '../search/terms.ts'
import { silentBefore } from './quiet-deals.ts'
import type { StageRow } from './stage-queries.ts'

/** A condition on `deal`, for whatever query has that table in it. */
export type DealFilter = RawBuilder<boolean>

export const everyDeal: DealFilter = sql<boolean>`1 = 1`
const noDeal: DealFilter = sql<boolean>`1 = 0`

/** The question of the address bar; the same for the board, the list and the sums above them. */
export function toFilter(
  db: Db,
  { q, owner, service, quiet, stage }: Partial<DealQuestion>,
  stages: StageRow[],
  now: number,
): DealFilter {
  const filters: DealFilter[] = [everyDeal]
  if (owner !== undefined) filters.push(sql`deal.owner_id = ${owner}`)
  if (service !== undefined) filters.push(sql`deal.service = ${service}`)
  if (stage !== undefined) filters.push(sql`deal.stage_id = ${stage}`)
  if (quiet) filters.push(quietFilter(stages, now))
  const terms = searchTerms(q)
  if (terms?.length === 0) filters.push(noDeal)
  for (const term of terms ?? []) filters.push(sql`deal.id in (${withPrefix(db, 'deal', term)})`)
  return sql<boolean>`${sql.join(filters, sql` and `)}`
}

function quietFilter(stages: StageRow[], now: number): DealFilter {
  const silences = stages.flatMap((stage) => {
    const before = silentBefore(stage, now)
    return before === null ? [] : [sql`(deal.stage_id = ${stage.id} and deal.last_activity_at <= ${before})`]
  })
  return silences.length === 0 ? noDeal : sql<boolean>`(${sql.join(silences, sql` or `)})`
}
