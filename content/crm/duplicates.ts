import { isolate } from '../isolate.ts'

export const crmDuplicates = {
  because: { email: 'the same mailbox', phone: 'the same digits', name: 'the same name' },
  mayBe: 'Possible duplicate',
  open: 'Open existing',
  openThem: (name: string) => `Open existing: ${name}`,
  trash: 'Open the trash',
}

export const crmMerge = {
  title: { contact: 'Merge contacts', company: 'Merge companies' },
  choose: 'Merge with',
  maybe: 'Probably',
  stays: (name: string) => `${isolate(name)} stays`,
  kept: 'Timeline, deals and tasks of both are kept. Links to the old record lead here.',
  from: (name: string) => `from ${isolate(name)}`,
  fields: {
    name: 'Name',
    title: 'Title',
    company: 'Company',
    location: 'Location',
    owner: 'Owner',
    contactMethods: 'Email and phone',
    tags: 'Tags',
    silent: 'Do not contact',
    website: 'Website',
    city: 'City',
    country: 'Country',
    note: 'Note',
    people: 'Contacts',
    deals: 'Deals',
  },
  yes: 'yes',
  submit: 'Merge',
  done: (from: string, into: string) => `${isolate(from)} is merged into ${isolate(into)}.`,
}
