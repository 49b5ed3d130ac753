import { expect, test } from 'vitest'
import { barPerWeek } from './chart-bars.ts'

const DAY = 86_400_000

/** So many days up to 15 November 2026, each with as many visits as its place among them, and one visitor. */
function daysBeforeToday(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 10, 15) - (count - 1 - index) * DAY).toISOString().slice(0, 10),
    visits: index + 1,
    visitors: 1,
  }))
}

test.each([
  [365, 53, '2025-11-16'],
  [90, 13, '2026-08-23'],
  [7, 1, '2026-11-15'],
])('%i days are %i weeks, the last of them whole and the first what is left', (count, weeks, endOfFirst) => {
  const days = daysBeforeToday(count)
  const bars = barPerWeek(days)

  expect(bars).toHaveLength(weeks)
  expect(bars.at(0)).toMatchObject({ from: days[0]?.day, to: endOfFirst })
  expect(bars.at(-1)).toMatchObject({ from: '2026-11-09', to: '2026-11-15' })
})

test('weeks lose no visit, and do not pretend to know their visitors', () => {
  const days = daysBeforeToday(365)
  const bars = barPerWeek(days)

  const sum = bars.reduce((total, bar) => total + bar.visits, 0)
  expect(sum).toBe((365 * 366) / 2)
  expect(bars.every((bar) => bar.visitors === undefined)).toBe(true)
})
