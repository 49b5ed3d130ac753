import { expect, test } from 'vitest'
import { afterWorkingMinutes, workingMinutes } from './working-time.ts'

const hours = {
  timeZone: 'Asia/Dhaka',
  workDays: [0, 1, 2, 3, 4],
  opens: '10:00',
  closes: '18:00',
  holidays: ['2026-12-16'],
}
const at = (moment: string) => Date.parse(`${moment}+06:00`)

test.each([
  ['within a day', '2026-11-15T11:00', '2026-11-15T12:30', 90],
  ['before it opens', '2026-11-15T06:00', '2026-11-15T10:15', 15],
  ['overnight', '2026-11-15T17:30', '2026-11-16T10:30', 60],
  ['over the weekend', '2026-11-19T17:00', '2026-11-22T11:00', 120],
  ['on a Friday', '2026-11-20T09:00', '2026-11-20T20:00', 0],
  ['over a holiday', '2026-12-15T17:00', '2026-12-17T11:00', 120],
  ['backwards', '2026-11-16T11:00', '2026-11-15T11:00', 0],
])('%s: from %s to %s are %i working minutes', (_, from, to, minutes) => {
  expect(workingMinutes(hours, at(from), at(to))).toBe(minutes)
})

test.each([
  ['2026-11-15T11:00', 60, '2026-11-15T12:00'],
  ['2026-11-15T17:30', 60, '2026-11-16T10:30'],
  ['2026-11-19T17:30', 480, '2026-11-22T17:30'],
  ['2026-11-20T12:00', 5, '2026-11-22T10:05'],
])('%s and %i working minutes are %s', (from, minutes, then) => {
  expect(afterWorkingMinutes(hours, at(from), minutes)).toBe(at(then))
  expect(workingMinutes(hours, at(from), at(then))).toBe(minutes)
})
