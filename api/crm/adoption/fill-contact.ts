import { addPoints } from '../identity/add-points.ts'
import { companyKey } from '../identity/company-name.ts'
import { nameKey } from '../identity/folded-words.ts'
import { countryOfPoint, type Point } from '../identity/point.ts'
import { findHolder, listPointsOf } from '../identity/point-queries.ts'
import { chooseCompany } from '../people/contact-fields.ts'
import { makeSuggestion } from '../people/suggestion-make.ts'
import type { Journal, RecordOf } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import type { Enquiry } from './enquiry.ts'

type ContactRow = RecordOf<'contact'>

/**
 * Adds to somebody we know what was not known yet. What is on file stays as it is, whatever a form says; where the two
 * differ, somebody decides. Who writes again comes out of the trash.
 */
export async function fillContact(journal: Journal, contact: ContactRow, enquiry: Enquiry) {
  const { email, phone, company } = enquiry
  const points = [email, phone].filter((point) => point !== undefined)
  const companyId = contact.companyId ?? (await chooseCompany(journal, { companyName: company }, points))
  await journal.update('contact', contact, {
    deletedAt: null,
    location: contact.location ?? enquiry.location ?? null,
    country: contact.country ?? (phone ? countryOfPoint(phone) : null),
    companyId,
  })
  const suggest = (field: string, value: string) =>
    makeSuggestion(journal, {
      kind: 'value',
      contactId: contact.id,
      field,
      value,
      submissionId: enquiry.submissionId,
    })
  if (nameKey(enquiry.name) !== contact.nameKey) await suggest('name', enquiry.name)
  if (isOther(contact.location, enquiry.location)) await suggest('location', enquiry.location)
  if (company !== undefined && (await worksElsewhere(journal, contact, company)))
    await suggest('company', company)
  for (const point of points) await fillPoint(journal, contact.id, point, suggest)
  return contact.id
}

function isOther(kept: string | null, sent: string | undefined): sent is string {
  return kept !== null && sent !== undefined && nameKey(kept) !== nameKey(sent)
}

async function worksElsewhere(journal: Journal, { companyId }: ContactRow, name: string) {
  const company = companyId === null ? undefined : await findRow(journal.tx, 'company', companyId)
  return company !== undefined && company.nameKey !== companyKey(name)
}

/** The first address and the first number are taken on; of a second one we ask. */
async function fillPoint(
  journal: Journal,
  contactId: string,
  point: Point,
  suggest: (field: string, value: string) => Promise<void>,
) {
  if (await findHolder(journal.tx, point)) return
  const own = await listPointsOf(journal.tx, [contactId])
  if (own.some((row) => row.kind === point.kind)) await suggest(point.kind, point.norm)
  else await addPoints(journal, contactId, [point])
}
