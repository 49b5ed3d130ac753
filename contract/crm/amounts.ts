import * as z from 'zod'
import type { Reason } from '../problem.ts'
import { toAsciiDigits } from '../safe-url.ts'
import { type Currency, CurrencyCode, MINOR_UNITS, MONEY_MAX, Money } from './records.ts'

/** What stands behind a number, in three languages, as its power of ten. */
const units: [power: number, names: RegExp][] = [
  [3, /^(k|thousand|হাজার|ألف|الف|آلاف|الاف)$/],
  [5, /^(la(kh|c|k)s?|লাখ|লক্ষ)$/],
  [6, /^(m|mn|million|মিলিয়ন|مليون|ملايين)$/],
  [7, /^(crores?|cr|কোটি)$/],
]

const currencyNames: [currency: Currency, names: RegExp][] = [
  ['BDT', /^(৳|bdt|tk|taka|টাকা|تاكا)$/],
  ['AED', /^(aed|dh|dirhams?|দিরহাম|درهم|دراهم)$/],
  ['SAR', /^(sar|riyals?|রিয়াল|ريال|ريالات)$/],
  ['USD', /^(\$|usd|dollars?|ডলার|دولار|دولارات)$/],
]

/** What somebody typed: «45,000», «12 lakh», «১ কোটি ২০ লাখ», «1.5 مليون ريال»; or why it is no amount. */
export function readAmount(typed: string, currency: Currency): { money: Money } | { error: Reason } {
  const text = toAsciiDigits(typed.normalize('NFC').toLowerCase())
    .replace(/[,٬]/g, '')
    .replace('٫', '.')
    .replace(/\/[-=]\s*$/, '')
  if (/\d\D*(-|–|—| to | থেকে | إلى )\s*\D*\d/.test(text)) return { error: { code: 'amount-is-range' } }
  let [minor, named] = [0, currency]
  let number: number | undefined
  // Groups of digits may be set apart: «45 000».
  for (const [part] of text.replace(/(?<=\d)\s+(?=\d{3}\b)/g, '').matchAll(/\d+(\.\d*)?|[\p{L}\p{M}]+|\S/gu)) {
    const power = units.find(([, names]) => names.test(part))?.[0]
    const currencyOfPart = currencyNames.find(([, names]) => names.test(part))?.[0]
    if (/^\d/.test(part) && number === undefined) {
      number = Number(part)
      if (!/[\p{L}]/u.test(text) && /\.\d{3,}$/.test(part)) return { error: { code: 'amount-decimals' } }
    } else if (power !== undefined) {
      minor += Math.round((number ?? 1) * 10 ** power * MINOR_UNITS)
      number = undefined
    } else if (currencyOfPart) named = currencyOfPart
    else return { error: { code: 'amount-unreadable', params: { part } } }
  }
  minor = Math.round(minor + (number ?? 0) * MINOR_UNITS)
  if (!/\d/.test(text) && minor === 0) return { error: { code: 'amount-unreadable', params: { part: typed.trim() } } }
  return minor > MONEY_MAX ? { error: { code: 'amount-too-large' } } : { money: { minor, currency: named } }
}

/** An amount in minor units, or as somebody writes it. */
export const Amount = z
  .object({ minor: Money.shape.minor.optional(), typed: z.string().max(60).optional(), currency: CurrencyCode })
  .transform(({ minor, typed, currency }, context): Money => {
    if (minor !== undefined) return { minor, currency }
    const read = readAmount(typed ?? '', currency)
    if ('money' in read) return read.money
    const { code: message, params } = read.error
    context.addIssue({ code: 'custom', message, params, path: [typed === undefined ? 'minor' : 'typed'] })
    return z.NEVER
  })
