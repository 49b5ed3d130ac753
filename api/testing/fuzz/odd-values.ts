import type { SeededRandom } from './seeded-random.ts'

const MANY = 20_000

/** What a field of a request might hold although it should not. */
const oddValues: unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    -0,
    0.5,
    1e308,
    -1e308,
    2 ** 31 - 1,
    2 ** 31,
    2 ** 53 - 1,
    2 ** 53,
    -(2 ** 63),
    1e21,
  ],
  ...['', ' ', '0', '-1', 'NaN', 'Infinity', '-0', '1e400', 'null', 'undefined', 'true', '[object Object]'],
  ...['\0', 'a\0b', '\ud800', 'a\udfffb', '\u202e', '\ufeff', '\u2028', '\r\nBcc: a@example.com', '\x1b[2J'],
  ...['é'.normalize('NFD'), '👩‍👩‍👧‍👦', 'ﷺ'.repeat(300), 'ا'.repeat(300), 'z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚'],
  ...[
    "'; drop table contact; --",
    '%',
    '_',
    '\\',
    '%00',
    '%ff',
    '{{7*7}}',
    `\${7*7}`,
    '../../etc/passwd',
    '=1+1',
  ],
  ...[
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.com',
    'file:///etc/passwd',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'then'],
  ...['0000-00-00', '9999-99-99', '2026-02-30', '+275760-09-14', '-000001-01-01', '2026-11-15T24:00:01Z'],
  ...['SystemV/PST8PDT', 'Etc/GMT+12', 'posixrules', '+23:59', 'utc'],
  ...[
    'a@b',
    '@',
    'a@@example.com',
    `${'a'.repeat(64)}@${'b'.repeat(250)}.com`,
    '"a b"@example.com',
    'a@[127.0.0.1]',
  ],
  ...[
    'eyJhIjoxfQ',
    'WzEsImEiXQ',
    'WyJhXHUwMDAwIiwiYSJd',
    'WzFlMzA4LCJhIl0',
    'W251bGwsbnVsbF0',
    '%%%',
    '='.repeat(50),
  ],
  ...[
    'a'.repeat(MANY),
    '9'.repeat(400),
    'a,'.repeat(MANY / 2),
    '(('.repeat(500),
    '\n'.repeat(MANY),
    '"'.repeat(999),
  ],
  ...[[], [[]], [null], [''], ['a', 'a'], Array(2_000).fill('a'), Array(2_000).fill({ id: 'a' })],
  ...[{}, { length: 1e9 }, { toString: null }, { constructor: 1 }, { a: { b: { c: { d: 1 } } } }, { 0: 'a' }],
]

export function oddValue(random: SeededRandom) {
  return random.happens(0.05) ? nested(random.below(3_000)) : random.pick(oddValues)
}

function nested(depth: number) {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { value }
  return value
}

/** What nobody may decide about a record by sending it along. */
const FORBIDDEN_KEYS = [
  ...['__proto__', 'constructor', 'prototype', 'id', 'role', 'userId', 'ownerId', 'version', 'emailVerified'],
  ...[
    'createdAt',
    'deletedAt',
    'isDisabled',
    'password',
    'toJSON',
    'toString',
    '',
    '\0',
    '\ud800',
    'a.b',
    '$where',
  ],
]

/** The same value with something in it that should not be there, or without something that should. */
export function bend(random: SeededRandom, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || random.happens(0.1)) return bendWhole(random, value)
  if (Array.isArray(value)) {
    const at = random.below(value.length + 1)
    return value.toSpliced(at, 1, bend(random, value[at]))
  }
  const entries: [string, unknown][] = Object.entries(value)
  const at = random.below(entries.length + 1)
  const [key = random.pick(FORBIDDEN_KEYS), inner] = entries[at] ?? []
  if (random.happens(0.15)) return Object.fromEntries(entries.toSpliced(at, 1))
  return Object.fromEntries(entries.toSpliced(at, 1, [key, bend(random, inner)]))
}

function bendWhole(random: SeededRandom, value: unknown) {
  if (random.happens(0.1)) return [value]
  if (random.happens(0.1)) return { value }
  return typeof value === 'string' && random.happens(0.2) ? bendText(random, value) : oddValue(random)
}

/** With an odd text somewhere in it. */
export function bendText(random: SeededRandom, text: string) {
  const at = random.below(text.length + 1)
  return text.slice(0, at) + String(random.pick(oddTexts)) + text.slice(at + random.below(3))
}

const oddTexts = oddValues.filter((value) => typeof value === 'string')

export function oddText(random: SeededRandom) {
  return random.pick(oddTexts)
}
