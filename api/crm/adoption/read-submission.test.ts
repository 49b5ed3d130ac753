import { guessLanguage } from '@nokshi/contract/guess-language.ts'
import { expect, test } from 'vitest'
import { findContactMethods } from '../contact-methods/find-in-text.ts'

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
