import type { Deps } from '../../platform/deps.ts'
import { makeChange } from '../records/journal.ts'
import { refreshCompanies } from '../search/refresh.ts'
import { requireCompany } from './company-record.ts'

/** Its people and deals stay; they show it again when it is restored. */
export function trashCompany(deps: Pick<Deps, 'db' | 'now'>, actorId: string, id: string) {
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
