import { listDifferences } from '@nokshi/contract/website/differences.ts'
import type { ComparedVersion, EntryVersion } from '@nokshi/contract/website/entries.ts'
import { findForm } from '@nokshi/contract/website/kinds.ts'
import type * as z from 'zod'
import { listOwners } from '../crm/records/owners.ts'
import type { Db } from '../database/connect.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { changeWebsite, writeDraft } from './edit-entry.ts'
import { getEntry, kindOf, readData } from './entry.ts'
import { leaveOutLostPictures } from './pictures.ts'
import { findVersion, listEntries, listVersions } from './queries.ts'

type VersionRow = Awaited<ReturnType<typeof getVersion>>
type People = Awaited<ReturnType<typeof listOwners>>

async function getVersion(db: Db, id: string) {
  const version = await findVersion(db, id)
  if (!version) throw new Refusal('not-found', 'no-such-version')
  return version
}

function present(
  row: Omit<VersionRow, 'data'>,
  people: People,
  liveId: string | undefined,
): z.infer<typeof EntryVersion> {
  const { id, siteVersion, publishedAt, publishedBy } = row
  return { id, siteVersion, publishedAt, publishedBy: people.get(publishedBy ?? '') ?? null, isLive: id === liveId }
}

export async function listEntryVersions(db: Db, entryId: string) {
  const { published } = await getEntry(db, entryId)
  const [versions, people] = [await listVersions(db, entryId, published), await listOwners(db)]
  const liveId = versions.find(({ isLive }) => Boolean(isLive))?.id
  return { items: versions.map((version) => present(version, people, liveId)) }
}

/** With another one of the same entry, or with its draft. */
export async function compareVersion(
  db: Db,
  id: string,
  otherId: string | undefined,
): Promise<z.infer<typeof ComparedVersion>> {
  const version = await getVersion(db, id)
  const row = await getEntry(db, version.entryId)
  const other = otherId === undefined ? undefined : await getVersion(db, otherId)
  if (other && other.entryId !== row.id) throw new Refusal('not-found', 'no-such-version')
  const read = (json: string) => readData(kindOf(row), row.slug ?? '', json)
  const { items } = await listEntryVersions(db, row.id)
  const liveId = items.find(({ isLive }) => isLive)?.id
  const fields = findForm(kindOf(row), row.slug ?? '')?.fields ?? []
  const data = read(version.data)
  return {
    ...present(version, await listOwners(db), liveId),
    data,
    changes: listDifferences(fields, data, read(other?.data ?? row.draft)),
  }
}

/** Restores a version as a draft, which visitors do not see. If its address is taken, another is chosen. */
export function bringBack(deps: Pick<Deps, 'db' | 'now'>, actorId: string, id: string) {
  return changeWebsite(deps, actorId, async (journal) => {
    const version = await getVersion(journal.tx, id)
    const row = await getEntry(journal.tx, version.entryId)
    const kind = kindOf(row)
    const data = await leaveOutLostPictures(journal.tx, readData(kind, row.slug ?? '', version.data))
    const others = (await listEntries(journal.tx, kind)).filter(({ id }) => id !== row.id)
    const isTaken = others.some(({ slug }) => slug !== null && slug === data.slug)
    await writeDraft(journal, actorId, row, isTaken ? { ...data, slug: '' } : data)
    const summary = `Brought an earlier version of ${row.title} back as a draft`
    return { result: row.id, kind: 'content-changed', summary }
  })
}
