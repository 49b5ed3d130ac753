import { expect, test } from 'vitest'
import { moveItem } from './move-item.ts'

test.each([
  { item: 'one', to: 2, order: ['two', 'three', 'one'] },
  { item: 'three', to: 0, order: ['three', 'one', 'two'] },
  { item: 'two', to: 99, order: ['one', 'three', 'two'] },
  { item: 'two', to: -1, order: ['two', 'one', 'three'] },
  { item: 'nobody', to: 0, order: ['one', 'two', 'three'] },
])('$item at place $to makes $order', ({ item, to, order }) => {
  expect(moveItem(['one', 'two', 'three'], (one) => one === item, to)).toEqual(order)
})
