import type { DealParties, PartiesInput } from '../deals/deal-parties.ts'
import type { Journal } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import { requireKnown } from '../records/require-known.ts'
import { chooseCompany } from './contact-fields.ts'
import { addContact } from './create-contact.ts'

/** Adds names that are new; takes the contact's company if none is named. */
export async function chooseParties(journal: Journal, actorId: string, input: PartiesInput): Promise<DealParties> {
  await requireKnown(journal.tx, { contactId: input.contactId, companyId: input.companyId })
  const isCompanyGiven = input.companyId !== undefined || input.companyName !== undefined
  const companyId = isCompanyGiven ? await chooseCompany(journal, input, []) : undefined
  const contactId = input.contactName
    ? (await addContact(journal, actorId, { name: input.contactName, companyId })).id
    : input.contactId
  if (companyId !== undefined || !contactId) return { contactId, companyId }
  const contact = await findRow(journal.tx, 'contact', contactId)
  return { contactId, companyId: contact?.companyId ?? undefined }
}
