import { newId } from '../platform/ids.ts'
import { addPoints, findContactByPoint } from './add-points.ts'
import { findCompany } from './adopt-company.ts'
import type { Enquiry } from './adopt-enquiry.ts'
import { fillContact } from './adopt-fill.ts'
import { requireNoneTaken } from './contact-fields.ts'
import { nameKey } from './folded-words.ts'
import type { Journal, RecordOf } from './journal.ts'
import { findRow } from './journal-queries.ts'
import { countryOfPoint } from './point.ts'
import { refreshWords } from './search-words.ts'
import { makeSuggestion } from './suggestion-make.ts'

/** The person with this e-mail address, else the one with this phone number, else somebody new. */
export async function adoptContact(journal: Journal, enquiry: Enquiry): Promise<RecordOf<'contact'>> {
  const known = await findKnown(journal, enquiry)
  const id = known ? await fillContact(journal, known, enquiry) : await makeContact(journal, enquiry)
  await refreshWords(journal.tx, 'contact', [id])
  const contact = await findRow(journal.tx, 'contact', id)
  if (!contact) throw new Error('A contact that was just written is gone.')
  return contact
}

/** An address and a number of two people: it is the address's, and somebody is asked whether the two are one. */
async function findKnown(journal: Journal, { email, phone, submissionId }: Enquiry) {
  const byEmail = email && (await findContactByPoint(journal, email))
  const byPhone = phone && (await findContactByPoint(journal, phone))
  if (byEmail && byPhone && byEmail.id !== byPhone.id && byPhone.deletedAt === null)
    await makeSuggestion(journal, {
      kind: 'same-person',
      contactId: byEmail.id,
      value: byPhone.id,
      submissionId,
    })
  const holder = byEmail ?? byPhone
  return holder && (await findRow(journal.tx, 'contact', holder.id))
}

async function makeContact(journal: Journal, enquiry: Enquiry) {
  const { now } = journal
  const { name, email, phone, location, language, source, receivedAt } = enquiry
  const id = newId(now)
  await journal.insert('contact', {
    id,
    version: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    name,
    nameKey: nameKey(name),
    title: null,
    companyId: (await findCompany(journal, enquiry)) ?? null,
    location: location ?? null,
    country: phone ? countryOfPoint(phone) : null,
    language,
    source,
    ownerId: null,
    firstSeenAt: receivedAt,
    lastActivityAt: receivedAt,
    isSilent: 0,
    mergedIntoId: null,
  })
  const points = [email, phone].filter((point) => point !== undefined)
  requireNoneTaken(await addPoints(journal, id, points))
  await suggestTwin(journal, id, enquiry)
  return id
}

/** huda+tea@example.com is most likely huda@example.com; but at some providers it is another mailbox, so we only ask. */
async function suggestTwin(journal: Journal, contactId: string, { email, submissionId }: Enquiry) {
  const plain = email?.norm.replace(/\+[^@]*@/, '@')
  if (!email || !plain || plain === email.norm) return
  const twin = await findContactByPoint(journal, { kind: 'email', norm: plain })
  if (twin && twin.deletedAt === null)
    await makeSuggestion(journal, { kind: 'same-person', contactId, value: twin.id, submissionId })
}
