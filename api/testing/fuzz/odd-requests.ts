import type { Operation } from '@nokshi/contract/operation.ts'
import { operations } from '@nokshi/contract/operations.ts'
import { exampleOf } from './example-of.ts'
import type { KnownIds } from './known-ids.ts'
import { oddForm } from './odd-form.ts'
import { oddHeaders } from './odd-headers.ts'
import { oddJson, toBytes } from './odd-json.ts'
import { oddText } from './odd-values.ts'
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
  if (files) return { method, path, ...oddForm(random, example, files, { isWhole: true }) }
  return { method, path, headers: { ...JSON_TYPE }, body: toBytes(JSON.stringify(example)) }
}

/** A call with an invalid address, header or body, or several of them; rarely a valid one. */
export function oddRequest(random: SeededRandom, operation: Operation, ids: KnownIds): OddRequest {
  const { method, body, files } = operation
  const path = (random.happens(0.3) ? oddPath : plainPath)(random, operation, ids)
  const question = random.happens(body ? 0.1 : 0.6) ? oddQuestion(random, ids) : ''
  const headers = random.happens(0.2) ? oddHeaders(random) : {}
  const whole = { method, path: path + question, headers }
  if (method === 'GET' || (!body && random.happens(0.7))) return whole

  const example = exampleFor(random, operation, path, ids)
  if (files && random.happens(0.9)) {
    const form = oddForm(random, example, files, { isWhole: false })
    return { ...whole, headers: { ...form.headers, ...headers }, body: form.body }
  }
  return { ...whole, headers: { ...JSON_TYPE, ...headers }, body: oddJson(random, example) }
}

/** An edit names the version that is there, so that it is let through to where it is made. */
function exampleFor(random: SeededRandom, operation: Operation, path: string, ids: KnownIds) {
  if (!operation.body) return 'nothing is asked for here'
  const isOfPage = operation.path.startsWith('/api/linkhub')
  const example = exampleOf(random, operation.body, (field) =>
    field === 'url' && isOfPage ? 'https://shop.example.com/' : ids.findFor(field, operation.path),
  )
  const version = ids.versionOf(isOfPage ? '/api/linkhubAuth/me' : (path.split('/').at(-1) ?? ''))
  const hasVersion = example !== null && typeof example === 'object' && 'version' in example
  return hasVersion && version !== undefined ? { ...example, version } : example
}

const JSON_TYPE = { 'content-type': 'application/json' }

function plainPath(random: SeededRandom, { path }: Operation, ids: KnownIds) {
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encode(
      names[name] && random.happens(0.8)
        ? random.pick(names[name])
        : (ids.find(path.slice(0, path.indexOf('{') - 1)) ?? 'nobody'),
    ),
  )
}

/** What stands in an address and is no id. */
const names: Record<string, readonly string[]> = {
  username: ['ada-rahman', 'nobody'],
  kind: ['profile', 'banner', 'contact', 'company', 'deal', 'task', 'activity'],
  currency: ['BDT', 'AED', 'USD'],
}

const brokenParts = '% %E0%A4%A %00 %ff%fe .. %2e%2e%2fsecret . %5c %F0%9F%92%A9 %2F *'.split(' ')

function oddPath(random: SeededRandom, operation: Operation, ids: KnownIds) {
  if (!operation.path.includes('{') || random.happens(0.1))
    return (
      plainPath(random, operation, ids) +
      random.pick(['/', '//', '/..', '/%00', '/a/b', '%20', '.json', ';a=b', '%'])
    )
  return operation.path.replace(/\{\w+\}/g, () =>
    random.happens(0.4) ? random.pick(brokenParts) : encode(oddText(random).slice(0, 4_000)) || 'a',
  )
}

/** Whatever any call reads behind the question mark. */
const queryNames = new Set(operations.flatMap(({ query }) => Object.keys(query?.shape ?? {})))

function oddQuestion(random: SeededRandom, ids: KnownIds) {
  const keys = [...queryNames, 'id', '__proto__', '', 'a[b]']
  const pairs = Array.from({ length: 1 + random.below(4) }, () => {
    const value = random.happens(0.5) ? oddText(random).slice(0, 4_000) : (ids.find('') ?? '1')
    const written = random.happens(0.1) ? random.pick(brokenParts) : encode(value)
    return `${encode(random.pick(keys))}=${written}`
  })
  return `?${pairs.join('&')}`
}

/** Half a letter cannot be written in an address; a sender would write the sign for one that is broken. */
function encode(text: string) {
  return encodeURIComponent(text.toWellFormed())
}
