import { Hono } from 'hono'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { createListedPages } from './listed-pages.ts'

export function listedPageRoutes(deps: Deps) {
  const { listStarts, listPart } = createListedPages(deps.db, deps.now)
  return new Hono()
    .get('/', async (c) => c.json({ starts: await listStarts() }))
    .get('/:start', async (c) => c.json({ pages: await listPart(requireStart(c.req.param('start'))) }))
}

/** An address can hold anything, even a NUL, which PostgreSQL refuses to look up. */
function requireStart(input: string) {
  if (/^[0-9a-z]{1,40}$/.test(input)) return input
  throw new Refusal('not-found', 'no-such-part')
}
