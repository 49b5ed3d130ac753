import { ImportWish } from '@nokshi/contract/crm/import.ts'
import { type Context, Hono } from 'hono'
import { uploadLimiter } from '../../http/upload-limiter.ts'
import { body } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { importContacts } from './import-contacts.ts'

/** A file of 5 MB as JSON, in which each line break and quotation mark is two characters. */
const FILE_BYTES_MAX = 6 * 1024 * 1024

export function importRoutes(deps: Deps) {
  return new Hono().post('/', uploadLimiter(staffOf), body(ImportWish, FILE_BYTES_MAX), async (c) =>
    c.json(await importContacts(deps, c.get('staff').id, c.req.valid('json'))),
  )
}

/** Whose turn an import takes. */
function staffOf(c: Context): string {
  return `staff ${c.get('staff').id}`
}
