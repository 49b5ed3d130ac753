import { expect, test } from 'vitest'
import { pageAddress, shortAddress, toTag } from './addresses.ts'

test('a page has one address, and one more for every place it is put', () => {
  expect(pageAddress('https://nokshi.example', 'ada')).toBe('https://nokshi.example/hub/ada')
  expect(pageAddress('https://nokshi.example', 'ada', 'wa')).toBe('https://nokshi.example/hub/ada?s=wa')
  expect(shortAddress('https://www.nokshi.example/hub/ada?s=wa')).toBe('nokshi.example/hub/ada?s=wa')
})

test.each([
  ['Flyer', 'flyer'],
  ['Dhaka book fair', 'dhaka-book-fair'],
  ['  ', '-'],
  ['মেলা', ''],
  ['a&b=c?d#e', 'abcde'],
  ['x'.repeat(30), 'x'.repeat(20)],
])('%j can be the tag %j', (typed, tag) => {
  expect(toTag(typed)).toBe(tag)
})
