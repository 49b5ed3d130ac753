import { expect, test } from 'vitest'
import { instantOf, timeIn } from './clock.ts'

test('ten in Dhaka is five in the morning in London in summer, and four in winter', () => {
  for (const [day, london] of [
    ['2026-07-01', '05:00'],
    ['2026-12-01', '04:00'],
  ]) {
    const opens = instantOf('10:00', 'Asia/Dhaka', new Date(`${day}T12:00:00Z`))
    expect(timeIn('Europe/London', opens)).toBe(london)
  }
})

test('a zone without an offset is read as one', () => {
  expect(instantOf('10:00', 'Africa/Abidjan', new Date('2026-12-01T12:00:00Z')).toISOString()).toBe(
    '2026-12-01T10:00:00.000Z',
  )
})
