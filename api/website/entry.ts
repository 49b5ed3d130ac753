import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import type { Entry, EntryLine, PlacedText } from '@nokshi/contract/website/entries.ts'
import { type Field, isEmpty, isLocalized } from '@nokshi/contract/website/fields.ts'
import { type EntryData, findForm, type Kind, kinds } from '@nokshi/contract/website/kinds.ts'
import type { ShownEntry } from '@nokshi/contract/website/localize.ts'
import { LRUCache } from 'lru-cache'
import { findRow, type RecordOf } from '../crm/records/journal-queries.ts'
import { listOwners } from '../crm/records/owners.ts'
import type { Db } from '../database/connect.ts'
import { Refusal } from '../platform/refusal.ts'
import type { listPublished } from './queries.ts'

export type EntryRow = RecordOf<'contentEntry'>

export async function getEntry(db: Db, id: string): Promise<EntryRow> {
  const row = await findRow(db, 'contentEntry', id)
  if (!row || row.deletedAt !== null) throw new Refusal('not-found', 'no-such-entry')
  return row
}

/** A kind that a newer release knows is none of ours. */
export function kindOf({ kind }: { kind: string }): Kind {
  const known = kinds.find((name) => name === kind)
  if (!known) throw new Refusal('not-found', 'no-such-entry')
  return known
}

/** Data with the new fields of today's schema filled in. Earlier data that it cannot read stays as it is. */
export function readData(kind: Kind, slug: string, json: string): EntryData {
  const key = `${kind} ${slug} ${json}`
  const known = readBefore.get(key)
  if (known) return known
  const raw: EntryData = JSON.parse(json)
  const data = findForm(kind, slug)?.schema.safeParse(raw).data ?? raw
  readBefore.set(key, data)
  return data
}

/** Nobody changes what it holds. With two hundred entries of each kind, a list took 3.5 s without it. */
const readBefore = new LRUCache<string, EntryData>({ maxSize: 4_000_000, sizeCalculation: (_, key) => key.length })

/** The address of an entry is part of its data; pages and the brand have a fixed one. */
function slugIn(kind: Kind, fixed: string | null, data: EntryData) {
  if (kind === 'brand' || kind === 'page') return fixed ?? ''
  return typeof data.slug === 'string' ? data.slug : ''
}

/** An entry with one of its two sides. */
export function shownEntry(row: Pick<EntryRow, 'id' | 'kind' | 'slug'>, json: string): ShownEntry {
  const kind = kindOf(row)
  const data = readData(kind, row.slug ?? '', json)
  return { id: row.id, kind, slug: slugIn(kind, row.slug, data), data }
}

type People = Awaited<ReturnType<typeof listOwners>>

export function presentLine(row: EntryRow, people: People): EntryLine {
  const kind = kindOf(row)
  const draft = readData(kind, row.slug ?? '', row.draft)
  const fields = findForm(kind, row.slug ?? '')?.fields ?? []
  return {
    id: row.id,
    kind,
    slug: row.slug ?? '',
    title: row.title,
    state: row.published === null ? 'draft' : row.published === row.draft ? 'live' : 'changed',
    isHidden: row.isHidden === 1,
    isSample: row.isSample === 1,
    picture: findPicture(draft),
    missing: (['bn', 'ar'] as const).filter((language) => isMissingIn(language, fields, draft)),
    version: row.version,
    publishAt: row.publishAt,
    publishedAt: row.publishedAt,
    updatedAt: row.updatedAt,
    changedBy: people.get(row.changedBy ?? '') ?? null,
  }
}

export async function presentEntry(db: Db, row: EntryRow): Promise<Entry> {
  const read = (json: string) => readData(kindOf(row), row.slug ?? '', json)
  return {
    ...presentLine(row, await listOwners(db)),
    draft: read(row.draft),
    published: row.published === null ? null : read(row.published),
  }
}

/** Whether English has something that this language lacks. */
function isMissingIn(language: 'bn' | 'ar', fields: Field[], data: unknown): boolean {
  const values = new Map(Object.entries(data ?? {}))
  return fields.some(({ name, isTranslatable, fields: inner = [] }) => {
    const value: unknown = values.get(name)
    if (Array.isArray(value)) return value.some((item) => isMissingIn(language, inner, item))
    if (!isTranslatable) return inner.length > 0 && isMissingIn(language, inner, value)
    return isLocalized(value) && !isEmpty(value.en) && isEmpty(value[language])
  })
}

function findPicture(data: EntryData) {
  const [first] = listPictureIds(data)
  return first ?? null
}

const PICTURE_ID = /"id":"([0-9a-f]{32})"/g

/** Pictures are the only parts of an entry with such an id. */
export function listPictureIds(data: EntryData | string) {
  const json = typeof data === 'string' ? data : JSON.stringify(data)
  return [...new Set([...json.matchAll(PICTURE_ID)].flatMap(([, id]) => id ?? []))]
}

/** Longer ones are paragraphs, by which nobody finds a section. */
const LENGTH_MAX = 200

/** What visitors read of an entry in a language, where it is short, and the path of its field. */
export function listTexts(
  { id, kind, slug, data }: Awaited<ReturnType<typeof listPublished>>[number],
  language: SiteLanguage['code'],
): PlacedText[] {
  const page = kind === 'page' ? slug : null
  const walk = (value: unknown, path: string): PlacedText[] => {
    const text = isLocalized(value) ? (value[language] ?? value.en) : value
    if (typeof text === 'string') return text !== '' && text.length <= LENGTH_MAX ? [{ text, id, path, page }] : []
    if (typeof text !== 'object' || text === null) return []
    return Object.entries(text).flatMap(([name, part]) => walk(part, path ? `${path}.${name}` : name))
  }
  return walk(JSON.parse(data ?? '{}'), '')
}
