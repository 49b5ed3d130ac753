// @engines sqlite postgres
import { expect, test } from 'vitest'
import { dayIn, utcDay } from './owner-day.ts'

function dayOf(isoDate: string) {
  return Date.parse(isoDate) / 86_400_000
}

const cases: [instant: string, timeZone: string, day: string][] = [
  ['2026-11-14T17:59:59Z', 'Asia/Dhaka', '2026-11-14'],
  ['2026-11-14T18:00:00Z', 'Asia/Dhaka', '2026-11-15'],
  ['2026-11-14T20:59:59Z', 'Asia/Riyadh', '2026-11-14'],
  ['2026-11-14T21:00:00Z', 'Asia/Riyadh', '2026-11-15'],
  ['2026-11-14T20:00:00Z', 'Asia/Dubai', '2026-11-15'],
  ['2026-03-29T00:30:00Z', 'Europe/London', '2026-03-29'],
  ['2026-01-01T04:59:00Z', 'America/New_York', '2025-12-31'],
  ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29'],
]

test.each(cases)('at %s in %s it is %s', (instant, timeZone, day) => {
  expect(dayIn(timeZone, Date.parse(instant))).toBe(dayOf(day))
})

test('the day of a salt is the same everywhere', () => {
  expect(utcDay(Date.parse('2026-11-14T23:59:59Z'))).toBe(dayOf('2026-11-14'))
})
