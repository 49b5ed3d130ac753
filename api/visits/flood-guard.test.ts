import { expect, test } from 'vitest'
import { createFloodGuard } from './flood-guard.ts'

const MINUTE = 60_000

test('an address that brings too many visits to a page is a flood there, for ten minutes, and nowhere else', () => {
  const guard = createFloodGuard(3)
  for (let visit = 0; visit < 3; visit++) {
    expect(guard.isFlooding('203.0.113.7', 'page', 0)).toBe(false)
    guard.noteVisit('203.0.113.7', 'page')
  }

  expect(guard.isFlooding('203.0.113.7', 'page', 9 * MINUTE)).toBe(true)
  expect(guard.isFlooding('203.0.113.8', 'page', 9 * MINUTE)).toBe(false)
  expect(guard.isFlooding('203.0.113.7', 'another page', 9 * MINUTE)).toBe(false)
  expect(guard.isFlooding('203.0.113.7', 'page', 10 * MINUTE)).toBe(false)
})
