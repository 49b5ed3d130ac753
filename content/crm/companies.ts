import { writeCount } from '../write-count.ts'

export const crmCompanies = {
  title: 'Companies',
  note: (shown: number, hasMore: boolean) =>
    shown === 1 ? '1 company' : `${writeCount(shown)}${hasMore ? ' and more' : ''} companies`,
  add: 'New company',
  placeholder: 'Name or web address',
  sorts: { name: 'Name', new: 'Newest' },
  list: 'Companies',
  people: (count: number) => (count === 1 ? '1 person' : `${writeCount(count)} people`),
  openDeals: (count: number) =>
    count === 0 ? 'No open deals' : count === 1 ? '1 open deal' : `${writeCount(count)} open deals`,
  empty: {
    title: 'No companies yet',
    text: 'A company appears when somebody writes in its name, or when you name it with a new contact.',
  },
  none: { title: 'No company fits', text: 'Try part of its name, or take a filter away.' },
  added: (name: string) => `${name} is added.`,
  fields: { name: 'Name', website: 'Website', city: 'City', country: 'Country', note: 'Note' },
}

export const crmCompany = {
  back: 'All companies',
  about: 'Company',
  open: 'Open',
  inBase: (sum: string) => `about ${sum} at today’s rates`,
  people: 'People',
  nobody: 'Nobody yet.',
  addPerson: 'Add a person',
  allPeople: 'All its people as a list',
  trash: 'Put into the trash',
  trashText: 'Its people and deals stay.',
  trashed: (name: string) => `${name} is in the trash. Its people and deals stay.`,
  gone: {
    title: 'This company is not here',
    text: 'It may be in the trash, from where it can be restored.',
    trash: 'Look into the trash',
  },
}
