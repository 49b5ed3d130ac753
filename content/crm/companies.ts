import { writeCount } from '../write-count.ts'

export const crmCompanies = {
  title: 'Companies',
  note: (total: number) => (total === 1 ? '1 company' : `${writeCount(total)} companies`),
  add: 'New company',
  placeholder: 'Name or website',
  sorts: { name: 'Name', new: 'Newest' },
  list: 'Companies',
  columns: { people: 'Contacts', deals: 'Open deals', worth: 'Worth' },
  people: (count: number) => (count === 1 ? '1 contact' : `${writeCount(count)} contacts`),
  openDeals: (count: number) =>
    count === 0 ? 'No open deals' : count === 1 ? '1 open deal' : `${writeCount(count)} open deals`,
  empty: {
    title: 'No companies yet',
    text: 'A company appears when somebody writes in its name, or when you name it with a new contact.',
  },
  none: { title: 'No matching company', text: 'Try part of its name, or remove a filter.' },
  added: (name: string) => `${name} is added.`,
  fields: { name: 'Name', website: 'Website', city: 'City', country: 'Country', note: 'Note' },
}

export const crmCompany = {
  about: 'Company',
  open: 'Open deals',
  inBase: (sum: string) => `about ${sum} at today’s rates`,
  people: 'Contacts',
  nobody: 'No contacts yet.',
  addPerson: 'Add contact',
  allPeople: 'All contacts of this company',
  trash: 'Move to trash',
  trashText: 'Its contacts and deals stay.',
  trashed: (name: string) => `${name} is in the trash. Its contacts and deals stay.`,
  gone: {
    title: 'This company is not here',
    text: 'It may be in the trash, from where it can be restored.',
    trash: 'Open the trash',
  },
}
