import { type Currency, currencies } from '@nokshi/contract/crm/records.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { crossRate } from './money.ts'
import { getRateBook } from './rate-queries.ts'

/** The rate of a closed deal; null for open deals and after a change of the base currency. */
export function keptRate(base: Currency): RawBuilder<string | null> {
  return sql`case when deal.closed_at is not null and deal.rate_base = ${sql.lit(base)} then deal.rate_to_base end`
}

/** What a deal is worth in the base currency, for sorting and filtering; null without an amount. */
export async function amountInBase(db: Db): Promise<RawBuilder<number>> {
  const { baseCurrency } = await getStudioSettings(db)
  const book = await getRateBook(db)
  const cases = currencies.map(
    (currency) => sql`when ${sql.lit(currency)} then ${sql.lit(Number(crossRate(book, currency, baseCurrency)))}`,
  )
  const today = sql`case deal.currency ${sql.join(cases, sql` `)} end`
  const rate = sql`coalesce(cast(${keptRate(baseCurrency)} as numeric), ${today})`
  return sql<number>`cast(round(deal.amount_minor * ${rate}) as bigint)`
}
