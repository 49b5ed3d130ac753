import { listUnknownMigrations } from '@nokshi/api/database/snapshot.ts'
import { parseJson } from '@nokshi/api/platform/json-values.ts'
import { OperatorError } from '../lifecycle/operator-error.ts'
import { type ArchiveFile, damaged, incomplete, readArchive, strange } from './archive-reader.ts'
import { FORMAT, findTableOf, MANIFEST, Manifest, OPENING, Opening, PICTURES, SECRET } from './manifest.ts'
import { inBytes, type Report } from './progress.ts'
import { PieceTooLarge, readLines } from './table-pieces.ts'

export interface Verified {
  manifest: Manifest
  /** Undefined when it came from the environment, and is kept elsewhere. */
  secret: string | undefined
}

/** Reads a whole backup, compares every checksum, counts every row and every picture, and changes nothing. */
export async function verifyBackup(file: string, report: Report): Promise<Verified> {
  const rows = new Map<string, number>()
  let isOpened = false
  let pictures = 0
  let bytes = 0
  let secret: string | undefined
  let manifest: Manifest | undefined

  async function inspect({ name, bytes: content }: ArchiveFile) {
    const table = findTableOf(name)
    if (table !== undefined)
      for await (const lines of readLines(content)) rows.set(table, (rows.get(table) ?? 0) + lines.length)
    if (name.startsWith(PICTURES)) pictures++
    if (name === SECRET) secret = content.toString()
    if (name === MANIFEST) manifest = Manifest.parse(JSON.parse(content.toString()))
  }
  for await (const entry of readArchive(file)) {
    if (!isOpened) requireReadable(file, entry)
    isOpened = true
    // The checksum comes later; a file that cannot be parsed is damaged too.
    await inspect(entry).catch((error: unknown) => {
      throw error instanceof PieceTooLarge ? swollen(file, entry.name) : damaged(file, entry.name)
    })
    bytes += entry.bytes.byteLength
    report(inBytes(bytes))
  }
  if (!manifest || (secret === undefined && manifest.secretCheck === undefined)) throw incomplete(file)
  const strayed = manifest.tables.find((table) => table.rows !== (rows.get(table.name) ?? 0))
  if (strayed || manifest.pictures.files !== pictures)
    throw new OperatorError(
      `${file} does not hold what it says it holds (${strayed?.name ?? 'pictures'}). Use another backup.`,
    )
  requireKnownSchema(file, manifest)
  return { manifest, secret }
}

function requireKnownSchema(file: string, { migrations, version }: Manifest) {
  if (listUnknownMigrations(migrations).length === 0) return
  throw new OperatorError(
    `${file} was made by version ${version} of the product, whose database is newer than this version knows. Update the product, then restore.`,
  )
}

function swollen(file: string, name: string) {
  return new OperatorError(
    `${file} unpacks to more than any backup of this product does (${name}), so nothing of it was used. Use a backup that you made yourself.`,
  )
}

/** Checks the first file, so that a wrong one is refused before gigabytes are read. */
function requireReadable(file: string, { name, bytes }: ArchiveFile) {
  const opening = name === OPENING ? Opening.safeParse(parseJson(bytes.toString())) : undefined
  if (!opening?.success) throw strange(file)
  const { format, version } = opening.data
  if (format > FORMAT) {
    throw new OperatorError(
      `${file} was made by version ${version} of the product, in a newer format than this version reads. Update the product, then restore.`,
    )
  }
}
