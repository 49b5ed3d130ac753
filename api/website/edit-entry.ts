import {
  type CollectionKind,
  ENTRIES_MAX,
  type EntryData,
  findForm,
  hasSample,
  isCollection,
  type Kind,
  titleOf,
} from '@nokshi/contract/website/kinds.ts'
import { type Journal, makeChange } from '../crm/records/journal.ts'
import { listOwners } from '../crm/records/owners.ts'
import { takeAdvisoryLock } from '../database/engine-forks.ts'
import { parseOrRefuse } from '../http/validate.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { type EntryRow, getEntry, kindOf, readData } from './entry.ts'
import { goLive } from './go-live.ts'
import { requireStoredPictures } from './pictures.ts'
import { listEntries } from './queries.ts'

type Storage = Pick<Deps, 'db' | 'now'>

/** Who changes the website does so alone: orders, addresses and redirects concern many entries. */
export function changeWebsite<Result>(
  deps: Storage,
  actorId: string | null,
  work: (journal: Journal) => Promise<{ result: Result; kind: string; summary: string }>,
) {
  return makeChange(deps, async (journal) => {
    await takeAdvisoryLock(journal.tx, 'website')
    const { result, kind, summary } = await work(journal)
    return { result, about: { kind, summary, actorId } }
  })
}

export function createEntry(deps: Storage, actorId: string, kind: Kind, draft: EntryData) {
  return changeWebsite(deps, actorId, async (journal) => {
    const row = await insertEntry(journal, actorId, kind, draft)
    return { result: row.id, kind: 'content-added', summary: `Added ${row.title} to the website` }
  })
}

export function duplicateEntry(deps: Storage, actorId: string, id: string) {
  return changeWebsite(deps, actorId, async (journal) => {
    const row = await getEntry(journal.tx, id)
    const kind = kindOf(row)
    const copy = { ...readData(kind, row.slug ?? '', row.draft), slug: '' }
    const { id: copyId } = await insertEntry(journal, actorId, kind, copy)
    return { result: copyId, kind: 'content-added', summary: `Copied ${row.title} on the website` }
  })
}

/** As a draft at the end of its list; nothing of it is published. */
export async function insertEntry(journal: Journal, actorId: string | null, kind: Kind, draft: EntryData) {
  if (!isCollection(kind)) throw new Refusal('conflict', 'entry-needed')
  const others = await listEntries(journal.tx, kind)
  if (others.length >= ENTRIES_MAX)
    throw new Refusal('conflict', { code: 'too-many-of-a-kind', params: { max: ENTRIES_MAX } })
  const row: EntryRow = {
    ...(await columnsOf(journal, { kind, slug: null, id: '' }, draft, others)),
    id: newId(journal.now),
    kind,
    position: (others.at(-1)?.position ?? 0) + 1,
    version: 1,
    changedBy: actorId,
    published: null,
    publishedAt: null,
    publishAt: null,
    isHidden: 0,
    createdAt: journal.now,
    updatedAt: journal.now,
    deletedAt: null,
  }
  await journal.insert('contentEntry', row)
  return row
}

/** What a draft sets. It is stored as its schema reads it. */
export async function columnsOf(
  { tx }: Pick<Journal, 'tx'>,
  { kind, slug, id }: { kind: Kind; slug: string | null; id: string },
  draft: EntryData,
  others: EntryRow[],
) {
  const form = findForm(kind, slug ?? '')
  if (!form) throw new Refusal('not-found', 'no-such-entry')
  const data = await requireStoredPictures(tx, parseOrRefuse(form.schema, draft))
  const taken = new Set(others.filter((other) => other.id !== id).map((other) => other.slug))
  if (isCollection(kind) && 'slug' in data) data.slug = chooseSlug(kind, data, taken)
  return {
    draft: JSON.stringify(data),
    title: titleOf(kind, slug ?? '', data),
    slug: isCollection(kind) ? (typeof data.slug === 'string' ? data.slug : null) : slug,
    isSample: hasSample(data) ? 1 : 0,
  }
}

/** One that somebody chose must be free; otherwise it is made of the title. */
function chooseSlug(kind: CollectionKind, data: EntryData, taken: Set<string | null>) {
  const chosen = String(data.slug)
  if (chosen !== '' && taken.has(chosen))
    throw new Refusal('conflict', { code: 'slug-taken', params: { slug: chosen } }, { at: 'slug' })
  if (chosen !== '') return chosen
  const base = slugFrom(titleOf(kind, '', data)) || kind
  for (let count = 1; ; count++) {
    const slug = count === 1 ? base : `${base}-${count}`
    if (!taken.has(slug)) return slug
  }
}

function slugFrom(title: string) {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '')
}

export function editEntry(
  deps: Storage,
  actorId: string,
  id: string,
  { version, draft }: { version: number; draft: EntryData },
) {
  return changeWebsite(deps, actorId, async (journal) => {
    const row = await requireUnchanged(journal, id, version)
    await writeDraft(journal, actorId, row, draft)
    return { result: id, kind: 'content-changed', summary: `Changed ${row.title} on the website` }
  })
}

export async function writeDraft(journal: Journal, actorId: string | null, row: EntryRow, draft: EntryData) {
  const kind = kindOf(row)
  const columns = await columnsOf(journal, { ...row, kind }, draft, await listEntries(journal.tx, kind))
  const isDifferent = columns.draft !== row.draft
  await journal.update('contentEntry', row, { ...columns, ...(isDifferent && { changedBy: actorId }) })
}

/** Refuses with the version that is there now: who was slower sees both. */
export async function requireUnchanged({ tx }: Pick<Journal, 'tx'>, id: string, version: number) {
  const row = await getEntry(tx, id)
  if (row.version === version) return row
  const by = (await listOwners(tx)).get(row.changedBy ?? '')?.name ?? 'Somebody'
  throw new Refusal('conflict', {
    code: 'entry-changed-elsewhere',
    params: { by, version: row.version, draft: row.draft },
  })
}

export function hideEntry(deps: Storage, actorId: string, id: string, isHidden: boolean) {
  return changeWebsite(deps, actorId, async (journal) => {
    const row = await getEntry(journal.tx, id)
    if (!isCollection(kindOf(row))) throw new Refusal('conflict', 'entry-needed')
    const isChanged = await journal.update('contentEntry', row, { isHidden: isHidden ? 1 : 0 })
    if (isChanged && row.published !== null) await goLive(journal.tx, { now: journal.now, actorId })
    const summary = isHidden ? `Hid ${row.title} on the website` : `Showed ${row.title} on the website`
    return { result: id, kind: 'content-hidden', summary }
  })
}

export function deleteEntry(deps: Storage, actorId: string, id: string) {
  return changeWebsite(deps, actorId, async (journal) => {
    const row = await getEntry(journal.tx, id)
    await trashEntries(journal, actorId, [row])
    const summary = `Moved ${row.title} of the website to the trash`
    return { result: { id, name: row.title }, kind: 'content-deleted', summary }
  })
}

export async function trashEntries(journal: Journal, actorId: string | null, rows: EntryRow[]) {
  if (rows.some((row) => !isCollection(kindOf(row)))) throw new Refusal('conflict', 'entry-needed')
  for (const row of rows) await journal.update('contentEntry', row, { deletedAt: journal.now, publishAt: null })
  if (rows.some(({ published }) => published !== null)) await goLive(journal.tx, { now: journal.now, actorId })
}

/** The samples that nobody has replaced. */
export function removeSamples(deps: Storage, actorId: string, kinds: Kind[]) {
  return changeWebsite(deps, actorId, async (journal) => {
    const rows = (await listEntries(journal.tx)).filter((row) => row.isSample === 1 && kinds.includes(kindOf(row)))
    if (rows.length === 0) throw new Refusal('conflict', 'nothing-to-change')
    await trashEntries(journal, actorId, rows)
    const summary = `Removed ${rows.length} samples of the website`
    return { result: rows.length, kind: 'content-deleted', summary }
  })
}

export function orderEntries(deps: Storage, actorId: string, kind: Kind, ids: string[]) {
  return changeWebsite(deps, actorId, async (journal) => {
    const rows = await listEntries(journal.tx, kind)
    const places = new Map(ids.map((id, place) => [id, place + 1]))
    if (places.size !== rows.length || rows.some(({ id }) => !places.has(id)))
      throw new Refusal('conflict', 'order-outdated')
    let moved = 0
    for (const row of rows)
      if (await journal.update('contentEntry', row, { position: places.get(row.id) ?? row.position })) moved++
    if (moved === 0) throw new Refusal('conflict', 'nothing-to-change')
    await goLive(journal.tx, { now: journal.now, actorId })
    return { result: moved, kind: 'content-ordered', summary: `Put ${rows.length} entries of the website in order` }
  })
}
