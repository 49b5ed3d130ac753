import { writeCount } from '../write-count.ts'

export const crmDuplicates = {
  banner: (count: number) =>
    count === 1 ? '1 possible duplicate' : `${writeCount(count)} possible duplicates`,
  among: 'among the contacts shown.',
  look: 'Review',
  title: 'Possible duplicates',
  text: 'Two contacts may share a name. Merge them if they are the same person; you can undo it.',
  because: { email: 'the same mailbox', phone: 'the same digits', name: 'the same name' },
  compare: 'Review',
  compareThem: (one: string, other: string) => `Review ${one} and ${other}`,
  mayBe: 'Possible duplicate',
  open: 'Open existing',
  openThem: (name: string) => `Open existing: ${name}`,
  restore: 'Restore them',
}

export const crmMerge = {
  title: { contact: 'Merge contacts', company: 'Merge companies' },
  choose: { contact: 'Merge with', company: 'Merge with' },
  maybe: 'Probably',
  stays: (name: string) => `${name} stays`,
  swap: 'Keep the other one instead',
  kept: 'Timeline, deals and tasks of both are kept. Links to the old record lead here.',
  from: (name: string) => `from ${name}`,
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
  done: (from: string, into: string) => `${from} is merged into ${into}.`,
}
