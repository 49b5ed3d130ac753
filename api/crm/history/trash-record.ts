import type { Deps } from '../../platform/deps.ts'
import { makeChange } from '../records/journal.ts'
import { requireRecord } from '../records/require-known.ts'
import { refreshCompanies, refreshContacts } from '../search/words.ts'

const kinds = {
  contact: { pointer: 'contactId', refresh: refreshContacts },
  company: { pointer: 'companyId', refresh: refreshCompanies },
} as const

/** Everything that belongs to it stays, so that restoring is complete. */
export function trashRecord(deps: Pick<Deps, 'db' | 'now'>, table: keyof typeof kinds, actorId: string, id: string) {
  return makeChange(deps, async (journal) => {
    const record = await requireRecord(journal.tx, table, id)
    await journal.update(table, record, { deletedAt: journal.now })
    await kinds[table].refresh(journal.tx, [id])
    const { name } = record
    const about = { kind: 'thrown-away', summary: `Moved ${name} to the trash`, actorId }
    return { result: { id, name }, about: { ...about, [kinds[table].pointer]: id } }
  })
}
