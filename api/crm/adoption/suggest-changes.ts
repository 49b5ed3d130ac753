import { companyKey } from '../companies/company-name.ts'
import { findHolder } from '../contact-methods/queries.ts'
import { listTagsOf } from '../contacts/tag-queries.ts'
import { makeSuggestion } from '../duplicates/create-suggestion.ts'
import { isKnownAs } from '../records/aliases.ts'
import type { Journal } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import type { RecordOf } from '../records/journaled.ts'
import { nameKey } from '../records/normalize-text.ts'
import type { ParsedSubmission } from './read-submission.ts'

type ContactRow = RecordOf<'contact'>

/**
 * Anybody can type a client's address into a form. So what a form says about somebody we know is only suggested, also where
 * nothing is on file yet: a stranger's phone number must not become the one we call.
 */
export async function suggestChanges(journal: Journal, contact: ContactRow, parsed: ParsedSubmission) {
  for (const [field, value] of await listDifferences(journal, contact, parsed))
    await makeSuggestion(journal, {
      kind: 'value',
      contactId: contact.id,
      field,
      value,
      submissionId: parsed.submissionId,
    })
}

async function listDifferences(journal: Journal, contact: ContactRow, parsed: ParsedSubmission) {
  const { name, location, company, email, phone, tags } = parsed
  const differences: [field: string, value: string][] = []
  if (!isKnownAs(contact, name)) differences.push(['name', name])
  if (location !== undefined && nameKey(location) !== nameKey(contact.location ?? ''))
    differences.push(['location', location])
  if (company !== undefined && !(await worksAt(journal, contact, company)))
    differences.push(['company', company])
  // One that belongs to somebody else is a question of who is who, which is asked elsewhere.
  for (const contactMethod of [email, phone])
    if (contactMethod && !(await findHolder(journal.tx, contactMethod)))
      differences.push([contactMethod.kind, contactMethod.norm])
  const known = new Set((await listTagsOf(journal.tx, [contact.id])).map((tag) => tag.nameKey))
  for (const tag of tags) if (!known.has(nameKey(tag))) differences.push(['tag', tag])
  return differences
}

async function worksAt(journal: Journal, { companyId }: ContactRow, name: string) {
  const company = companyId === null ? undefined : await findRow(journal.tx, 'company', companyId)
  return company?.nameKey === companyKey(name)
}
