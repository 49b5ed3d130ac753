import type { SeededRandom } from './seeded-random.ts'

/** Latin letters only: others cannot stand in a header, and no server is ever asked with them. */
const odd = [
  '',
  ' ',
  ',',
  ';',
  '=',
  '"',
  '%',
  '%00',
  '\u00ff\u00fe',
  'null',
  '*',
  '-1',
  '1e400',
  'a'.repeat(9_000),
]

const oddHeaderValues: [string, readonly string[]][] = [
  [
    'content-type',
    ['text/plain', 'application/xml', 'multipart/form-data', 'application/json;charset=utf-16', ...odd],
  ],
  ['content-type', ['application/x-www-form-urlencoded', 'APPLICATION/JSON', 'application/json, text/plain']],
  ['content-length', ['0', '1', '-5', '99999999999', 'x']],
  ['content-encoding', ['gzip', 'br', 'identity', ...odd]],
  ['transfer-encoding', ['chunked', 'gzip, chunked']],
  [
    'cookie',
    ['sid=', 'sid=a.b', 'sid=%00', 'sid=%', 'crm=a; crm=b', 'crm-step=2fa-x.y', '__proto__=1', ...odd],
  ],
  [
    'origin',
    ['http://localhost:3000', 'https://evil.example', 'null', 'http://localhost:3000.evil.example', ...odd],
  ],
  ['sec-fetch-site', ['cross-site', 'same-site', 'same-origin', 'none', ...odd]],
  ['idempotency-key', ['same', 'a'.repeat(256), ...odd]],
  ['if-none-match', ['*', 'W/"a"', '"'.repeat(99), ...odd]],
  ['user-agent', ['', 'Googlebot', 'Mozilla/5.0 '.repeat(600), ...odd]],
  ['accept', ['text/html', 'application/xml', ...odd]],
  ['accept-language', ['bn', 'q=q=q=;;;', ...odd]],
  ['x-forwarded-for', ['::1', '1.2.3.4, unknown', '::ffff:999.1.1.1', ...odd]],
  ['x-forwarded-host', ['evil.example']],
  ['x-http-method-override', ['DELETE']],
  ['authorization', ['Bearer', 'Bearer x', 'Basic Og==', ...odd]],
  ['range', ['bytes=0-0', 'bytes=9999999999-', ...odd]],
  ['referer', ['https://evil.example/?token=1', 'http://[', ...odd]],
  ['expect', ['100-continue']],
]

export function oddHeaders(random: SeededRandom) {
  const chosen = Array.from({ length: 1 + random.below(3) }, () => random.pick(oddHeaderValues))
  return Object.fromEntries(chosen.map(([name, values]) => [name, random.pick(values)]))
}
