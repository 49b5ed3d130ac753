import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import { expect, test } from 'vitest'
import { previewContact } from './merge-preview.ts'

function person(fields: Partial<Contact>): Contact {
  return {
    id: 'id',
    version: 1,
    name: 'Ada',
    aliases: [],
    lastTouch: { by: null, submission: null },
    title: null,
    company: null,
    location: null,
    country: null,
    language: 'en',
    email: null,
    phone: null,
    contactMethods: [],
    tags: [],
    owner: null,
    source: null,
    isSilent: false,
    firstSeenAt: 0,
    lastActivityAt: 0,
    nextStep: null,
    suggestions: [],
    deals: [],
    ...fields,
  }
}

test('what is filled stays, what is empty comes from the other, and addresses are those of both', () => {
  const fields = previewContact(
    person({
      name: 'Huda',
      location: 'Dubai',
      contactMethods: [{ id: '1', kind: 'email', raw: 'huda@alnoor.ae', norm: 'huda@alnoor.ae' }],
    }),
    person({
      name: 'Huda Saleh',
      title: 'Manager',
      location: 'Sharjah',
      contactMethods: [{ id: '2', kind: 'phone', raw: '+971501234567', norm: '+971501234567' }],
      isSilent: true,
    }),
  )

  expect(fields.filter(({ value }) => value)).toEqual([
    { label: 'Name', value: 'Huda', isFromOther: false },
    { label: 'Title', value: 'Manager', isFromOther: true },
    { label: 'Location', value: 'Dubai', isFromOther: false },
    { label: 'Email and phone', value: 'huda@alnoor.ae, +971501234567', isFromOther: false },
    { label: 'Do not contact', value: 'yes', isFromOther: true },
  ])
})
