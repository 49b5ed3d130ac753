import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { removedRecord } from '../records/changed-record.ts'
import { restoreRecord } from './restore-record.ts'
import { listTrashPage, trashKinds } from './trash-queries.ts'

export function trashRoutes(deps: Deps) {
  return implement({
    'GET /api/crm/trash': async (_c, { query }) => {
      const { cursor } = query
      const { rows, next } = await listTrashPage(deps.db, cursor)
      return { items: rows, next }
    },
    'POST /api/crm/trash/{kind}/{id}/restore': (c, { kind, id }) =>
      removedRecord(restoreRecord(deps, c.get('staff').id, readKind(kind), id)),
  })
}

function readKind(word: string) {
  const kind = trashKinds.find((known) => known === word)
  if (!kind) throw new Refusal('not-found', { code: 'no-such-trash', params: { kinds: [...trashKinds] } })
  return kind
}
