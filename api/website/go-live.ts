import { listRows, type TouchedRow } from '../crm/records/journal-queries.ts'
import type { Db } from '../database/connect.ts'
import { newId } from '../platform/ids.ts'
import { insertVersions, raiseSiteVersion } from './queries.ts'

interface Publisher {
  now: number
  actorId: string | null
}

/** Tells every process that visitors see something new, and records what was published of these entries. */
export async function goLive(tx: Db, { now, actorId }: Publisher, publishedIds: string[] = []) {
  const siteVersion = await raiseSiteVersion(tx)
  const rows = await listRows(tx, 'contentEntry', publishedIds)
  const version = { siteVersion, publishedBy: actorId, publishedAt: now }
  const versions = rows.flatMap(({ id, published }) =>
    published === null ? [] : [{ ...version, id: newId(now), entryId: id, data: published }],
  )
  await insertVersions(tx, versions)
  return siteVersion
}

const seen = ['published', 'isHidden', 'deletedAt', 'position']

/** After a change was undone: what visitors see may be as it was before. */
export async function goLiveAgain(tx: Db, publisher: Publisher, touched: TouchedRow[]) {
  const entries = touched.filter(({ table }) => table === 'contentEntry')
  const isSeen = entries.some(({ before, after }) =>
    [before, after].some((row) => row === null || seen.some((column) => column in row)),
  )
  if (!isSeen) return
  const published = entries.filter(({ before }) => before !== null && 'published' in before).map(({ id }) => id)
  await goLive(tx, publisher, published)
}
