import { type Currency, MINOR_UNITS, type Money } from '@nokshi/contract/crm/records.ts'

/**
 * Taka are counted in lakhs and crores. Always with the code: the newer signs are missing from many fonts, and one «$»
 * among four currencies says too little.
 */
export function formatMoney({ minor, currency }: { minor: number; currency: Currency }) {
  const isWhole = minor % MINOR_UNITS === 0
  return new Intl.NumberFormat(currency === 'BDT' ? 'en-IN-u-nu-latn' : 'en-US-u-nu-latn', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  }).format(minor / MINOR_UNITS)
}

/** About so much: the hundredths would say that it is exact. */
export function roundToWhole<Sum extends { minor: number }>(sum: Sum): Sum {
  return { ...sum, minor: Math.round(sum.minor / MINOR_UNITS) * MINOR_UNITS }
}

/** What somebody typed, in the digits of any of the studio’s three scripts. Undefined when it is no amount. */
export function readMoney(text: string, currency: Currency): Money | undefined {
  const plain = toLatinDigits(text).replace(/[\s,٬]/g, '')
  const [, whole = '', part = ''] = /^(\d{1,10})(?:[.٫](\d{1,2}))?$/.exec(plain) ?? []
  if (!whole) return undefined
  return { minor: Number(whole) * MINOR_UNITS + Number(part.padEnd(2, '0')), currency }
}

/** As it stands in a field: no code, no separators. */
export function writeAmount({ minor }: Pick<Money, 'minor'>) {
  const isWhole = minor % MINOR_UNITS === 0
  return (minor / MINOR_UNITS).toFixed(isWhole ? 0 : 2)
}

/** The noughts of Arabic, Persian and Bangla; the other digits follow each. */
const NOUGHTS = [0x660, 0x6f0, 0x9e6]

function toLatinDigits(text: string) {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0)
    const nought = NOUGHTS.find((first) => code >= first && code < first + 10)
    return nought === undefined ? digit : String(code - nought)
  })
}
