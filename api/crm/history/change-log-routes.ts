import type { Change } from '@nokshi/contract/crm/history.ts'
import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { listOwners } from '../records/owners.ts'
import { getChangeLine, listChangePage } from './change-log-queries.ts'
import { undoChange, undoChanges } from './undo-change.ts'

export function changeLogRoutes(deps: Deps) {
  return implement({
    'GET /api/crm/changes': async (c, { query }) => {
      const { rows, next } = await listChangePage(deps.db, c.get('staff').role, query.cursor)
      const people = await listOwners(deps.db)
      return { items: rows.map((row) => presentChange(row, people)), next }
    },
    'POST /api/crm/changes/undo': async (c, { body }) => {
      await undoChanges(deps, c.get('staff').id, body.ids)
      return { success: true }
    },
    'POST /api/crm/changes/{id}/undo': async (c, { id }) => {
      const { undoId } = await undoChange(deps, c.get('staff').id, id)
      return presentChange(await getChangeLine(deps.db, undoId), await listOwners(deps.db))
    },
  })
}

type ChangeLine = Awaited<ReturnType<typeof getChangeLine>>

type People = Awaited<ReturnType<typeof listOwners>>

function presentChange(line: ChangeLine, people: People): Change {
  const { id, kind, summary, actorId, madeAt, undoneAt, hasRows, hasParts, ...pointers } = line
  return {
    id,
    kind,
    summary,
    actor: people.get(actorId ?? '') ?? null,
    madeAt,
    undoneAt,
    canBeUndone: undoneAt === null && hasRows + hasParts > 0,
    record: recordOf(pointers),
  }
}

function recordOf({ dealId, contactId, companyId }: Pick<ChangeLine, 'dealId' | 'contactId' | 'companyId'>) {
  if (dealId) return { kind: 'deal' as const, id: dealId }
  if (contactId) return { kind: 'contact' as const, id: contactId }
  return companyId ? { kind: 'company' as const, id: companyId } : null
}
