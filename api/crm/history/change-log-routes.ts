import { type Change, ManyUndone } from '@nokshi/contract/crm/history.ts'
import { Page } from '@nokshi/contract/crm/records.ts'
import { Hono } from 'hono'
import type { Db } from '../../database/connect.ts'
import { body, query } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { listOwners } from '../records/owners.ts'
import { getChangeLine, listChangePage } from './change-log-queries.ts'
import { undoChange, undoChanges } from './undo-change.ts'

export function changeLogRoutes(deps: Deps) {
  return new Hono()
    .get('/', query(Page), async (c) => {
      const { cursor } = c.req.valid('query')
      const { rows, next } = await listChangePage(deps.db, c.get('staff').role, cursor)
      return c.json({ items: await presentChanges(deps.db, rows), next })
    })
    .post('/undo', body(ManyUndone), async (c) => {
      await undoChanges(deps, c.get('staff').id, c.req.valid('json').ids)
      return c.json({ success: true })
    })
    .post('/:id/undo', async (c) => {
      const { undoId } = await undoChange(deps, c.get('staff').id, c.req.param('id'))
      const [change] = await presentChanges(deps.db, [await getChangeLine(deps.db, undoId)])
      return c.json(change)
    })
}

type ChangeLine = Awaited<ReturnType<typeof getChangeLine>>

async function presentChanges(db: Db, rows: ChangeLine[]): Promise<Change[]> {
  const people = await listOwners(db)
  return rows.map(({ id, kind, summary, actorId, madeAt, undoneAt, hasRows, hasParts, ...pointers }) => ({
    id,
    kind,
    summary,
    actor: people.get(actorId ?? '') ?? null,
    madeAt,
    undoneAt,
    canBeUndone: undoneAt === null && hasRows + hasParts > 0,
    record: recordOf(pointers),
  }))
}

function recordOf({ dealId, contactId, companyId }: Pick<ChangeLine, 'dealId' | 'contactId' | 'companyId'>) {
  if (dealId) return { kind: 'deal' as const, id: dealId }
  if (contactId) return { kind: 'contact' as const, id: contactId }
  return companyId ? { kind: 'company' as const, id: companyId } : null
}
