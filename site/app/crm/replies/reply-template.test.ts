import { expect, test } from 'vitest'
import { fillTemplate } from './reply-template.ts'

const marks = { name: 'রফিক {me}', me: 'Mitali', reference: 'PR-7K3FQ2' }

test('names and the reference go where the marks are, once', () => {
  expect(fillTemplate('প্রিয় {name} ({reference}), {reference}. {me}', marks)).toBe(
    'প্রিয় রফিক {me} (PR-7K3FQ2), PR-7K3FQ2. Mitali',
  )
})

test('without a reference, its brackets go too', () => {
  expect(fillTemplate('Hello {name}, about your request ({reference}).', { ...marks, reference: null })).toBe(
    'Hello রফিক {me}, about your request.',
  )
})

test('what is no mark stays', () => {
  expect(fillTemplate('{price} $& {name', marks)).toBe('{price} $& {name')
})
