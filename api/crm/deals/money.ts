import { type Currency, currencies, MINOR_UNITS, type Sum, type Totals } from '@nokshi/contract/crm/records.ts'
import type { Rate } from '@nokshi/contract/crm/settings.ts'

/** All arithmetic uses whole numbers, because floats lose a paisa now and then. */

/** The rates that the studio has stated. */
export type RateBook = Record<Currency, Pick<Rate, 'perDollar' | 'source' | 'asOf'>>

/** A sum as the database returns it, which may exceed the exact integers of a number. */
export interface CurrencySum {
  currency: Currency
  minor: bigint
  /** The rate of closed deals; null for those that use today's rates. */
  keptRate?: string | null
}

/** As in the contract. */
const RATE_DECIMALS = 8
/** With twelve decimals the largest amount is still exact to the last paisa. */
const CROSS_DECIMALS = 12

export function convert(minor: bigint, book: RateBook, from: Currency, to: Currency) {
  return divide(minor * stated(book, to), stated(book, from))
}

/** What one unit of a currency is worth in another, as text. */
export function crossRate(book: RateBook, from: Currency, to: Currency) {
  return formatDecimal(divide(stated(book, to) * 10n ** BigInt(CROSS_DECIMALS), stated(book, from)), CROSS_DECIMALS)
}

export function multiply(minor: bigint, rate: string) {
  return divide(minor * parseDecimal(rate, CROSS_DECIMALS), 10n ** BigInt(CROSS_DECIMALS))
}

function stated(book: RateBook, currency: Currency) {
  return parseDecimal(book[currency].perDollar, RATE_DECIMALS)
}

/** «3.6725» as an integer of the smallest unit. */
function parseDecimal(text: string, decimals: number) {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
}

function formatDecimal(value: bigint, decimals: number) {
  const digits = value.toString().padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals).replace(/(?<!0)0+$/, '')
  return fraction === '' ? digits.slice(0, -decimals) : `${digits.slice(0, -decimals)}.${fraction}`
}

/** Rounds halves up. */
function divide(dividend: bigint, divisor: bigint) {
  return (dividend * 2n + divisor) / (divisor * 2n)
}

/**
 * The sum of each currency, and of all in the base currency: closed deals at their own rate, others at the
 * stated rates. Each sum is rounded before they are added, as it is shown.
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
