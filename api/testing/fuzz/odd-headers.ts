import fc from 'fast-check'
import type { SeededRandom } from './seeded-random.ts'

/** Those that something here, or a library below it, reads. */
const names = [
  ...['content-type', 'content-length', 'content-encoding', 'transfer-encoding', 'cookie', 'origin', 'range'],
  ...['sec-fetch-site', 'idempotency-key', 'if-none-match', 'user-agent', 'accept', 'accept-language'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-http-method-override', 'authorization', 'referer', 'expect'],
]

/** What one of them may hold in another one's place, too. */
const known = [
  ...'text/plain multipart/form-data application/json;charset=utf-16 application/xml gzip -5 chunked'.split(
    ' ',
  ),
  ...'99999999999 sid=a.b sid=%00 __proto__=1 https://evil.example null cross-site none W/"a" Googlebot'.split(
    ' ',
  ),
  ...['crm=a; crm=b', 'q=q=q=;;;', '1.2.3.4, unknown', '::ffff:999.1.1.1', 'DELETE', 'Bearer x'],
  'Basic Og==',
  ...['bytes=9999999999-', 'http://[', '100-continue', 'a'.repeat(9_000)],
]

/** Latin letters only: others cannot stand in a header, and no server is ever asked with them. */
const latin = fc.string({ unit: 'grapheme-ascii', maxLength: 40 })

const values = [...known, ...fc.sample(latin, { seed: 7, numRuns: 100 })]

export function oddHeaders(random: SeededRandom) {
  const chosen = Array.from({ length: 1 + random.below(3) }, () => random.pick(names))
  return Object.fromEntries(chosen.map((name) => [name, random.pick(values).trim()]))
}
