import type { Reason } from '@nokshi/contract/problem.ts'
import { reasonOf } from '@nokshi/contract/sentences/issue-reason.ts'
import type { Context } from 'hono'
import type * as z from 'zod'
import { hasMoreValues } from '../platform/json-values.ts'
import { Refusal } from '../platform/refusal.ts'
import { withinSlot } from './upload-limiter.ts'

export const JSON_BYTES_MAX = 64 * 1024

/** More than any form has fields; a list of thousands may be wrong in each of them. */
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

export async function readJson(c: Context, limit = JSON_BYTES_MAX): Promise<unknown> {
  requireContentType(c, 'application/json')
  requirePlainBody(c)
  return parseJson(await readText(c, limit))
}

/** Far more than any message has. Each is made and checked one by one, while nobody else is answered. */
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

/** PostgreSQL stores no text with a NUL. Another control character is refused or left out of texts just as well. */
function replaceNul(_key: string, value: unknown) {
  return typeof value === 'string' ? value.replaceAll('\0', '\x01') : value
}

/** The body as text, read once and kept, so that a slice may store what came in word for word. */
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

/** A compressed body could be any size once it is unpacked; no browser sends one. */
function requirePlainBody(c: Context) {
  const encoding = c.req.header('content-encoding') ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') {
    throw new Refusal('unsupported', 'compressed-body')
  }
}

async function readUpTo(c: Context, limit: number): Promise<string> {
  const length = c.req.header('content-length')
  if (Number(length ?? 0) > limit) throw tooLarge(limit)
  try {
    // Node's parser holds a body to its length; so it can be read at once, which costs a third of streaming it.
    return length === undefined ? await streamUpTo(c, limit) : await withinSlot(c, c.req.raw.text())
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('invalid', 'body-cut-short')
  }
}

/** For a body that does not say how long it is: stops reading at the limit. */
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

/** A body as it arrives. When reading stops, the rest is left alone: to cancel it would cut the connection, and the answer with it. */
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
