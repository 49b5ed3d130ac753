import fc from 'fast-check'
import { hostileAddress, hostileText } from './hostile.ts'
import type { SeededRandom } from './seeded-random.ts'

const MANY = 20_000

/** What grows, and cursors of lists that have a zero byte, a huge number or nothing in them. */
const large = ['a'.repeat(MANY), 'a,'.repeat(MANY / 2), '\n'.repeat(MANY), Array(2_000).fill({ id: 'a' })]
const cursors = [
  ['a\0', 'a'],
  [1e308, 'a'],
  [{}, []],
  [null, null],
].map((key) => Buffer.from(JSON.stringify(key)).toString('base64url'))
const days = ['0000-00-00', '2026-02-30', '+275760-09-14', '2026-11-15T24:00:01Z', 'Etc/GMT+12', '+23:59']

const anyText = fc.oneof(
  hostileText,
  hostileAddress,
  fc.emailAddress(),
  fc.constantFrom('', '0', '-1', 'NaN', '1e400', 'null', ...days, ...cursors),
)

/** What a field of a request might hold although it should not. */
const oddTexts = fc.sample(anyText, { seed: 7, numRuns: 400 })
const oddValues: unknown[] = [
  ...oddTexts,
  ...large,
  ...fc.sample(fc.oneof(fc.jsonValue(), fc.double(), fc.maxSafeInteger(), fc.boolean()), { seed: 7, numRuns: 200 }),
]

function oddValue(random: SeededRandom) {
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
  ...['createdAt', 'deletedAt', 'isDisabled', 'password', 'toJSON', 'toString', '', '\0', '\ud800', 'a.b'],
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
  return text.slice(0, at) + random.pick(oddTexts) + text.slice(at + random.below(3))
}

export function oddText(random: SeededRandom) {
  return random.pick(oddTexts)
}
