import { expect, test } from 'vitest'
import { move, nameChoice, setIn } from './entry-values.ts'

test('a value deep in an entry changes, and what lies beside it stays the same object', () => {
  const entry = { name: { en: 'Ada' }, steps: [{ name: { en: 'One' } }, { name: { en: 'Two' } }] }

  const next = setIn(entry, 'steps.1.name.bn', 'দুই')

  expect(next).toEqual({ ...entry, steps: [entry.steps[0], { name: { en: 'Two', bn: 'দুই' } }] })
  expect((next as typeof entry).steps[0]).toBe(entry.steps[0])
  expect((next as typeof entry).name).toBe(entry.name)
})

test('what is not there yet is made on the way', () => {
  expect(setIn({ steps: [{}] }, 'steps.0.name.en', 'One')).toEqual({ steps: [{ name: { en: 'One' } }] })
  expect(setIn(undefined, 'price.headline.en', 'Free')).toEqual({ price: { headline: { en: 'Free' } } })
})

test('an item moves up and down', () => {
  expect(move(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(move(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
})

test.each([
  ['BD', 'Bangladesh'],
  ['ar', 'Arabic'],
  ['web-app', 'Web app'],
  ['/start-project', '/start-project'],
])('the choice %s is called %s', (value, name) => {
  expect(nameChoice(value)).toBe(name)
})
