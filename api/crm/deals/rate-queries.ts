import { type Currency, CurrencyCode, currencies, type Money } from '@nokshi/contract/crm/records.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { crossRate, type RateBook } from './money.ts'

export function listRates(db: Db) {
  return db.selectFrom('fxRate').selectAll().orderBy('currency').execute()
}

/** A migration inserts a rate for each currency, and none is ever deleted. */
export async function getRateBook(db: Db): Promise<RateBook> {
  const rows = await listRates(db)
  const get = (currency: Currency) => {
    const row = rows.find((rate) => rate.currency === currency)
    if (!row) throw new Error(`There is no rate for ${currency}.`)
    return { perDollar: row.perDollar, source: row.source, asOf: row.asOf }
  }
  return { BDT: get('BDT'), AED: get('AED'), SAR: get('SAR'), USD: get('USD') }
}

export async function updateRate(db: Db, currency: Currency, perDollar: string, asOf: string) {
  return db
    .updateTable('fxRate')
    .set({ perDollar, asOf, source: 'manual' })
    .where('currency', '=', currency)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Undefined for a currency that only a newer release knows; it may share the database during an upgrade. */
export function findCurrency(text: string | null): Currency | undefined {
  return CurrencyCode.safeParse(text).data
}

/** The rate when the amount was set or the deal closed, so that old results do not change with the rates. */
export async function takeSnapshot(tx: Db, amount: Pick<Money, 'currency'> | null) {
  if (!amount) return { rateToBase: null, rateBase: null, rateAsOf: null }
  const { baseCurrency } = await getStudioSettings(tx)
  const book = await getRateBook(tx)
  return {
    rateToBase: crossRate(book, amount.currency, baseCurrency),
    rateBase: baseCurrency,
    rateAsOf: ageOf(book, amount.currency, baseCurrency),
  }
}

/** As old as the older of the two rates; a pegged rate does not age. */
function ageOf(book: RateBook, from: Currency, to: Currency) {
  const both = [book[from], book[to]].toSorted((one, other) => (one.asOf < other.asOf ? -1 : 1))
  const stated = both.find(({ source }) => source === 'manual') ?? both.at(-1)
  return stated?.asOf ?? null
}

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
