import { CONTACT_METHODS_MAX, NewContact, TAGS_MAX } from '@nokshi/contract/crm/contacts.ts'
import type { ImportReport } from '@nokshi/contract/crm/import.ts'
import { reasonOf } from '@nokshi/contract/sentences/issue-reason.ts'
import { sentenceOf, sentences } from '@nokshi/contract/sentences/sentences.ts'
import { type ContactMethod, distinctContactMethods, parseContactMethod } from '../contact-methods/contact-method.ts'
import { guessRegion } from '../contact-methods/guess-region.ts'
import type { ImportColumn, ImportField } from './columns.ts'

/** A contact in a file, validated by the same rules as one added by hand. */
export interface ImportRow {
  /** As the spreadsheet counts. */
  row: number
  person: NewContact
  contactMethods: ContactMethod[]
  /** What is wrong with its addresses and numbers. */
  unread: string[]
}

export type RefusedRow = ImportReport['refused'][number]

export function readRow(columns: ImportColumn[], cells: string[], row: number): ImportRow | RefusedRow {
  const all = (field: ImportField) => cells.filter((cell, index) => cell !== '' && columns[index]?.field === field)
  const location = all('location').join(', ')
  const region = guessRegion({ location })
  const texts = [...all('email'), ...all('phone')]
    .flatMap((cell) => cell.split(/[;,|\n]|\s\/\s/))
    .map((part) => part.trim())
    .filter((part) => part !== '')
  // Counted before parsing, which is slow.
  if (texts.length > CONTACT_METHODS_MAX)
    return { row, sentence: sentenceOf({ code: 'too-many-points', params: { max: CONTACT_METHODS_MAX } }) }
  const contactMethods: ContactMethod[] = []
  const unread: string[] = []
  for (const text of texts) {
    const contactMethod = parseContactMethod(text, region)
    if (contactMethod) contactMethods.push(contactMethod)
    else unread.push(text)
  }
  const [first] = unread
  if (first !== undefined && contactMethods.length === 0) return { row, sentence: sayUnread(first) }
  const name = all('name').join(' ') || contactMethods[0]?.raw
  if (name === undefined) return { row, sentence: sentences['row-without-person'] }

  const tags = all('tags')
    .flatMap((cell) => cell.split(/[;,|]/))
    .map((tag) => tag.trim())
  const person = NewContact.safeParse({
    name,
    companyName: all('company')[0],
    title: all('title')[0],
    location,
    tags: tags.filter((tag) => tag !== '').slice(0, TAGS_MAX + 1),
    note: [...all('note'), ...unread.map(notRead)].join('\n'),
  })
  const [issue] = person.error?.issues ?? []
  if (!person.success) return { row, sentence: issue ? sentenceOf(reasonOf(issue)) : 'This row cannot be read.' }
  return {
    ...{ row, person: person.data, unread: unread.map(sayUnread) },
    contactMethods: distinctContactMethods(contactMethods),
  }
}

function sayUnread(text: string) {
  return sentenceOf({ code: 'unreadable-point', params: { text: shorten(text) } })
}

/** Kept as a note, because a typing error can be corrected by hand. */
function notRead(text: string) {
  return `Not imported, no email address and no phone number: ${text}`
}

function shorten(text: string) {
  const characters = [...text]
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : text
}
