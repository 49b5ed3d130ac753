import { Search } from '@nokshi/contract/crm/search.ts'
import { Hono } from 'hono'
import { parseOrRefuse } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { findAnything } from './hits.ts'

export function searchRoutes({ db }: Deps) {
  return new Hono().get('/', async (c) => {
    const { q } = parseOrRefuse(Search, c.req.query())
    return c.json(await findAnything(db, q))
  })
}
