import { expect, test } from 'vitest'
import * as z from 'zod'
import { reasonOf } from './issue-reason.ts'
import { refuse } from './refuse.ts'
import { sentenceOf } from './sentences.ts'

test.each([
  [z.enum(['new', 'name']), 'old', 'Give «field» one of these values: new, name.'],
  [z.number(), 'ten', 'Give «field» as a number.'],
  [z.number().int(), 1.5, 'Give «field» as a whole number.'],
  [z.boolean(), [], 'Give «field» as true or false.'],
  [z.array(z.string()), {}, 'Give «field» as a list.'],
  [z.string().max(3), 'four', 'Give «field» at most 3 characters.'],
  [z.number().min(7), 6, 'Give «field» at least 7.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Give «field» at most 1 entries.'],
  [z.string().regex(/^a$/), 'b', '«field» cannot be understood. Check how it is written.'],
  [z.string(refuse('enter-name')), 5, 'Enter a name.'],
])('what is wrong is said in a sentence %#', (rule, given, sentence) => {
  const { error } = z.object({ field: rule }).safeParse({ field: given })

  expect(error?.issues.map((issue) => sentenceOf(reasonOf(issue)))).toEqual([sentence])
})

test('a key that somebody made up is named only in part', () => {
  const { error } = z.record(z.string(), z.number()).safeParse({ ['k'.repeat(9_000)]: 'x' })

  expect(error?.issues.map((issue) => sentenceOf(reasonOf(issue)))).toEqual([`Give «${'k'.repeat(60)}» as a number.`])
})
