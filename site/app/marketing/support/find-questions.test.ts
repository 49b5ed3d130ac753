import { richFrom } from '@nokshi/contract/website/rich-text.ts'
import type { FaqGroup } from '@nokshi/contract/website/site-content.ts'
import { expect, test } from 'vitest'
import { findQuestions } from './find-questions.ts'

const faqGroups: FaqGroup[] = [
  {
    id: 'money',
    name: 'Money',
    questions: [
      {
        id: 'paying-from-bangladesh',
        question: 'How do I pay from Bangladesh?',
        answer: richFrom('By bank transfer or bKash.'),
      },
      { id: 'deposit', question: 'Do you ask for a deposit?', answer: richFrom('Thirty percent.') },
    ],
  },
  {
    id: 'linkhub',
    name: 'Creator LinkHub',
    questions: [
      { id: 'delete-linkhub', question: 'Can I delete my page?', answer: richFrom('At any time, in your account.') },
    ],
  },
]

test('nothing typed finds everything', () => {
  expect(findQuestions(faqGroups, '  ').size).toBe(3)
})

test('words are found in question, answer and group, in any order and case', () => {
  expect([...findQuestions(faqGroups, 'bKash Pay')]).toEqual(['paying-from-bangladesh'])
  expect([...findQuestions(faqGroups, 'creator delete')]).toEqual(['delete-linkhub'])
})

test('every word has to be there', () => {
  expect(findQuestions(faqGroups, 'bKash zeppelin').size).toBe(0)
})
