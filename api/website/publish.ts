import { sentenceOf } from '@nokshi/contract/sentences/sentences.ts'
import { listDifferences } from '@nokshi/contract/website/differences.ts'
import type { Pending } from '@nokshi/contract/website/entries.ts'
import { findForm } from '@nokshi/contract/website/kinds.ts'
import type { ShownEntry } from '@nokshi/contract/website/localize.ts'
import {
  listHiddenReferences,
  listPublishErrors,
  listSiteErrors,
  type PublishError,
} from '@nokshi/contract/website/publish-rules.ts'
import type * as z from 'zod'
import type { Journal } from '../crm/records/journal.ts'
import { listOwners } from '../crm/records/owners.ts'
import type { Db } from '../database/connect.ts'
import { noteChange } from '../platform/change-log.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { changeWebsite, requireUnchanged } from './edit-entry.ts'
import { type EntryRow, getEntry, presentLine, shownEntry } from './entry.ts'
import { goLive } from './go-live.ts'
import { listDue, listEntries } from './queries.ts'
import { leadOldAddressOn } from './study-redirects.ts'

type Storage = Pick<Deps, 'db' | 'now'>

/** All of them or none. Each says which version was looked at: nobody publishes what they have not seen. */
export async function publishEntries(deps: Storage, actorId: string, chosen: { id: string; version: number }[]) {
  const { result, changeId } = await changeWebsite(deps, actorId, async (journal) => {
    const rows: EntryRow[] = []
    for (const { id, version } of chosen) rows.push(await requireUnchanged(journal, id, version))
    const { names, siteVersion } = await publishRows(journal, actorId, rows)
    const summary = `Published ${inShort(names)}`
    return { result: { siteVersion, count: names.length }, kind: 'content-published', summary }
  })
  return { ...result, changeId }
}

async function publishRows(journal: Journal, actorId: string | null, rows: EntryRow[]) {
  const { tx, now } = journal
  const changed = rows.filter(({ draft, published }) => draft !== published)
  if (changed.length === 0) throw new Refusal('conflict', 'nothing-to-publish')
  requireComplete(changed)
  const known = await listErrorsTogether(tx)
  for (const row of changed) await publishRow(journal, row)
  const ids = changed.map(({ id }) => id)
  requireNoneMade(known, await listErrorsTogether(tx), ids)
  const siteVersion = await goLive(tx, { now, actorId }, ids)
  return { names: changed.map(({ title }) => title), siteVersion }
}

async function publishRow(journal: Journal, row: EntryRow) {
  await journal.update('contentEntry', row, { published: row.draft, publishedAt: journal.now, publishAt: null })
  if (row.published !== null) await leadOldAddressOn(journal, row, row.published)
}

export async function listErrorsTogether(db: Db) {
  return listSiteErrors(live(await listEntries(db)))
}

/** What is published now must be right. Other entries may keep an error only if they had the same before. */
export function requireNoneMade(known: Map<string, PublishError>, now: Map<string, PublishError>, published: string[]) {
  const made = [...now].filter(
    ([id, { reason }]) => published.includes(id) || known.get(id)?.reason.code !== reason.code,
  )
  requireNone(made.map(([id, error]) => [id, [error]]))
}

function requireComplete(rows: EntryRow[]) {
  requireNone(rows.map((row) => [row.id, listOwnErrors(row)]))
}

function listOwnErrors(row: EntryRow) {
  const { kind, slug, data } = shownEntry(row, row.draft)
  return listPublishErrors(kind, slug, data)
}

export function requireNone(errors: [id: string, own: PublishError[]][]) {
  const fields = errors.flatMap(([id, own]) => own.map(({ path, reason }) => [`${id}.${path}`, reason] as const))
  if (fields.length > 0) throw new Refusal('conflict', 'invalid-fields', { fields: Object.fromEntries(fields) })
}

function live(rows: EntryRow[]): ShownEntry[] {
  return rows.flatMap((row) => (row.published === null || row.isHidden === 1 ? [] : [shownEntry(row, row.published)]))
}

/** What differs from what visitors see, entry by entry, with all that keeps it from being published. */
export async function listPending(db: Db): Promise<z.infer<typeof Pending>> {
  const all = await listEntries(db)
  const people = await listOwners(db)
  const visible = new Set(live(all).map(({ id }) => id))
  // As the site would be with all of them: hundreds may be waiting.
  const together = listSiteErrors(all.filter(({ isHidden }) => isHidden === 0).map((row) => shownEntry(row, row.draft)))
  const items: z.infer<typeof Pending>['items'] = []
  for (const row of all.filter(({ draft, published }) => draft !== published)) {
    const { kind, slug, data } = shownEntry(row, row.draft)
    const before = row.published === null ? {} : shownEntry(row, row.published).data
    const changes = listDifferences(findForm(kind, slug)?.fields ?? [], before, data)
    const languages = (['en', 'bn', 'ar'] as const).filter((code) =>
      changes.some(({ language }) => language === null || language === code),
    )
    items.push({
      entry: presentLine(row, people),
      isNew: row.published === null,
      languages,
      changes,
      errors: [...listPublishErrors(kind, slug, data), together.get(row.id) ?? []].flat().map(inWords),
      warnings: listHiddenReferences(kind, slug, data, visible).map(inWords),
    })
  }
  return { items }
}

function inWords({ path, reason }: PublishError) {
  return { path, message: sentenceOf(reason), ...reason }
}

/** «Tahmid Rahman, Home and 3 others». */
function inShort(names: string[]) {
  const [first = '', second] = names
  if (names.length > 3) return `${first}, ${second} and ${names.length - 2} others on the website`
  return `${names.join(', ')} on the website`
}

export function scheduleEntry(
  deps: Storage,
  actorId: string,
  id: string,
  { version, publishAt }: { version: number; publishAt: number | null },
) {
  return changeWebsite(deps, actorId, async (journal) => {
    const row = await requireUnchanged(journal, id, version)
    if (publishAt !== null && publishAt <= journal.now)
      throw new Refusal('invalid', 'publish-in-past', { at: 'publishAt' })
    if (publishAt !== null) requireComplete([row])
    await journal.update('contentEntry', row, { publishAt })
    const what = publishAt === null ? 'No longer to be published by itself' : 'To be published by itself'
    return { result: id, kind: 'content-scheduled', summary: `${what}: ${row.title}` }
  })
}

/** Later than this, something held it up. */
const LATE_MS = 60_000

/** Publishes what is due. Each is claimed behind the lock, so that of two processes one does it. */
export async function publishDue(deps: Pick<Deps, 'db' | 'now' | 'log'>) {
  for (const { id, publishAt } of await listDue(deps.db, deps.now())) {
    try {
      if (!(await publishOneDue(deps, id))) continue
      const lateMs = deps.now() - (publishAt ?? 0)
      if (lateMs > LATE_MS) deps.log.warn('published late', { entry: id, lateMs })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      deps.log.warn('not published', { entry: id, code: error.code })
      await giveUpDue(deps, id, error.message)
    }
  }
}

/** Whoever comes second finds it published, and changes nothing. */
const ALREADY = Symbol('published already')

function publishOneDue(deps: Storage, id: string) {
  return changeDue(deps, id, async (journal, row) => {
    if (row.draft === row.published) await journal.update('contentEntry', row, { publishAt: null })
    else await publishRows(journal, null, [row])
    return {
      result: undefined,
      kind: 'content-published',
      summary: `Published ${row.title} on the website, as planned`,
    }
  })
}

type Work = (journal: Journal, row: EntryRow) => Promise<{ result: undefined; kind: string; summary: string }>

/** False when another process was quicker. */
async function changeDue(deps: Storage, id: string, work: Work) {
  try {
    await changeWebsite(deps, null, async (journal) => {
      const row = await getEntry(journal.tx, id)
      if (row.publishAt === null || row.publishAt > journal.now) throw ALREADY
      return work(journal, row)
    })
    return true
  } catch (error) {
    if (error === ALREADY) return false
    throw error
  }
}

function giveUpDue(deps: Storage, id: string, reason: string) {
  return changeDue(deps, id, async (journal, row) => {
    await journal.update('contentEntry', row, { publishAt: null })
    await noteChange(journal.tx, journal.now, {
      kind: 'website',
      summary: `${row.title} could not be published as planned: ${reason}`,
      actorId: null,
    })
    return {
      result: undefined,
      kind: 'content-scheduled',
      summary: `No longer to be published by itself: ${row.title}`,
    }
  })
}
