import { type Currency, CurrencyCode } from '@nokshi/contract/crm/records.ts'
import type { Db } from '../../database/connect.ts'
import type { RateBook } from './money.ts'

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
