import { randomBytes } from 'node:crypto'
import { MAIL_FILES_BYTES_MAX, type MailFile } from '@nokshi/contract/crm/mails.ts'
import { tidyLine } from '@nokshi/contract/text.ts'
import type { Context } from 'hono'
import { readForm } from '../../http/multipart.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { DAY } from '../../platform/zoned-time.ts'
import { deleteFile, deleteLooseMails, findFile, insertFile, listUnusedFileIds, type MailFileRow } from './queries.ts'

type Storage = Pick<Deps, 'db' | 'files' | 'now'>

const NAME_MAX = 120

/** For the disk, for headers and for people: no path, no controls, no text that turns its direction. */
export function plainFileName(name: string) {
  const last =
    tidyLine(name.replace(/[\u200e\u200f]/g, ''))
      .split(/[\\/]/)
      .at(-1) ?? ''
  const plain = last.replace(/["<>|:*?;]/g, '_').replace(/^\.+/, '')
  if (plain.length <= NAME_MAX) return plain || 'file'
  const extension = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? ''
  return plain.slice(0, NAME_MAX - extension.length).toWellFormed() + extension
}

const signatures: [type: string, isIt: (bytes: Buffer) => boolean][] = [
  ['application/pdf', (bytes) => bytes.subarray(0, 1024).includes('%PDF-')],
  ['image/png', (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).toString('latin1') === '\xff\xd8\xff'],
  ['image/gif', (bytes) => /^GIF8[79]a/.test(bytes.subarray(0, 6).toString('latin1'))],
  ['image/webp', (bytes) => /^RIFF.{4}WEBP/s.test(bytes.subarray(0, 12).toString('latin1'))],
]

const OPEN_XML = 'application/vnd.openxmlformats-officedocument'
/** Office files are archives, which only their extension tells apart. */
const zipped: Record<string, string> = {
  docx: `${OPEN_XML}.wordprocessingml.document`,
  xlsx: `${OPEN_XML}.spreadsheetml.sheet`,
  pptx: `${OPEN_XML}.presentationml.presentation`,
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
}
const older: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
}

/** By the first bytes; undefined for what is not sent. */
export function fileTypeOf(bytes: Buffer, name: string) {
  const known = signatures.find(([, isIt]) => isIt(bytes))?.[0]
  if (known) return known
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const start = bytes.subarray(0, 8).toString('hex')
  if (start.startsWith('504b0304')) return zipped[extension]
  return start === 'd0cf11e0a1b11ae1' ? older[extension] : undefined
}

const pictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

/** What a browser may show; its type is that of its bytes. */
export function isPicture({ type }: Pick<MailFileRow, 'type'>) {
  return pictures.has(type)
}

/** The row is first: a file without a row would stay for ever after a kill. */
export async function storeFile(
  { db, files, now }: Storage,
  file: Pick<MailFileRow, 'kind' | 'name' | 'type' | 'position'> & Partial<MailFileRow>,
  bytes: Uint8Array,
) {
  const id = randomBytes(16).toString('hex')
  const row: MailFileRow = {
    ...{ mailId: null, contentId: null, uploadedBy: null, createdAt: now() },
    ...file,
    ...{ id, sizeBytes: bytes.byteLength },
  }
  await insertFile(db, row)
  await files.put(id, bytes)
  return row
}

export async function uploadFile(deps: Storage, c: Context, uploadedBy: string): Promise<MailFile> {
  const form = await readForm(c, {
    texts: ['name'],
    files: ['file'],
    fileBytesMax: MAIL_FILES_BYTES_MAX,
    fileTooLarge: tooLarge(),
  })
  const content = form.files.get('file')
  const name = plainFileName(form.texts.get('name') ?? '')
  const bytes = content && Buffer.from(content)
  const type = bytes && fileTypeOf(bytes, name)
  if (!bytes || !type) throw new Refusal('unprocessable', 'mail-file-type', { at: 'file' })
  return presentFile(await storeFile(deps, { kind: 'attachment', name, type, position: 0, uploadedBy }, bytes))
}

export function tooLarge() {
  return { code: 'mail-files-too-large', params: { max: MAIL_FILES_BYTES_MAX / 1024 / 1024 } } as const
}

export function presentFile(row: MailFileRow): MailFile {
  const { id, name, type, sizeBytes } = row
  return { id, name, type, sizeBytes, isPicture: isPicture(row) }
}

/** Only pictures are shown; everything else is a download that no browser opens in our origin. */
export async function sendFile({ db, files }: Storage, c: Context, id: string) {
  const file = await findFile(db, id)
  const bytes = file && (await files.find(file.id, file.sizeBytes))
  if (!bytes) throw new Refusal('not-found', 'no-such-mail-file')
  const isShown = isPicture(file)
  c.header('Content-Type', isShown ? file.type : 'application/octet-stream')
  c.header('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
  const name = encodeURIComponent(file.name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  c.header('Content-Disposition', `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`)
  return c.body(bytes)
}

const LOOSE_DAYS = 90
const AT_ONCE = 200

/** Mails that nobody needs; files of mails that were erased, and uploads that were never sent. */
export async function deleteUnused({ db, files, now }: Storage) {
  await deleteLooseMails(db, now() - LOOSE_DAYS * DAY)
  for (;;) {
    const ids = await listUnusedFileIds(db, now() - DAY, AT_ONCE)
    for (const id of ids) {
      await files.delete(id)
      await deleteFile(db, id)
    }
    if (ids.length < AT_ONCE) return
  }
}
