import type { Context, MiddlewareHandler } from 'hono'
import type * as z from 'zod'
import { Refusal } from '../platform/refusal.ts'
import { sayPlainly } from './say-plainly.ts'
import { withinTurn } from './upload-turns.ts'

export const JSON_BYTES_MAX = 64 * 1024

/** What a validated request carries, in the shape `c.req.valid('json')` reads. */
type Validated<Schema extends z.ZodType> = { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }

/** Reads the JSON body, checks it against the contract and hands it on as `c.req.valid('json')`. */
export function body<Schema extends z.ZodType>(
  schema: Schema,
  limit = JSON_BYTES_MAX,
): MiddlewareHandler<object, string, Validated<Schema>> {
  return async (c, next) => {
    // What Hono stores is typed by the handler's own inference; its generic slot for it is `object`.
    c.req.addValidatedData('json', parseOrRefuse(schema, await readJson(c, limit)) as object)
    await next()
  }
}

export function parseOrRefuse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw explain(schema, value)
}

/** What is wrong with it is worked out a second time, in words for people: that would slow down all that is right. */
function explain(schema: z.ZodType, value: unknown) {
  const parsed = schema.safeParse(value, { error: sayPlainly })

  const fields: Record<string, string> = {}
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path.map(String).join('.')
    if (field !== '') fields[field] ??= issue.message
  }
  const sentences = new Set(Object.values(fields))
  if (sentences.size === 0)
    return new Refusal('invalid', 'not-an-object', 'Send the fields of this form as a JSON object.')
  return new Refusal('invalid', 'invalid-fields', [...sentences].join(' '), { fields })
}

async function readJson(c: Context, limit: number): Promise<unknown> {
  requireContentType(c, 'application/json')
  requirePlainBody(c)
  return parseJson(await readText(c, limit))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(
      'invalid',
      'malformed-json',
      'The request is not valid JSON. Check it and send it again.',
    )
  }
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
    throw new Refusal(
      'unsupported',
      'wrong-content-type',
      `Send this request with the content type ${wanted}.`,
    )
  }
}

/** A compressed body could be any size once it is unpacked; no browser sends one. */
function requirePlainBody(c: Context) {
  const encoding = c.req.header('content-encoding') ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') {
    throw new Refusal('unsupported', 'compressed-body', 'Send this request without compressing it.')
  }
}

async function readUpTo(c: Context, limit: number): Promise<string> {
  const length = c.req.header('content-length')
  if (Number(length ?? 0) > limit) throw tooLarge(limit)
  try {
    // Node's parser holds a body to its length; so it can be read at once, which costs a third of streaming it.
    return length === undefined ? await streamUpTo(c, limit) : await withinTurn(c, c.req.raw.text())
  } catch (fault) {
    throw fault instanceof Refusal ? fault : cutShort()
  }
}

function cutShort() {
  return new Refusal('invalid', 'body-cut-short', 'The request broke off before all of it had arrived.')
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
    const read = await (reader && withinTurn(c, reader.read()))
    if (!read || read.done) return
    yield read.value
  }
}

function tooLarge(limit: number) {
  return new Refusal(
    'too-large',
    'body-too-large',
    `The request is larger than the ${limit / 1024} KiB allowed here.`,
  )
}
