import { expect, test } from 'vitest'
import { filterAtCaret, filterUsername } from './username-filter.ts'

test('a username is what is left of the typed text', () => {
  expect(filterUsername('Ada_Rahman 99!')).toBe('adarahman99')
  expect(filterUsername('নকশি-studio')).toBe('-studio')
  expect(filterUsername('a.b@c')).toBe('abc')
})

test('the caret stays where the typing is', () => {
  expect(filterAtCaret('adXa', 3)).toEqual({ value: 'adxa', caret: 3 })
  expect(filterAtCaret('ad_a', 3)).toEqual({ value: 'ada', caret: 2 })
  expect(filterAtCaret('__ada', 0)).toEqual({ value: 'ada', caret: 0 })
})
