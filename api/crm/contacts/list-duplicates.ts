import type { Duplicate } from '@nokshi/contract/crm/contacts.ts'
import type * as z from 'zod'
import type { Db } from '../../database/connect.ts'
import { type ContactMethodRow, listContactMethods } from '../contact-methods/queries.ts'
import { contactMethodWords } from '../contact-methods/search-words.ts'
import { similarity } from '../duplicates/similarity.ts'
import { endOfPrefix } from '../records/normalize-text.ts'
import { requireRecord } from '../records/require-known.ts'
import { listWithWords } from '../search/queries.ts'
import { presentContactLines } from './contact-record.ts'
import { type ContactRow, listContactsByKey, listContactsOfCompany, listLivingContacts } from './queries.ts'

type Reason = z.infer<typeof Duplicate>['because']

/** From this similarity on, as «Huda Rahman» and «Hoda Rahman». */
const SIMILAR = 0.75

/** A name that more contacts share is slow to compare and tells nothing. */
const CANDIDATES_MAX = 200
const SHOWN_MAX = 10

/** Likely duplicates; only suggestions, because two people may share a name. */
export async function listDuplicates(db: Db, id: string) {
  const contact = await requireRecord(db, 'contact', id)
  const contactMethods = await listContactMethods(db, [id])
  const reasons = new Map<string, Reason>()
  const add = (ids: string[], because: Reason) => {
    for (const other of ids) if (other !== id && !reasons.has(other)) reasons.set(other, because)
  }
  for (const contactMethod of contactMethods)
    if (contactMethod.kind === 'email') add(await listSameMailbox(db, contactMethod), 'email')
  add(await listSameDigits(db, contactMethods), 'phone')
  add(await listSameName(db, contact), 'name')

  const rows = (await listLivingContacts(db, [...reasons.keys()])).slice(0, SHOWN_MAX)
  const lines = await presentContactLines(db, rows)
  return lines.map((line) => ({ contact: line, because: reasons.get(line.id) ?? 'name' }))
}

/** Most providers deliver huda+shop@example.com to huda@example.com. */
async function listSameMailbox(db: Db, { norm }: ContactMethodRow) {
  const at = norm.lastIndexOf('@')
  const local = norm.slice(0, at).split('+')[0] ?? ''
  const domain = norm.slice(at)
  const rows = await db
    .selectFrom('contactMethod')
    .select(['contactId', 'norm'])
    .where('kind', '=', 'email')
    .where((eb) =>
      eb.or([
        eb('norm', '=', local + domain),
        eb.and([eb('norm', '>=', `${local}+`), eb('norm', '<', endOfPrefix(`${local}+`))]),
      ]),
    )
    .limit(CANDIDATES_MAX)
    .execute()
  return rows.filter((row) => row.norm.endsWith(domain)).map((row) => row.contactId)
}

/** The same digits, once with their country and once without. */
function listSameDigits(db: Db, contactMethods: ContactMethodRow[]) {
  const words = contactMethods.filter((contactMethod) => contactMethod.kind === 'phone').flatMap(contactMethodWords)
  return listWithWords(db, 'contact', words, CANDIDATES_MAX)
}

async function listSameName(db: Db, { nameKey, companyId }: ContactRow) {
  const same = await listContactsByKey(db, [nameKey])
  const colleagues = companyId ? await listContactsOfCompany(db, companyId, CANDIDATES_MAX) : []
  const shortened = colleagues.filter((other) => isShortFor(other.nameKey, nameKey))
  const sharing = await listWithWords(db, 'contact', nameKey.split(' '), CANDIDATES_MAX)
  const alike = (await listLivingContacts(db, sharing)).filter((other) => similarity(other.nameKey, nameKey) >= SIMILAR)
  return [...same, ...alike, ...shortened].map((other) => other.id)
}

/** «Layla M.» and «Layla Mansour», or «Layla» alone: the same person only within one company. */
export function isShortFor(one: string, other: string) {
  const [words, others] = [one.split(' '), other.split(' ')]
  if (words[0] !== others[0]) return false
  return words.slice(1).every((word, place) => {
    const same = others[place + 1]
    return same === undefined || word === same || (Math.min(word.length, same.length) === 1 && word[0] === same[0])
  })
}
