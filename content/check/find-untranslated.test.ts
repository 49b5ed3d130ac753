import { expect, test } from 'vitest'
import { findUntranslated } from './find-untranslated.ts'

const english = {
  heading: 'Write to us',
  channels: [{ name: 'WhatsApp', to: '/contact', text: 'We answer within a day' }],
  heroLines: ['Sewn', 'to', 'hold'],
}

function found(translated: object) {
  return findUntranslated({ file: 'content/bn/contact.ts', english, translated })
}

test('a translation with every word has nothing to mend; names, addresses and the number of lines may differ or stay', () => {
  const translated = {
    heading: 'আমাদের লিখুন',
    channels: [{ name: 'WhatsApp', to: '/contact', text: 'এক দিনের মধ্যে উত্তর দিই' }],
    heroLines: ['পাকা', 'সেলাই'],
  }
  expect(found(translated)).toEqual([])
})

test('a word that is missing, empty or English is named with its place', () => {
  const translated = {
    heading: ' ',
    channels: [{ name: 'WhatsApp', to: '/contact', text: 'We answer within a day' }],
    heroLines: ['পাকা'],
  }
  expect(found(translated)).toEqual([
    'content/bn/contact.ts: heading is missing.',
    'content/bn/contact.ts: channels.0.text is English: We answer within a day',
  ])
  expect(found({ heading: 'আমাদের লিখুন', heroLines: ['পাকা'] })).toEqual([
    'content/bn/contact.ts: channels.0.name is missing.',
    'content/bn/contact.ts: channels.0.to is missing.',
    'content/bn/contact.ts: channels.0.text is missing.',
  ])
})
