import type { ContactEdit, NewContact } from '@nokshi/contract/crm/contacts.ts'
import { Refusal } from '../../platform/refusal.ts'
import { domainOfContactMethods } from '../companies/company-name.ts'
import { findOrMakeCompany } from '../companies/edit-company.ts'
import { findCompanyByDomain } from '../companies/queries.ts'
import type { TakenContactMethod } from '../contact-methods/add-contact-methods.ts'
import { type ContactMethod, distinctContactMethods, parseContactMethod } from '../contact-methods/contact-method.ts'
import { guessRegion } from '../contact-methods/guess-region.ts'
import type { Journal } from '../records/journal.ts'
import { requireKnown } from '../records/require-known.ts'

export function parseContactMethods(texts: string[], location: string | null | undefined): ContactMethod[] {
  const region = guessRegion({ location })
  const contactMethods = texts.map((text, index) => {
    const contactMethod = parseContactMethod(text, region)
    if (!contactMethod) throw unreadable(text, index)
    return contactMethod
  })
  return distinctContactMethods(contactMethods)
}

function unreadable(text: string, index: number) {
  return new Refusal('invalid', { code: 'unreadable-point', params: { text } }, { at: `contactMethods.${index}` })
}

/** Names the other contact, so that the screen can link to it. */
export function requireNoneTaken(taken: TakenContactMethod[]) {
  const [first] = taken
  if (!first) return
  const { contactMethod, holder } = first
  const params = { contactMethod: contactMethod.raw, holder: holder.name, holderId: holder.id }
  const code = holder.deletedAt === null ? 'point-taken' : 'point-in-trash'
  throw new Refusal('conflict', { code, params }, { at: 'contactMethods' })
}

/** The chosen or named company, else that of the same mail domain. A domain alone makes no new company. */
export async function chooseCompany(
  journal: Journal,
  { companyId, companyName }: Pick<NewContact | ContactEdit, 'companyId' | 'companyName'>,
  contactMethods: ContactMethod[],
): Promise<string | null> {
  if (companyId) {
    await requireKnown(journal.tx, { companyId })
    return companyId
  }
  if (companyId === null && companyName === undefined) return null
  const domain = domainOfContactMethods(contactMethods)
  if (companyName !== undefined) return findOrMakeCompany(journal, { name: companyName, domain })
  return (domain && (await findCompanyByDomain(journal.tx, domain))?.id) || null
}
