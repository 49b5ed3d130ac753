import { crmContacts } from '@nokshi/content/crm/contacts.ts'
import type { ContactLine } from '@nokshi/contract/crm/contacts.ts'
import { writeCsvPhone } from '@nokshi/contract/files/csv-cell.ts'
import { toCsv } from '../people/people-csv.ts'
import { sourceName } from '../people/people-source.ts'

/** These people as a table, as they stand in the list. */
export function writePeople(people: ContactLine[]) {
  return toCsv([crmContacts.columns, ...people.map(toRow)])
}

function toRow({ name, company, email, phone, tags, owner, source, lastActivityAt, nextStep }: ContactLine) {
  return [
    name,
    company?.name ?? '',
    email ?? '',
    writeCsvPhone(phone ?? ''),
    tags.map((tag) => tag.name).join(', '),
    owner?.name ?? '',
    source ? sourceName(source) : '',
    new Date(lastActivityAt).toISOString(),
    nextStep?.title ?? '',
  ]
}
