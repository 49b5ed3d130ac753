import { expect, test } from 'vitest'
import { mentionedIn, suggestColleagues, typedMention } from './mentions.ts'

const colleagues = [
  { id: '1', name: 'Rafi' },
  { id: '2', name: 'Rafi Ahmed' },
  { id: '3', name: 'নীলা' },
  { id: '4', name: 'ليلى منصور' },
]

test.each([
  ['@Rafi please call', ['1']],
  ['ask @Rafi Ahmed, not the other', ['2']],
  ['@Rafiq is a client', []],
  ['@নীলা আর @ليلى منصور।', ['3', '4']],
  ['rafi@example.com', []],
  ['@Rafi and again @Rafi', ['1']],
])('%s names %j', (text, ids) => {
  expect(mentionedIn(text, colleagues)).toEqual(ids)
})

test.each([
  ['Hello @Ra', 'Ra'],
  ['@', ''],
  ['(@নী', 'নী'],
  ['mail@studio', undefined],
  ['@Rafi\nnext line', undefined],
])('in %j somebody types %j', (before, typed) => {
  expect(typedMention(before)).toBe(typed)
})

test('a colleague is suggested by the beginning of any part of the name', () => {
  expect(suggestColleagues('ah', colleagues).map(({ id }) => id)).toEqual(['2'])
  expect(suggestColleagues('rafi a', colleagues).map(({ id }) => id)).toEqual(['2'])
  expect(suggestColleagues('', colleagues)).toHaveLength(4)
})
