import { ENTRIES_MAX, type EntryData, findForm, isCollection, kinds } from '@nokshi/contract/website/kinds.ts'
import { listPublishErrors } from '@nokshi/contract/website/publish-rules.ts'
import * as z from 'zod'
import type { Journal } from '../crm/records/journal.ts'
import { findRow } from '../crm/records/journal-queries.ts'
import { parseOrRefuse } from '../http/validate.ts'
import { imageFileName } from '../linkhub/pictures/image-files.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { changeWebsite, columnsOf, trashEntries } from './edit-entry.ts'
import { type EntryRow, kindOf, listPictureIds, readData } from './entry.ts'
import { goLive } from './go-live.ts'
import { storePicture } from './pictures.ts'
import { listErrorsTogether, requireNone, requireNoneMade } from './publish.ts'
import { listEntries, listPictures } from './queries.ts'
import { seedContent } from './seed.ts'

const Data = z.record(z.string(), z.unknown())

/** Everything the studio says, in one file. Pictures are beside it, named by their ids. */
export const ContentFile = z.object({
  product: z.literal('nokshi'),
  format: z.literal(1),
  entries: z.array(
    z.object({
      kind: z.enum(kinds),
      id: z.string().regex(/^[\w-]{1,64}$/),
      /** Of a page; the others have it in their draft. */
      slug: z.string().nullable(),
      isHidden: z.boolean().default(false),
      draft: Data,
      /** True for what is published as its draft says; false for what is not. */
      published: z.union([z.boolean(), Data]),
    }),
  ),
})
export type ContentFile = z.infer<typeof ContentFile>
type FileEntry = ContentFile['entries'][number]

const LARGEST = 1920

/** By the name of its file. */
export type Pictures = Map<string, Uint8Array>

export async function exportContent(deps: Pick<Deps, 'db' | 'files' | 'now'>) {
  await seedContent(deps)
  const entries = (await listEntries(deps.db)).map((row): FileEntry => {
    const [kind, slug] = [kindOf(row), row.slug ?? '']
    const published = row.published !== null && readData(kind, slug, row.published)
    return {
      ...{ kind, id: row.id, slug: row.slug, isHidden: row.isHidden === 1 },
      draft: readData(kind, slug, row.draft),
      published: row.published === row.draft ? true : published,
    }
  })
  const pictures: Pictures = new Map()
  for (const id of listPictureIds(JSON.stringify(entries))) {
    const bytes = await deps.files.find(imageFileName(id, LARGEST))
    if (bytes) pictures.set(`${id}.webp`, bytes)
  }
  return { file: { product: 'nokshi', format: 1, entries } satisfies ContentFile, pictures }
}

/**
 * Imports as one change, which one undo takes back. Drafts change nothing for visitors. When it publishes,
 * the site becomes what the file says, and entries that the file does not have go into the trash.
 */
export async function importContent(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  { entries }: ContentFile,
  pictures: Pictures,
  isPublished: boolean,
) {
  await seedContent(deps)
  const stored = new Set((await listPictures(deps.db)).map(({ id }) => id))
  for (const id of listPictureIds(JSON.stringify(entries))) {
    const bytes = pictures.get(`${id}.webp`)
    if (bytes && !stored.has(id)) await storePicture(deps, 'command', bytes, id)
  }
  requireDistinct(entries)
  await changeWebsite(deps, null, async (journal) => {
    const known = await listErrorsTogether(journal.tx)
    if (isPublished) await trashOthers(journal, entries)
    const changed: string[] = []
    const places = new Map<string, number>()
    const ofKind = Map.groupBy(await listEntries(journal.tx), kindOf)
    for (const entry of entries) {
      const position = (places.get(entry.kind) ?? 0) + 1
      places.set(entry.kind, position)
      const others = ofKind.get(entry.kind) ?? []
      const { row, isChanged } = await writeEntry(journal, { ...entry, position }, others, isPublished)
      ofKind.set(entry.kind, [...others.filter(({ id }) => id !== row.id), row])
      if (isChanged) changed.push(entry.id)
    }
    for (const [kind, rows] of ofKind)
      if (isCollection(kind) && rows.length > ENTRIES_MAX)
        throw new Refusal('conflict', { code: 'too-many-of-a-kind', params: { max: ENTRIES_MAX } })
    requireNoneMade(known, await listErrorsTogether(journal.tx), changed)
    await goLive(journal.tx, { now: journal.now, actorId: null }, changed)
    const summary = `Imported ${entries.length} entries of the website`
    return { result: undefined, kind: 'content-imported', summary }
  })
  return entries.length
}

async function trashOthers(journal: Journal, entries: FileEntry[]) {
  const ids = new Set(entries.map(({ id }) => id))
  const others = (await listEntries(journal.tx)).filter((row) => !ids.has(row.id) && isCollection(kindOf(row)))
  await trashEntries(journal, null, others)
}

/** Two with one name would be one in the database. */
function requireDistinct(entries: FileEntry[]) {
  const names = entries.flatMap(({ id, kind, slug }) => [id, ...(isCollection(kind) ? [] : [`${kind} ${slug}`])])
  if (new Set(names).size < names.length) throw unreadable('Two entries have the same name.')
}

export function unreadable(reason: string) {
  return new Refusal('invalid', { code: 'content-file-unreadable', params: { reason } })
}

async function writeEntry(
  journal: Journal,
  entry: FileEntry & { position: number },
  others: EntryRow[],
  isPublished: boolean,
) {
  const { id, kind, position } = entry
  const own = { id, kind, slug: isCollection(kind) ? null : entry.slug }
  const columns = await columnsOf(journal, own, entry.draft, others)
  const row = (await findRow(journal.tx, 'contentEntry', id)) ?? newRow(journal.now, entry)
  if (row.kind !== kind) throw unreadable(`${id} is no ${kind} here.`)
  if (!isCollection(kind) && others.some((other) => other.slug === own.slug && other.id !== id))
    throw unreadable(`${kind} ${own.slug} has another id here.`)
  // What comes out of the trash as a draft is not on the site again.
  const before = row.deletedAt === null ? row.published : null
  const published = isPublished ? readPublished(entry, columns.draft) : before
  const isSame = published === row.published
  const changes: Partial<EntryRow> = {
    ...columns,
    ...(isPublished && { isHidden: entry.isHidden ? 1 : 0, position }),
    ...{ published, publishedAt: isSame || published === null ? row.publishedAt : journal.now, deletedAt: null },
  }
  if (row.version === 0) await journal.insert('contentEntry', { ...row, ...changes, version: 1 })
  else await journal.update('contentEntry', row, changes)
  return { row: { ...row, ...changes }, isChanged: published !== null && !isSame }
}

/** Of which nothing is stored yet, which its version says. */
function newRow(now: number, { id, kind, isHidden, position }: FileEntry & { position: number }): EntryRow {
  return {
    ...{ id, kind, slug: null, position, title: '', draft: '', version: 0, changedBy: null },
    ...{ published: null, publishedAt: null, publishAt: null, isHidden: isHidden ? 1 : 0, isSample: 0 },
    ...{ createdAt: now, updatedAt: now, deletedAt: null },
  }
}

function readPublished({ id, kind, slug, published }: FileEntry, draft: string) {
  if (published === false) return null
  const form = findForm(kind, slug ?? '')
  const data: EntryData = published === true || !form ? JSON.parse(draft) : parseOrRefuse(form.schema, published)
  requireNone([[id, listPublishErrors(kind, slug ?? '', data)]])
  return JSON.stringify(data)
}
