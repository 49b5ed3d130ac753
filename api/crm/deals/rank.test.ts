import { expect, test } from 'vitest'
import { rankBetween } from './rank.ts'

/** Pseudo-random numbers with a seed. */
function createDice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

test('any sequence of moves keeps a strict order', () => {
  const roll = createDice(7)
  const ranks: string[] = []
  for (let step = 0; step < 3_000; step++) {
    if (ranks.length > 40) ranks.splice(roll(ranks.length), 1)
    const place = roll(ranks.length + 1)
    const rank = rankBetween(ranks[place - 1] ?? null, ranks[place] ?? null)
    ranks.splice(place, 0, rank)
    expect(ranks).toEqual([...new Set(ranks)].sort())
  }
  expect(Math.max(...ranks.map((rank) => rank.length))).toBeLessThan(100)
})

test('putting cards at either end for years does not make the places longer', () => {
  let first = rankBetween(null, null)
  let last = first
  for (let card = 0; card < 20_000; card++) {
    const before = rankBetween(null, first)
    const after = rankBetween(last, null)
    expect(before < first && last < after).toBe(true)
    first = before
    last = after
  }
  expect(first.length).toBeLessThanOrEqual(13)
  expect(last.length).toBeLessThanOrEqual(13)
})

test('hundreds of cards fit into the same gap', () => {
  const low = rankBetween(null, null)
  let high = rankBetween(low, null)
  for (let card = 0; card < 500; card++) {
    const rank = rankBetween(low, high)
    expect(low < rank && rank < high).toBe(true)
    high = rank
  }
  expect(high.length).toBeLessThan(400)
})

test('a place that was left is not given to the next card as well', () => {
  const before = rankBetween(null, null)
  const after = rankBetween(before, null)
  const places = new Set(Array.from({ length: 20 }, () => rankBetween(before, after)))
  expect(places.size).toBeGreaterThan(15)
})
