import { implement } from '../http/implement.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { createListedPages } from './listed-pages.ts'

export function listedPageRoutes(deps: Deps) {
  const { listStarts, listPart } = createListedPages(deps.db, deps.now)
  return implement({
    'GET /api/listed-pages': async () => ({ starts: await listStarts() }),
    'GET /api/listed-pages/{start}': async (_c, { start }) => ({ pages: await listPart(requireStart(start)) }),
  })
}

/** An address can hold anything, even a NUL, which PostgreSQL refuses to look up. */
function requireStart(input: string) {
  if (/^[0-9a-z]{1,40}$/.test(input)) return input
  throw new Refusal('not-found', 'no-such-part')
}
