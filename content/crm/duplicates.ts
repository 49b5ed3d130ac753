import { writeCount } from '../write-count.ts'

export const crmDuplicates = {
  banner: (count: number) =>
    count === 1 ? '1 possible duplicate' : `${writeCount(count)} possible duplicates`,
  among: 'among the people shown.',
  look: 'Look at them',
  title: 'Possible duplicates',
  text: 'Two people may share a name. You decide, and can part them again.',
  because: { email: 'the same mailbox', phone: 'the same digits', name: 'the same name' },
  compare: 'Compare',
  compareThem: (one: string, other: string) => `Compare ${one} and ${other}`,
  mayBe: 'May be here already',
  open: 'Open existing',
  openThem: (name: string) => `Open existing: ${name}`,
  restore: 'Restore them',
}

export const crmMerge = {
  title: { contact: 'Make two people one', company: 'Make two companies one' },
  choose: { contact: 'The other person', company: 'The other company' },
  maybe: 'Probably',
  stays: (name: string) => `${name} stays`,
  swap: 'Keep the other one instead',
  kept: 'Everything else of both stays: the timeline, deals and tasks. The old address leads here.',
  from: (name: string) => `from ${name}`,
  fields: {
    name: 'Name',
    title: 'Title',
    company: 'Company',
    location: 'Location',
    owner: 'Looked after by',
    points: 'E-mail and phone',
    tags: 'Tags',
    silent: 'Do not contact',
    website: 'Website',
    city: 'City',
    country: 'Country',
    note: 'Note',
    people: 'People',
    deals: 'Deals',
  },
  yes: 'yes',
  submit: 'Make them one',
  done: (from: string, into: string) => `${from} is now part of ${into}.`,
}
