import { expect, test } from 'vitest'
import { moveLink, newLink } from './links-order.ts'

const [one, two, three] = ['one', 'two', 'three'].map((id) => ({
  id,
  title: id,
  url: `https://${id}.example`,
}))

test.each([
  { id: 'one', to: 2, order: ['two', 'three', 'one'] },
  { id: 'three', to: 0, order: ['three', 'one', 'two'] },
  { id: 'two', to: 1, order: ['one', 'two', 'three'] },
  { id: 'two', to: 99, order: ['one', 'three', 'two'] },
  { id: 'two', to: -1, order: ['two', 'one', 'three'] },
  { id: 'nobody', to: 0, order: ['one', 'two', 'three'] },
])('$id at place $to makes $order', ({ id, to, order }) => {
  const links = [one, two, three].filter((link) => link !== undefined)

  expect(moveLink(links, id, to).map((link) => link.id)).toEqual(order)
})

test('new links have ids that an API takes and nobody has had', () => {
  const ids = new Set(Array.from({ length: 100 }, () => newLink().id))

  expect(ids.size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[\w-]{8,64}$/)
})
