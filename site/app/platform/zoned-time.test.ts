import { expect, test } from 'vitest'
import { fromWallTime, toWallTime } from './zoned-time.ts'

test.each([
  ['2026-11-16T18:30', 'Asia/Dhaka', '2026-11-16T12:30:00Z'],
  ['2026-11-16T00:00', 'Asia/Riyadh', '2026-11-15T21:00:00Z'],
  ['2026-12-31T23:59', 'Asia/Kathmandu', '2026-12-31T18:14:00Z'],
  ['2026-03-29T12:00', 'Europe/Berlin', '2026-03-29T10:00:00Z'],
  ['2026-03-29T01:30', 'Europe/Berlin', '2026-03-29T00:30:00Z'],
  ['2026-10-25T12:00', 'Europe/Berlin', '2026-10-25T11:00:00Z'],
])('%s in %s is %s, and back', (text, zone, instant) => {
  expect(fromWallTime(text, zone)).toBe(Date.parse(instant))
  expect(toWallTime(Date.parse(instant), zone)).toBe(text)
})

test.each(['', 'soon', '2026-13-40T99:99'])('%j is no time', (text) => {
  expect(fromWallTime(text, 'Asia/Dhaka')).toBeUndefined()
})
