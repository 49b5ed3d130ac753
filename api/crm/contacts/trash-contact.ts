import type { Deps } from '../../platform/deps.ts'
import { requireCompany } from '../companies/company-record.ts'
import { makeChange } from '../records/journal.ts'
import { refreshCompanies, refreshContacts } from '../search/refresh.ts'
import { requireContact } from './contact-record.ts'

/** Into the trash. Addresses and numbers stay theirs, so that restoring brings all of it back. */
export function throwAwayContact(deps: Pick<Deps, 'db' | 'now'>, actorId: string, id: string) {
  return makeChange(deps, async (journal) => {
    const contact = await requireContact(journal.tx, id)
    await journal.update('contact', contact, { deletedAt: journal.now })
    await refreshContacts(journal.tx, [id])
    const summary = `Moved ${contact.name} to the trash`
    return {
      result: { id, name: contact.name },
      about: { kind: 'thrown-away', summary, actorId, contactId: id },
    }
  })
}

/** Its people and deals stay; they show it again when it is restored. */
export function throwAwayCompany(deps: Pick<Deps, 'db' | 'now'>, actorId: string, id: string) {
  return makeChange(deps, async (journal) => {
    const company = await requireCompany(journal.tx, id)
    await journal.update('company', company, { deletedAt: journal.now })
    await refreshCompanies(journal.tx, [id])
    const summary = `Moved ${company.name} to the trash`
    return {
      result: { id, name: company.name },
      about: { kind: 'thrown-away', summary, actorId, companyId: id },
    }
  })
}
