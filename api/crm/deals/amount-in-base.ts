import { currencies } from '@nokshi/contract/crm.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { getStudioSettings } from '../../staff/studio.ts'
import { crossRate } from './money.ts'
import { getRateBook } from './rate-queries.ts'

/** What a deal is worth in the base currency at the stated rates, for sorting and filtering; null without an amount. */
export async function amountInBase(db: Db): Promise<RawBuilder<number>> {
  const { baseCurrency } = await getStudioSettings(db)
  const book = await getRateBook(db)
  const cases = currencies.map(
    (currency) =>
      sql`when ${sql.lit(currency)} then ${sql.lit(Number(crossRate(book, currency, baseCurrency)))}`,
  )
  return sql<number>`cast(round(deal.amount_minor * case deal.currency ${sql.join(cases, sql` `)} end) as bigint)`
}
