import { bend, bendText } from './odd-values.ts'
import type { SeededRandom } from './seeded-random.ts'

/** A body that is almost this one. */
export function oddJson(random: SeededRandom, example: unknown): Uint8Array<ArrayBuffer> {
  let value = example
  for (let bends = random.below(3); bends > 0; bends--) value = bend(random, value)
  const text = JSON.stringify(value) ?? ''
  return random.happens(0.2) ? random.pick(breakages)(text, random) : toBytes(text)
}

/** What may become of a body on its way, or be meant by whoever wrote it. */
const breakages: ((text: string, random: SeededRandom) => Uint8Array<ArrayBuffer>)[] = [
  (text, random) => toBytes(text.slice(0, random.below(text.length + 1))),
  (text) => toBytes(`${text},{}`),
  (text) => toBytes(`\ufeff${text}`),
  (text) => toBytes(text.replace('{', '{"name":1,"name":[],"version":1,"version":2,')),
  (text) =>
    toBytes(text.replace('{', '{"__proto__":{"role":"owner"},"constructor":{"prototype":{"role":"owner"}},')),
  (text) => toBytes(text.replace(/:"[^"]*"/, ':NaN')),
  (text) => toBytes(text.replace(/:"[^"]*"/, ':1e400')),
  (text) => toBytes(text.replace(/:"[^"]*"/, ':"\\ud800"')),
  (text) => toBytes(text.replaceAll('"', "'")),
  (text, random) => toBytes(bendText(random, text)),
  (text) =>
    new Uint8Array(
      Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xc0, 0x80, 0xed, 0xa0, 0x80])]),
    ),
  (text) => new Uint8Array(Buffer.from(text, 'utf16le')),
  () => toBytes('['.repeat(30_000)),
  () => toBytes(`${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`),
  () => toBytes(`"${'a'.repeat(70_000)}"`),
  () => toBytes(''),
]

export function toBytes(text: string) {
  return new TextEncoder().encode(text)
}
