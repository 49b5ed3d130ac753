import type { ContactLine } from '@nokshi/contract/crm/contacts.ts'
import { expect, test } from 'vitest'
import { findDuplicates } from './duplicate-pairs.ts'

function person(id: string, fields: Partial<ContactLine>): ContactLine {
  return {
    id,
    name: id,
    company: null,
    email: null,
    phone: null,
    tags: [],
    owner: null,
    source: null,
    lastActivityAt: 0,
    nextStep: null,
    ...fields,
  }
}

test('one mailbox, one number with and without its country, and one name are each a pair', () => {
  const pairs = findDuplicates([
    person('a', { name: 'Huda Saleh', email: 'huda@example.com' }),
    person('b', { name: 'H. Saleh', email: 'huda+shop@example.com' }),
    person('c', { name: 'Rafiq Ahmed', phone: '+8801712345678' }),
    person('d', { name: 'Rafiq', phone: '01712345678' }),
    person('e', { name: 'huda  saleh' }),
    person('f', { name: 'Somebody else' }),
  ])

  expect(pairs.map(({ one, other, because }) => [one.id, other.id, because])).toEqual([
    ['a', 'b', 'email'],
    ['c', 'd', 'phone'],
    ['a', 'e', 'name'],
  ])
})

test('people without anything in common are no pair', () => {
  expect(findDuplicates([person('a', {}), person('b', {})])).toEqual([])
})
