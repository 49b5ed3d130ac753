import { setImmediate } from 'node:timers/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { Refused } from '@nokshi/contract/sentences/sentences.ts'
import type { Context } from 'hono'
import { Refusal } from '../platform/refusal.ts'
import { chunksOf, requireContentType } from './validate.ts'

const TOTAL_BYTES_MAX = 12 * 1024 * 1024
const TEXTS_MAX = 40
const TEXT_BYTES_MAX = 64 * 1024

/** The allowed parts of a form. Others are ignored. */
interface FormRules {
  texts: readonly string[]
  files: readonly string[]
  fileBytesMax: number
  fileTooLarge: Refused
}

interface Form {
  texts: Map<string, string>
  /** Without the empty ones: a browser sends those where no file was chosen. */
  files: Map<string, Uint8Array>
}

/** Reads a form with files. Stops at the first limit. */
export async function readForm(c: Context, rules: FormRules): Promise<Form> {
  requireContentType(c, 'multipart/form-data')
  const bytesMax = Math.max(TOTAL_BYTES_MAX, rules.fileBytesMax + TEXT_BYTES_MAX)
  if (Number(c.req.header('content-length') ?? 0) > bytesMax) throw tooLarge()

  let refusal: Refusal | undefined
  const refuse = (reason: Refusal) => {
    refusal ??= reason
  }
  const parser = createParser(c.req.header('content-type') ?? '', rules)
  const form = collect(parser, rules, refuse)
  const finished = new Promise<void>((resolve) => {
    parser.once('finish', resolve)
    parser.on('error', () => {
      refuse(malformed())
      resolve()
    })
  })

  let size = 0
  for await (const piece of piecesOf(c)) {
    size += piece.byteLength
    if (size > bytesMax) throw tooLarge()
    parser.write(piece)
    if (refusal) throw refusal
  }
  parser.end()
  // The parser waits only for its own streams, which end within this turn. If it has not ended by the next
  // turn, a part has no headers and it would wait forever.
  await Promise.race([finished, setImmediate().then(() => refuse(malformed()))])
  if (refusal) throw refusal
  return form
}

function createParser(contentType: string, { files, fileBytesMax }: FormRules) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      // Above the maximum of a form, so that its streams never pause.
      highWaterMark: 2 * Math.max(TOTAL_BYTES_MAX, fileBytesMax),
      fileHwm: 2 * Math.max(TOTAL_BYTES_MAX, fileBytesMax),
      limits: {
        files: files.length,
        fileSize: fileBytesMax,
        fields: TEXTS_MAX,
        parts: TEXTS_MAX + files.length,
        fieldSize: TEXT_BYTES_MAX,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    })
  } catch {
    throw malformed()
  }
}

function collect(parser: InstanceType<typeof Busboy>, rules: FormRules, refuse: (reason: Refusal) => void): Form {
  const form: Form = { texts: new Map(), files: new Map() }
  parser.on('field', (name, text, _nameTruncated, isTruncated) => {
    if (!rules.texts.includes(name) || form.texts.has(name)) return
    if (isTruncated) refuse(tooLarge('form-text-too-large'))
    form.texts.set(name, text.replaceAll('\0', '\x01'))
  })
  parser.on('file', (name, file) => {
    // Without a listener, the error of a truncated file would end the process.
    file.on('error', () => refuse(malformed()))
    const isKnown = rules.files.includes(name)
    file.on('limit', () => refuse(new Refusal('too-large', rules.fileTooLarge, isKnown ? { at: name } : {})))
    if (isKnown) keep(form, name, file, rules.fileBytesMax)
    else file.resume()
  })
  parser.on('filesLimit', () =>
    refuse(new Refusal('too-large', { code: 'too-many-files', params: { max: rules.files.length } })),
  )
  parser.on('fieldsLimit', () => refuse(tooLarge('too-many-form-fields')))
  parser.on('partsLimit', () => refuse(tooLarge('too-many-form-fields')))
  return form
}

function keep({ files }: Form, name: string, file: BusboyFileStream, bytesMax: number) {
  // Copied at once: a hostile file comes in millions of chunks, each with more overhead than data.
  const bytes = Buffer.allocUnsafe(bytesMax)
  let size = 0
  file.on('data', (chunk: Buffer) => {
    size += chunk.copy(bytes, size)
  })
  file.on('end', () => {
    if (size > 0 && !files.has(name)) files.set(name, bytes.subarray(0, size))
  })
}

/** Small, so that limits are noticed early. */
const PIECE_BYTES = 64 * 1024

async function* piecesOf(c: Context): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of chunksOf(c)) {
      for (let at = 0; at < chunk.byteLength; at += PIECE_BYTES) yield chunk.subarray(at, at + PIECE_BYTES)
    }
  } catch (error) {
    // The client closed the connection.
    throw error instanceof Refusal ? error : malformed()
  }
}

function malformed() {
  return new Refusal('invalid', 'malformed-form')
}

function tooLarge(refused: Refused = 'form-too-large') {
  return new Refusal('too-large', refused)
}
