import type { Reason } from '@nokshi/contract/problem.ts'
import { reasonOf } from '@nokshi/contract/sentences/issue-reason.ts'
import type { Context } from 'hono'
import type * as z from 'zod'
import { hasMoreValues } from '../platform/json-values.ts'
import { Refusal } from '../platform/refusal.ts'
import { withinSlot } from './upload-limiter.ts'

const JSON_BYTES_MAX = 64 * 1024

/** More than any form has; a list of thousands may be wrong in each entry. */
const FIELDS_SAID = 100

export function parseOrRefuse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data

  const fields: Record<string, Reason> = {}
  for (const issue of parsed.error.issues.slice(0, FIELDS_SAID)) {
    const field = issue.path.map(String).join('.')
    if (field !== '') fields[field] ??= reasonOf(issue)
  }
  if (Object.keys(fields).length === 0) throw new Refusal('invalid', 'not-an-object')
  throw new Refusal('invalid', 'invalid-fields', { fields })
}

export async function readJson(c: Context): Promise<unknown> {
  requireContentType(c, 'application/json')
  requirePlainBody(c)
  return parseJson(await readText(c))
}

/** Far more than any message has. Parsing blocks the event loop. */
const VALUES_MAX = 20_000

function parseJson(text: string): unknown {
  if (hasMoreValues(text, VALUES_MAX))
    throw new Refusal('too-large', { code: 'too-many-values', params: { max: VALUES_MAX } })
  try {
    return text.includes('\\u0000') ? JSON.parse(text, replaceNul) : JSON.parse(text)
  } catch {
    throw new Refusal('invalid', 'malformed-json')
  }
}

/** PostgreSQL does not store NUL. Another control character is refused or removed just as well. */
function replaceNul(_key: string, value: unknown) {
  return typeof value === 'string' ? value.replaceAll('\0', '\x01') : value
}

/** Kept, so that a slice can store the body unchanged. */
export async function readText(c: Context, limit = JSON_BYTES_MAX): Promise<string> {
  const known = c.get('bodyText')
  if (typeof known === 'string') return known

  const text = await readUpTo(c, limit)
  c.set('bodyText', text)
  return text
}

export function requireContentType(c: Context, wanted: string) {
  const given = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (given !== wanted) {
    throw new Refusal('unsupported', { code: 'wrong-content-type', params: { type: wanted } })
  }
}

/** A compressed body may expand to any size; no browser sends one. */
function requirePlainBody(c: Context) {
  const encoding = c.req.header('content-encoding') ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') throw new Refusal('unsupported', 'compressed-body')
}

async function readUpTo(c: Context, limit: number): Promise<string> {
  const length = c.req.header('content-length')
  if (Number(length ?? 0) > limit) throw tooLarge(limit)
  try {
    // Node's parser enforces Content-Length, so the body is read at once, which is three times faster.
    return length === undefined ? await streamUpTo(c, limit) : await withinSlot(c, c.req.raw.text())
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('invalid', 'body-cut-short')
  }
}

/** For a body without a length: stops at the limit. */
async function streamUpTo(c: Context, limit: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunksOf(c)) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** The rest of the body is not cancelled, because that would close the connection before the answer. */
export async function* chunksOf(c: Context): AsyncGenerator<Uint8Array> {
  const reader = c.req.raw.body?.getReader()
  for (;;) {
    const read = await (reader && withinSlot(c, reader.read()))
    if (!read || read.done) return
    yield read.value
  }
}

function tooLarge(limit: number) {
  return new Refusal('too-large', { code: 'body-too-large', params: { kib: limit / 1024 } })
}
