import { NewProfile } from '@nokshi/contract/linkhub.ts'
import { expect, test } from 'vitest'
import { issueSentences } from '../../platform/issue-sentences.ts'
import { textsOf, toErrors, toInputs } from './create-payload.ts'
import { type CreateValues, noValues, reviveValues } from './create-values.ts'

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

test('only complete links are sent, and all six socials', () => {
  const texts = textsOf({ ...values, socials: { ...values.socials, whatsapp: '০১৭১২৩৪৫৬৭৮' } }, 'Asia/Dhaka')
  expect(JSON.parse(texts.customLinks ?? '')).toEqual([
    { title: 'Shop', url: 'shop.example.com' },
    { title: 'Broken', url: 'javascript:alert(1)' },
  ])
  expect(JSON.parse(texts.socials ?? '')).toEqual({
    github: '',
    linkedin: '',
    twitter: '',
    instagram: '',
    facebook: '',
    whatsapp: '+880 1712 345678',
  })
})

test('a refused link is the row it stands in, whatever was left out before it', () => {
  expect(Object.keys(checkValues(values, 'Asia/Dhaka'))).toEqual(['customLinks.3.url'])
  expect(toInputs({ 'customLinks.0.title': 'Too long.', username: 'Taken.' }, values)).toEqual({
    'customLinks.1.title': 'Too long.',
    username: 'Taken.',
  })
})

test('a number that could be from two countries is not sent before its owner chooses', () => {
  const typed = { ...values, customLinks: [], socials: { ...values.socials, whatsapp: '0501234567' } }

  expect(checkValues(typed, 'Asia/Dhaka')).toEqual({ 'socials.whatsapp': 'Your WhatsApp number needs its country.' })
  expect(checkValues(typed, 'Asia/Dubai')).toEqual({})
})

test('a missing value has the sentence of the specification', () => {
  const sentence = 'Please fill out all required fields.'
  expect(checkValues(noValues, 'Asia/Dhaka')).toEqual({ name: sentence, username: sentence, bio: sentence })
})

test('what was kept comes back, and what cannot be read counts as not filled in', () => {
  expect(reviveValues(JSON.parse(JSON.stringify(values)))).toEqual(values)
  expect(reviveValues({ name: 3, gradient: 'beige', customLinks: 'none', socials: null })).toEqual({
    ...noValues,
    customLinks: [],
  })
})
