import { promisify } from 'node:util'
import { constants, createGunzip, gzip } from 'node:zlib'
import { ROW_BYTES_MAX } from '@nokshi/api/database/row-size.ts'
import type { Snapshot, TableShape } from '@nokshi/api/database/snapshot.ts'
import { SECRET_NAME } from '@nokshi/api/platform/secret.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import { type Manifest, tableFileName } from './manifest.ts'
import { countOf, type Report } from './progress.ts'

const zip = promisify<Uint8Array, { level: number }, Buffer>(gzip)

/** Large enough to compress well, small enough for the memory of a small machine. */
const PIECE_CHARACTERS = 1024 ** 2

/** A piece ends with the row that fills it. Older releases wrote up to 2,000 rows of 64 KiB more. */
const PIECE_BYTES_MAX = ROW_BYTES_MAX

export async function writeTables(
  snapshot: Snapshot,
  tables: TableShape[],
  archive: ArchiveWriter,
  report: Report,
): Promise<Manifest['tables']> {
  const written: Manifest['tables'] = []
  let total = 0
  for (const table of tables) {
    let piece = 0
    let rows = 0
    let text = ''
    const flush = async () => {
      if (text === '') return
      // The quickest level takes a quarter of the time of the usual one for a tenth more bytes.
      const bytes = await zip(Buffer.from(text), { level: constants.Z_BEST_SPEED })
      await archive.add(tableFileName(table.name, ++piece), bytes)
      text = ''
      report(`${countOf(total, 'row')}, now ${table.name}`)
    }
    for await (const lines of snapshot.readLines(table)) {
      const kept = withoutSecrets(table, lines)
      rows += kept.length
      total += kept.length
      for (const line of kept) {
        text += `${line}\n`
        if (text.length >= PIECE_CHARACTERS) await flush()
      }
    }
    await flush()
    written.push({ name: table.name, columns: table.columns.map(({ name }) => name), rows })
  }
  return written
}

/**
 * Leaves out mails with account links: they are sealed with the secret, which is in the backup too, so its
 * holder could use them. People ask for new ones.
 */
function withoutSecrets({ name, columns }: TableShape, lines: string[]) {
  if (name === 'setting') return lines.filter((line) => JSON.parse(line)[0] !== SECRET_NAME)
  if (name !== 'outbox') return lines
  const at = (column: string) => columns.findIndex(({ name }) => name === column)
  const [kind, payload, secretOf] = [at('kind'), at('payload'), at('secret_of')]
  return lines.filter((line) => {
    const row = JSON.parse(line)
    // An outbox from before 0008 has no such column, and its links are not sealed.
    const isSealed = secretOf !== -1 && row[secretOf] !== null
    return !isSealed && !hasOpenLink(row[kind], row[payload])
  })
}

/** Rows that migration 0008 could not seal, recognised in the same way. */
function hasOpenLink(kind: string, payload: string) {
  if (kind === 'email-change-requested') return true
  return kind === 'mail' && payload.includes('"isPrivate":true') && /\?(token|invite)=/.test(payload)
}

/** A few hundred bytes can expand to gigabytes. */
export class PieceTooLarge extends Error {}

/** The rows of a piece, some at a time, as they are unpacked. */
export async function* readLines(piece: Uint8Array): AsyncGenerator<string[]> {
  const unpacked = createGunzip({ chunkSize: PIECE_CHARACTERS }).end(piece)
  const decoder = new TextDecoder()
  let bytes = 0
  /** The beginning of a row whose end is in a later chunk. */
  let begun: string[] = []
  // Typed for any stream; this one gives nothing but bytes.
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength
    if (bytes > PIECE_BYTES_MAX) throw new PieceTooLarge()
    const [end = '', ...lines] = decoder.decode(chunk, { stream: true }).split('\n')
    begun.push(end)
    const rest = lines.pop()
    if (rest === undefined) continue
    yield [begun.join(''), ...lines]
    begun = [rest]
  }
}
