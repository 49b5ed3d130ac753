import {
  type Currency,
  currencies,
  MINOR_UNITS,
  type Sum,
  type Totals,
} from '@nokshi/contract/crm/records.ts'
import type { Rate } from '@nokshi/contract/crm/settings.ts'

/** All arithmetic is on whole numbers: a float would lose a paisa now and then. */

/** What each currency is worth, as the studio has stated it. */
export type RateBook = Record<Currency, Pick<Rate, 'perDollar' | 'source' | 'asOf'>>

/** A sum as the database adds it up, which may be more than a number holds exactly. */
export interface CurrencySum {
  currency: Currency
  minor: bigint
  /** To the base currency, of deals that were closed at it; null for those that go by the rates of today. */
  keptRate?: string | null
}

/** The contract lets a stated rate have eight decimals. */
const RATE_DECIMALS = 8
/** One over another has more: with twelve the largest amount is still right to the last paisa. */
const CROSS_DECIMALS = 12

export function convert(minor: bigint, book: RateBook, from: Currency, to: Currency) {
  return divide(minor * stated(book, to), stated(book, from))
}

/** What one unit of a currency is worth in another, as text. */
export function crossRate(book: RateBook, from: Currency, to: Currency) {
  return formatDecimal(
    divide(stated(book, to) * 10n ** BigInt(CROSS_DECIMALS), stated(book, from)),
    CROSS_DECIMALS,
  )
}

export function multiply(minor: bigint, rate: string) {
  return divide(minor * parseDecimal(rate, CROSS_DECIMALS), 10n ** BigInt(CROSS_DECIMALS))
}

function stated(book: RateBook, currency: Currency) {
  return parseDecimal(book[currency].perDollar, RATE_DECIMALS)
}

/** «3.6725» as a whole number of the smallest part. */
function parseDecimal(text: string, decimals: number) {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
}

function formatDecimal(value: bigint, decimals: number) {
  const digits = value.toString().padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals).replace(/(?<!0)0+$/, '')
  return fraction === '' ? digits.slice(0, -decimals) : `${digits.slice(0, -decimals)}.${fraction}`
}

/** Halves go up, as people round. */
function divide(dividend: bigint, divisor: bigint) {
  return (dividend * 2n + divisor) / (divisor * 2n)
}

/**
 * Each currency for itself, and all of them in the base currency: closed deals at the rate of their day, the others at the stated
 * rates. Each is rounded before they are added, as it is shown.
 */
export function totalsOf(sums: CurrencySum[], base: Currency, book: RateBook): Totals {
  const present = currencies
    .map((currency) => ({ currency, minor: addUp(sums.filter((sum) => sum.currency === currency)) }))
    .filter((sum) => sum.minor > 0n)
  const atOneRate = Map.groupBy(sums, ({ currency, keptRate }) => `${currency} ${keptRate ?? ''}`).values()
  const inBase = [...atOneRate].reduce((total, parts) => total + worthOf(parts, base, book), 0n)
  return { sums: present.map(presentSum), inBase: presentSum({ minor: inBase, currency: base }) }
}

function worthOf([first, ...others]: CurrencySum[], base: Currency, book: RateBook) {
  if (!first) return 0n
  const minor = addUp([first, ...others])
  return first.keptRate ? multiply(minor, first.keptRate) : convert(minor, book, first.currency, base)
}

function addUp(sums: CurrencySum[]) {
  return sums.reduce((total, { minor }) => total + minor, 0n)
}

export function presentSum({ minor, currency }: CurrencySum): Sum {
  return { minor: Number(minor), currency }
}

/** «1250.50», for tables and the log. */
export function formatMinor(minor: number) {
  const parts = String(MINOR_UNITS).length - 1
  const digits = String(minor).padStart(parts + 1, '0')
  return `${digits.slice(0, -parts)}.${digits.slice(-parts)}`
}
