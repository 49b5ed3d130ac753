import { type DealQuestion, NO_OWNER } from '@nokshi/contract/crm/deals.ts'
import { MINOR_UNITS } from '@nokshi/contract/crm/records.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { DAY } from '../../platform/zoned-time.ts'
import { withPrefix } from '../search/queries.ts'
import { searchTerms } from '../search/terms.ts'
import { amountInBase } from './rate-queries.ts'
import { type StageRow, silentBefore } from './stage-queries.ts'

/** A condition for any query that has the table `deal`. */
export type DealFilter = RawBuilder<boolean>

export const everyDeal: DealFilter = sql<boolean>`1 = 1`
const noDeal: DealFilter = sql<boolean>`1 = 0`

/** Those of one member, and those of nobody. */
export function ownedBy(staffId: string): DealFilter {
  return sql<boolean>`(deal.owner_id = ${staffId} or deal.owner_id is null)`
}

/** The filter of the board, the list, their totals and bulk changes. */
export async function toFilter(
  db: Db,
  question: Partial<DealQuestion>,
  stages: StageRow[],
  now: number,
): Promise<DealFilter> {
  const { q, owner, service, quiet, stage, closeFrom, closeTo, minDays } = question
  const filters: DealFilter[] = [everyDeal, ...(await amountFilters(db, question))]
  if (owner !== undefined) filters.push(owner === NO_OWNER ? sql`deal.owner_id is null` : sql`deal.owner_id = ${owner}`)
  if (closeFrom !== undefined) filters.push(sql`deal.expected_close >= ${closeFrom}`)
  if (closeTo !== undefined) filters.push(sql`deal.expected_close <= ${closeTo}`)
  if (minDays !== undefined) filters.push(sql`deal.created_at <= ${now - minDays * DAY}`)
  if (service !== undefined) filters.push(sql`deal.service = ${service}`)
  if (stage !== undefined) filters.push(sql`deal.stage_id = ${stage}`)
  if (quiet) filters.push(quietFilter(stages, now))
  const terms = searchTerms(q)
  if (terms?.length === 0) filters.push(noDeal)
  for (const term of terms ?? []) filters.push(sql`deal.id in (${withPrefix(db, 'deal', term)})`)
  return sql<boolean>`${sql.join(filters, sql` and `)}`
}

async function amountFilters(db: Db, { minAmount, maxAmount }: Partial<DealQuestion>) {
  if (minAmount === undefined && maxAmount === undefined) return []
  const amount = await amountInBase(db)
  const filters: DealFilter[] = []
  if (minAmount !== undefined) filters.push(sql`${amount} >= ${minAmount * MINOR_UNITS}`)
  if (maxAmount !== undefined) filters.push(sql`${amount} <= ${maxAmount * MINOR_UNITS}`)
  return filters
}

function quietFilter(stages: StageRow[], now: number): DealFilter {
  const silences = stages.flatMap((stage) => {
    const before = silentBefore(stage, now)
    return before === null ? [] : [sql`(deal.stage_id = ${stage.id} and deal.last_activity_at <= ${before})`]
  })
  return silences.length === 0 ? noDeal : sql<boolean>`(${sql.join(silences, sql` or `)})`
}
