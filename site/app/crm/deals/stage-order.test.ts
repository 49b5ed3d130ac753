import type { Stage } from '@nokshi/contract/crm/deals.ts'
import { expect, test } from 'vitest'
import { moveStage } from './stage-order.ts'

const [a, b, c, won] = ['a', 'b', 'c', 'won'].map(
  (id): Stage => ({ id, version: 1, label: id, kind: id === 'won' ? 'won' : 'open', probability: 0, rotDays: null }),
)

test.each([
  { to: 0, order: 'c a b won', beforeId: 'a' },
  { to: 1, order: 'a c b won', beforeId: 'b' },
  { to: 2, order: 'a b c won', beforeId: 'won' },
])('the third stage goes to place $to', ({ to, order, beforeId }) => {
  if (!a || !b || !c || !won) throw new Error('There are four stages.')
  const moved = moveStage([a, b, c, won], c, to)
  expect(moved.stages.map(({ id }) => id).join(' ')).toBe(order)
  expect(moved.beforeId).toBe(beforeId)
})
