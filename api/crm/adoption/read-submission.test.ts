import { expect, test } from 'vitest'
import type { SubmissionRow } from '../../intake/queries.ts'
import { findContactMethods } from '../contact-methods/find-in-text.ts'
import { guessLanguage } from '../contacts/guess-language.ts'
import { parseSubmission } from './read-submission.ts'

test.each([
  ['ada@example.com', 'ada@example.com', undefined],
  ['  Ada@Example.COM ', 'ada@example.com', undefined],
  ['01712-345678', undefined, '+8801712345678'],
  ['+880 1712 345678', undefined, '+8801712345678'],
  ['০১৭১২৩৪৫৬৭৮', undefined, '+8801712345678'],
  ['٠١٧١٢٣٤٥٦٧٨', undefined, '+8801712345678'],
  ['WhatsApp: ০১৭১২-৩৪৫৬৭৮ or ada@example.com', 'ada@example.com', '+8801712345678'],
  ['ada@example.com / 01712345678.', 'ada@example.com', '+8801712345678'],
  ['call me maybe', undefined, undefined],
  ['@@@@@@@@@@@@', undefined, undefined],
  ['1234567890123456789012345678901234567890', undefined, undefined],
])('«%s» is read as %s and %s', (text, email, phone) => {
  const found = findContactMethods(text, 'BD')

  expect([found.email?.norm, found.phone?.norm]).toEqual([email, phone])
})

test.each([
  ['A site for our tea house', 'Huda', 'en'],
  ['আমাদের চায়ের দোকানের জন্য একটি website দরকার', 'Huda', 'bn'],
  ['نحتاج إلى موقع', 'Huda', 'ar'],
  ['A site please', 'হুদা রহমান', 'en'],
  ['', 'هدى الرحمن', 'ar'],
  ['', '😀😀', 'en'],
])('«%s» from %s is answered in %s', (text, name, language) => {
  expect(guessLanguage(text, name)).toBe(language)
})

function submitted(form: SubmissionRow['form'], payload: object): SubmissionRow {
  const marks = { status: 'new' as const, spamScore: 0, spamReasons: '[]', timesSent: 1 }
  const times = { receivedAt: 1, adoptedAt: null, error: null, language: null }
  return { id: 's', reference: 'LD-1', form, payload: JSON.stringify(payload), name: 'Ada', ...marks, ...times }
}

test.each([
  ['web development', true, 'full-stack-development', []],
  ['marketing', true, 'digital-marketing', []],
  ['invest', false, null, ['investor']],
  ['other', false, null, []],
])('a lead of the type %s', (type, wantsDeal, service, tags) => {
  const parsed = parseSubmission(submitted('lead', { name: 'Ada', contact: 'ada@example.com', type }))

  expect(parsed).toMatchObject({ wantsDeal, service, tags, source: 'lead form' })
})

test('a budget stays as the form offers it', () => {
  const request = { name: 'Ada', email: 'ada@example.com', description: 'A shop', budget: '5k-10k' }

  expect(parseSubmission(submitted('project-request', request))).toMatchObject({
    wantsDeal: true,
    service: null,
    budgetText: '5k-10k',
  })
})

test('a post that no form would take today is read as nothing', () => {
  expect(parseSubmission(submitted('lead', { name: 'Ada' }))).toBeUndefined()
})
