import { crmMerge } from '@nokshi/content/crm/duplicates.ts'
import type { Company } from '@nokshi/contract/crm/companies.ts'
import type { Contact } from '@nokshi/contract/crm/contacts.ts'

/** A line of the preview: what the result has, and whether it comes from the one that goes. */
export interface MergedField {
  label: string
  value: string
  isFromOther: boolean
}

const { fields } = crmMerge

/** What is filled stays; what is empty is taken from the other; addresses and tags are those of both. */
export function previewContact(into: Contact, from: Contact): MergedField[] {
  return [
    taken(fields.name, into.name, from.name),
    taken(fields.title, into.title, from.title),
    taken(fields.company, into.company?.name, from.company?.name),
    taken(fields.location, into.location, from.location),
    taken(fields.owner, into.owner?.name, from.owner?.name),
    both(fields.contactMethods, rawContactMethods(into), rawContactMethods(from)),
    both(fields.tags, names(into.tags), names(from.tags)),
    both(fields.deals, titles(into), titles(from)),
    taken(fields.silent, into.isSilent ? crmMerge.yes : null, from.isSilent ? crmMerge.yes : null),
  ]
}

export function previewCompany(into: Company, from: Company): MergedField[] {
  return [
    taken(fields.name, into.name, from.name),
    taken(fields.website, into.website, from.website),
    taken(fields.city, into.city, from.city),
    taken(fields.country, into.country, from.country),
    taken(fields.owner, into.owner?.name, from.owner?.name),
    taken(fields.note, into.note, from.note),
    both(fields.people, names(into.contacts), names(from.contacts)),
    both(fields.deals, titles(into), titles(from)),
  ]
}

function taken(label: string, into: string | null | undefined, from: string | null | undefined): MergedField {
  return { label, value: into ?? from ?? '', isFromOther: !into && Boolean(from) }
}

function both(label: string, into: string[], from: string[]): MergedField {
  return { label, value: [...new Set([...into, ...from])].join(', '), isFromOther: false }
}

function rawContactMethods({ contactMethods }: Contact) {
  return contactMethods.map(({ raw }) => raw)
}

function names(list: { name: string }[]) {
  return list.map(({ name }) => name)
}

function titles({ deals }: Pick<Contact, 'deals'>) {
  return deals.map(({ title }) => title)
}
