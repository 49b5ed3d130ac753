import { expect, test } from 'vitest'
import { leastCostOf, longRuns } from '../testing/fuzz/long-runs.ts'
import { scoreSpam } from './spam-score.ts'

const LENGTH = 16_000

/** A text that is four times as long takes four times as long; were it the square, sixteen times. */
const GROWTH_MAX = 9

/** Below so many milliseconds the clock is too coarse for a ratio, and nothing is wrong. */
const TELLING_MS = 20

function score(words: string) {
  return scoreSpam({
    name: words,
    words,
    userAgent: words,
    ...{ isTrapFilled: false, isRushed: false, sendersOfText: 1 },
  })
}

test('the time that the rules take grows with the text, not with its square', async () => {
  const long = longRuns(4 * LENGTH)
  const tooSlow: string[] = []
  for (const [index, run] of longRuns(LENGTH).entries()) {
    const cost = await leastCostOf(() => score(long[index] ?? ''), 2)
    if (cost < TELLING_MS) continue
    const growth = (await leastCostOf(() => score(long[index] ?? ''))) / (await leastCostOf(() => score(run)))
    if (growth > GROWTH_MAX) tooSlow.push(`${JSON.stringify(run.slice(0, 12))} grows by ${growth.toFixed(1)}`)
  }

  expect(tooSlow).toEqual([])
})
