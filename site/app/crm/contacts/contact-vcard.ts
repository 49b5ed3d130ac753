import type { Contact } from '@nokshi/contract/contacts.ts'

type Person = Pick<Contact, 'name' | 'title' | 'company' | 'location' | 'points' | 'tags'>

/** A card for an address book, after RFC 6350. */
export function writeVcard({ name, title, company, location, points, tags }: Person) {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escapeText(name)}`,
    title && `TITLE:${escapeText(title)}`,
    company && `ORG:${escapeText(company.name)}`,
    location && `ADR:;;;${escapeText(location)};;;`,
    ...points.map(({ kind, norm }) =>
      kind === 'email' ? `EMAIL:${escapeText(norm)}` : `TEL:${escapeText(norm)}`,
    ),
    tags.length > 0 && `CATEGORIES:${tags.map((tag) => escapeText(tag.name)).join(',')}`,
    'END:VCARD',
  ]
  return lines
    .filter((line) => typeof line === 'string')
    .map((line) => `${fold(line)}\r\n`)
    .join('')
}

function escapeText(text: string) {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** A line has at most 75 bytes; it goes on after a blank. Characters stay whole. */
function fold(line: string) {
  const encoder = new TextEncoder()
  let folded = ''
  let length = 0
  for (const character of line) {
    const bytes = encoder.encode(character).length
    if (length + bytes > 75) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += bytes
  }
  return folded
}
