import { type Context, Hono, type Next } from 'hono'
import { implement } from '../../http/implement.ts'
import { uploadLimiter } from '../../http/upload-limiter.ts'
import { readText } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { hasMoreValues } from '../../platform/json-values.ts'
import { Refusal } from '../../platform/refusal.ts'
import { importContacts } from './import-contacts.ts'

/** A file of 5 MB as JSON, in which each line break and quotation mark is two characters. */
const FILE_BYTES_MAX = 6 * 1024 * 1024

export function importRoutes(deps: Deps) {
  return new Hono()
    .post('/api/crm/import', uploadLimiter(staffOf), readFile)
    .route('/', implement({ 'POST /api/crm/import': (c, { body }) => importContacts(deps, c.get('staff').id, body) }))
}

/** The file is one string. A body of many other values is not worth parsing. */
const VALUES_MAX = 1_000

/** Reads the body, which may be larger than other bodies, and stores it for the next handlers. */
async function readFile(c: Context, next: Next) {
  if (hasMoreValues(await readText(c, FILE_BYTES_MAX), VALUES_MAX)) throw new Refusal('invalid', 'malformed-json')
  await next()
}

function staffOf(c: Context): string {
  return `staff ${c.get('staff').id}`
}
