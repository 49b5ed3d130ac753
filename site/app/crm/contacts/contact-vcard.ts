import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import { escapeVcardText, foldVcardLine } from '@nokshi/contract/vcard-line.ts'

type Person = Pick<Contact, 'name' | 'title' | 'company' | 'location' | 'contactMethods' | 'tags'>

/** A card for an address book, after RFC 6350. */
export function writeVcard({ name, title, company, location, contactMethods, tags }: Person) {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escapeVcardText(name)}`,
    title && `TITLE:${escapeVcardText(title)}`,
    company && `ORG:${escapeVcardText(company.name)}`,
    location && `ADR:;;;${escapeVcardText(location)};;;`,
    ...contactMethods.map(({ kind, norm }) =>
      kind === 'email' ? `EMAIL:${escapeVcardText(norm)}` : `TEL:${escapeVcardText(norm)}`,
    ),
    tags.length > 0 && `CATEGORIES:${tags.map((tag) => escapeVcardText(tag.name)).join(',')}`,
    'END:VCARD',
  ]
  return lines
    .filter((line) => typeof line === 'string')
    .map((line) => `${foldVcardLine(line)}\r\n`)
    .join('')
}
