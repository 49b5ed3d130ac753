import type { Operation } from '@nokshi/contract/operation.ts'
import { operations } from '@nokshi/contract/operations.ts'
import { exampleOf } from './example-of.ts'
import type { KnownIds } from './known-ids.ts'
import { bend, bendText, oddText } from './odd-values.ts'
import type { SeededRandom } from './seeded-random.ts'

export interface OddRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}

/** A call as the contract wants it, as far as its types tell. */
export function plainRequest(random: SeededRandom, operation: Operation, ids: KnownIds): OddRequest {
  const { method, body, files } = operation
  const path = plainPath(random, operation, ids)
  if (!body) return { method, path, headers: {} }
  const example = exampleFor(random, operation, path, ids)
  if (files) return { method, path, ...formOf(example, files, pictures[0]) }
  return { method, path, headers: JSON_TYPE, body: toBytes(JSON.stringify(example)) }
}

/** A call with an invalid address, header or body, or several of them; rarely a valid one. */
export function oddRequest(random: SeededRandom, operation: Operation, ids: KnownIds): OddRequest {
  const { method, body, files } = operation
  const path = plainPath(random, operation, ids, random.happens(0.3))
  const query = random.happens(body ? 0.1 : 0.6) ? oddQuery(random, ids) : ''
  const odd = random.happens(0.2) ? { [random.pick(headerNames)]: random.pick(headerValues) } : {}
  const whole = { method, path: path + query, headers: odd }
  if (method === 'GET' || (!body && random.happens(0.7))) return whole

  let example = exampleFor(random, operation, path, ids)
  for (let bends = random.below(3); bends > 0; bends--) example = bend(random, example)
  const sent =
    files && random.happens(0.9)
      ? formOf(example, files, random.pick(pictures))
      : {
          headers: JSON_TYPE,
          body: random.happens(0.2) ? brokenJson(random, example) : toBytes(JSON.stringify(example) ?? ''),
        }
  return { ...whole, headers: { ...sent.headers, ...odd }, body: sent.body }
}

/** An edit names the version that is there, so that it is let through to where it is made. */
function exampleFor(random: SeededRandom, operation: Operation, path: string, ids: KnownIds): unknown {
  if (!operation.body) return 'nothing is asked for here'
  const isOfPage = operation.path.startsWith('/api/linkhub')
  const example = exampleOf(random, operation.body, (field) =>
    field === 'url' && isOfPage ? urlFor(operation.path) : ids.findFor(field, operation.path),
  )
  const version = ids.versionOf(isOfPage ? '/api/linkhubAuth/me' : (path.split('/').at(-1) ?? ''))
  const hasVersion = example !== null && typeof example === 'object' && 'version' in example
  return hasVersion && version !== undefined ? { ...example, version } : example
}

/** A video whose provider nobody asks, or any link. */
function urlFor(path: string) {
  return path.includes('/videos/') ? 'https://www.facebook.com/reel/1234567890' : 'https://shop.example.com/'
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** What stands in an address and is no id. */
const names: Record<string, readonly string[]> = {
  username: ['ada-rahman', 'nobody'],
  kind: ['profile', 'banner', 'contact', 'company', 'deal', 'task', 'activity'],
  currency: ['BDT', 'AED', 'USD'],
}

const brokenParts = '% %E0%A4%A %00 %ff%fe .. %2e%2e%2fsecret . %5c %F0%9F%92%A9 %2F * %20 .json ;a=b'.split(' ')

function plainPath(random: SeededRandom, { path }: Operation, ids: KnownIds, isOdd = false) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (isOdd) return random.happens(0.4) ? random.pick(brokenParts) : encode(oddText(random).slice(0, 4_000)) || 'a'
    const known = ids.find(path.slice(0, path.indexOf('{') - 1)) ?? 'nobody'
    return encode(names[name] && random.happens(0.8) ? random.pick(names[name]) : known)
  })
  return isOdd && filled === path ? `${path}/${random.pick(brokenParts)}` : filled
}

/** Whatever any call reads behind the question mark. */
const queryNames = [...new Set(operations.flatMap(({ query }) => Object.keys(query?.shape ?? {}))), '__proto__', 'a[b]']

function oddQuery(random: SeededRandom, ids: KnownIds) {
  const pairs = Array.from({ length: 1 + random.below(4) }, () => {
    const value = random.happens(0.5) ? oddText(random).slice(0, 4_000) : (ids.find('') ?? '1')
    return `${encode(random.pick(queryNames))}=${random.happens(0.1) ? random.pick(brokenParts) : encode(value)}`
  })
  return `?${pairs.join('&')}`
}

/** Half a letter cannot be written in an address; a sender would write the sign for one that is broken. */
function encode(text: string) {
  return encodeURIComponent(text.toWellFormed())
}

/** Headers that this code or a library below it reads, and values of which each may get any. */
const headerNames = [
  ...'content-type content-length content-encoding cookie origin range sec-fetch-site idempotency-key'.split(' '),
  ...'if-none-match user-agent accept-language x-forwarded-for x-forwarded-host x-http-method-override'.split(' '),
  ...['authorization', 'referer'],
]
const headerValues = [
  ...'text/plain multipart/form-data application/json;charset=utf-16 gzip -5 99999999999 sid=a.b sid=%00'.split(' '),
  ...'https://evil.example null cross-site W/"a" Googlebot DELETE bytes=9999999999- http://[ q=q=q=;;;'.split(' '),
  ...['crm=a; crm=b', '1.2.3.4, unknown', '::ffff:999.1.1.1', 'Bearer x', 'a'.repeat(9_000)],
]

/** What may become of a body on its way, or be meant by whoever wrote it. */
function brokenJson(random: SeededRandom, example: unknown) {
  const text = JSON.stringify(example) ?? ''
  const broken = [
    text.slice(0, random.below(text.length + 1)),
    `\ufeff${text},{}`,
    text.replace('{', '{"__proto__":{"role":"owner"},"version":1,"version":2,'),
    text.replace(/:"[^"]*"/, ':1e400'),
    text.replace(/:"[^"]*"/, ':"\\ud800"'),
    bendText(random, text),
    '['.repeat(30_000),
    `"${'a'.repeat(70_000)}"`,
    '',
  ]
  return random.happens(0.1) ? new Uint8Array(Buffer.from(text, 'utf16le')) : toBytes(random.pick(broken))
}

/** A picture of four pixels, and what may pass for one. */
const pictures = [
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAMAAABFaP0WAAAAA1BMVEXAOSuU7d9gAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQI12NgAAEAAAYAAWb0yWwAAAAASUVORK5CYII=',
  btoa('GIF89a\x01\x00\x01\x00\x00\x00\x00;'),
  btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  btoa('\x89PNG\r\n\x1a\n<script>alert(1)</script>'),
  '',
].map((base64) => Buffer.from(base64, 'base64').toString('latin1'))

/** A form with files, as a browser would send it; http/multipart.test.ts breaks forms. */
function formOf(example: unknown, files: string[], picture = '') {
  const fields = Object.entries(example !== null && typeof example === 'object' ? example : {})
  const part = (name: string, content: string) =>
    `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
  const parts = [
    ...fields.map(([name, field]) => part(name, Buffer.from(asText(field)).toString('latin1'))),
    ...files.map((name) => part(`${name}"; filename="a.png`, picture)),
  ]
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=B' },
    body: new Uint8Array(Buffer.from(`${parts.join('')}--B--\r\n`, 'latin1')),
  }
}

function asText(value: unknown) {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function toBytes(text: string) {
  return new TextEncoder().encode(text)
}
