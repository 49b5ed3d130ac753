import { Search } from '@nokshi/contract/crm/search.ts'
import { Hono } from 'hono'
import { query } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { findAnything } from './hits.ts'

export function searchRoutes({ db }: Deps) {
  return new Hono().get('/', query(Search), async (c) => {
    const { q } = c.req.valid('query')
    return c.json(await findAnything(db, q))
  })
}
