import { Page } from '@nokshi/contract/crm/records.ts'
import { Hono } from 'hono'
import { query } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { restoreRecord } from './restore-record.ts'
import { listTrashPage, trashKinds } from './trash-queries.ts'

export function trashRoutes(deps: Deps) {
  return new Hono()
    .get('/', query(Page), async (c) => {
      const { cursor } = c.req.valid('query')
      const { rows, next } = await listTrashPage(deps.db, cursor)
      return c.json({ items: rows, next })
    })
    .post('/:kind/:id/restore', async (c) => {
      const kind = readKind(c.req.param('kind'))
      const id = c.req.param('id')
      const { result, changeId } = await restoreRecord(deps, c.get('staff').id, kind, id)
      return c.json({ record: result, changeId })
    })
}

function readKind(word: string) {
  const kind = trashKinds.find((known) => known === word)
  if (!kind) throw new Refusal('not-found', { code: 'no-such-trash', params: { kinds: [...trashKinds] } })
  return kind
}
