import { Company, type CompanyEdit } from '@nokshi/contract/companies.ts'
import { Contact, type ContactEdit } from '@nokshi/contract/contacts.ts'
import { changed } from '@nokshi/contract/crm.ts'
import { ApiProblem } from '../../platform/api.ts'
import { crmApi, isOvertaken } from '../records/crm-api.ts'
import { companyPath, contactPath, fetchCompany, fetchContact } from './people-queries.ts'

export type ContactWish = Omit<ContactEdit, 'version'>
export type CompanyWish = Omit<CompanyEdit, 'version'>

const ChangedContact = changed(Contact)
const ChangedCompany = changed(Company)

/** Somebody else changed the same thing meanwhile; both are shown, and a person decides. */
export class EditConflict<Thing> extends Error {
  readonly newer: Thing

  constructor(newer: Thing) {
    super('Somebody else changed this meanwhile.')
    this.name = 'EditConflict'
    this.newer = newer
  }
}

/** What the edit is about, to see whether somebody else changed the same: the value as it stands on the page. */
export type Watched<Thing> = (thing: Thing) => unknown

export function saveContact(contact: Contact, wish: ContactWish, watched: Watched<Contact>) {
  return saveOver(contact, watched, fetchContact, (version) =>
    crmApi.patch(contactPath(contact.id), { version, ...wish }, ChangedContact),
  )
}

export function saveCompany(company: Company, wish: CompanyWish, watched: Watched<Company>) {
  return saveOver(company, watched, fetchCompany, (version) =>
    crmApi.patch(companyPath(company.id), { version, ...wish }, ChangedCompany),
  )
}

/** A colleague who changed another field is no conflict: then the edit is made from the newer version. */
async function saveOver<Thing extends { id: string; version: number }, Answer>(
  base: Thing,
  watched: Watched<Thing>,
  fetchNewer: (id: string) => Promise<Thing>,
  patch: (version: number) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await patch(base.version)
  } catch (fault) {
    if (!isOvertaken(fault)) throw fault
    const newer = await fetchNewer(base.id)
    if (newer.id !== base.id || newer.version === base.version) throw fault
    if (JSON.stringify(watched(newer)) !== JSON.stringify(watched(base))) throw new EditConflict(newer)
    return patch(newer.version)
  }
}

/** Who has an address already, when that is why a change was refused. */
export function holderOf(fault: unknown) {
  const reason = fault instanceof ApiProblem ? fault.codes.points : undefined
  const id = reason?.params?.holderId
  return typeof id === 'string' ? { id, isInTrash: reason?.code === 'point-in-trash' } : undefined
}
