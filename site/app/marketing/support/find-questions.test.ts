import { faqGroups } from '@nokshi/content/faq.ts'
import { expect, test } from 'vitest'
import { findQuestions } from './find-questions.ts'

test('nothing typed finds everything', () => {
  const count = faqGroups.flatMap((group) => group.questions).length
  expect(findQuestions(faqGroups, '  ').size).toBe(count)
})

test('words are found in question, answer and group, in any order and case', () => {
  expect([...findQuestions(faqGroups, 'bKash Pay')]).toContain('paying-from-bangladesh')
  expect([...findQuestions(faqGroups, 'creator delete')]).toContain('delete-linkhub')
})

test('every word has to be there', () => {
  expect(findQuestions(faqGroups, 'bKash zeppelin').size).toBe(0)
})
