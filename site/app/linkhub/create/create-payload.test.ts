import { NewProfile } from '@nokshi/contract/linkhub.ts'
import { expect, test } from 'vitest'
import { issueSentences } from '../../platform/issue-sentences.ts'
import { CreateValues, noValues, textsOf, toErrors, toInputs } from './create-values.ts'

function checkValues(entered: CreateValues, timeZone: string) {
  return toErrors(issueSentences(NewProfile.safeParse(textsOf(entered, timeZone))), entered, timeZone)
}

const values = {
  ...noValues,
  name: 'Ada Rahman',
  username: 'ada',
  bio: 'I weave.',
  customLinks: [
    { key: 0, title: 'Only a title', url: '' },
    { key: 1, title: 'Shop', url: 'shop.example.com' },
    { key: 2, title: ' ', url: 'https://nameless.example.com' },
    { key: 3, title: 'Broken', url: 'javascript:alert(1)' },
  ],
}

test('a refused link is the row it stands in, whatever was left out before it', () => {
  expect(Object.keys(checkValues(values, 'Asia/Dhaka'))).toEqual(['customLinks.3.url'])
  expect(toInputs({ 'customLinks.0.title': 'Too long.', username: 'Taken.' }, values)).toEqual({
    'customLinks.1.title': 'Too long.',
    username: 'Taken.',
  })
})

test('what was kept comes back, and what cannot be read counts as not filled in', () => {
  expect(CreateValues.parse(JSON.parse(JSON.stringify(values)))).toEqual(values)
  expect(CreateValues.parse({ name: 3, gradient: 'beige', customLinks: 'none', socials: null })).toEqual({
    ...noValues,
    customLinks: [],
  })
})
