import { randomInt } from 'node:crypto'

/**
 * The place of a card among others, as text: between two of them there is always another, so a move writes one row.
 * Digits only, because every collation of PostgreSQL sorts those alike. The first ten count cards that were put at
 * either end; what follows are decimals. The last ones are random: a card that comes back by undo should not find the
 * very place taken that it has left.
 */
const WHOLE_DIGITS = 10
const MIDDLE = 5n * 10n ** BigInt(WHOLE_DIGITS - 1)
const RANDOM_DIGITS = 3
const ROOM = 10n ** BigInt(RANDOM_DIGITS)

/** Both neighbours as they are now; null where there is none. */
export function rankBetween(before: string | null, after: string | null) {
  if (before !== null && after !== null) return placeBetween(before, after)
  if (before !== null) return wholeRank(wholeOf(before) + 1n)
  if (after !== null) return wholeRank(wholeOf(after) - 1n)
  return wholeRank(MIDDLE)
}

function wholeOf(rank: string) {
  return BigInt(rank.slice(0, WHOLE_DIGITS))
}

function wholeRank(whole: bigint) {
  const tail = randomInt(Number(ROOM)).toString().padStart(RANDOM_DIGITS, '0')
  return tidy(`${whole.toString().padStart(WHOLE_DIGITS, '0')}${tail}`)
}

/** Zeros at the end say nothing: without them equal places are equal texts. */
function tidy(rank: string) {
  return rank.replace(/(?<!0)0+$/, '').padEnd(WHOLE_DIGITS, '0')
}

/** With as few digits as leave some choice: then the length grows by a third of a digit per card in the same gap. */
function placeBetween(before: string, after: string) {
  for (let length = WHOLE_DIGITS; ; length++) {
    const low = scale(before, length)
    const gap = scale(after, length) - low
    if (gap <= ROOM) continue
    // Somewhere in the middle half.
    const place = low + gap / 4n + BigInt(randomInt(Number(ROOM / 2n)))
    return tidy(place.toString().padStart(length, '0'))
  }
}

/** The rank cut or filled up to so many digits. */
function scale(rank: string, length: number) {
  return BigInt(rank.slice(0, length).padEnd(length, '0'))
}
