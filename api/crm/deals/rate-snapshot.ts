import type { Currency, Money } from '@nokshi/contract/crm/records.ts'
import type { Db } from '../../database/connect.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { crossRate, type RateBook } from './money.ts'
import { getRateBook } from './rate-queries.ts'

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
