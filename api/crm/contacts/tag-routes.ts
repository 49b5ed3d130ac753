import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { listTags } from './tag-queries.ts'

export function tagRoutes({ db }: Deps) {
  return implement({
    'GET /api/crm/tags': async () =>
      (await listTags(db)).map(({ id, name, contacts }) => ({ id, name, contacts })),
  })
}
