import { listRows } from '../crm/records/journal-queries.ts'
import type { TouchedRow } from '../crm/records/journaled.ts'
import type { Db } from '../database/connect.ts'
import { newId } from '../platform/ids.ts'
import { insertVersions, raiseSiteVersion } from './queries.ts'

interface Publisher {
  now: number
  actorId: string | null
}

/** Tells every process that what visitors see has changed, and writes down what was published of these entries. */
export async function goLive(tx: Db, { now, actorId }: Publisher, publishedIds: string[] = []) {
  const siteVersion = await raiseSiteVersion(tx)
  const rows = await listRows(tx, 'contentEntry', publishedIds)
  await insertVersions(
    tx,
    rows.flatMap(({ id, published }) =>
      published === null
        ? []
        : [{ id: newId(now), entryId: id, siteVersion, data: published, publishedBy: actorId, publishedAt: now }],
    ),
  )
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
  const published = entries.filter(({ before }) => before !== null && 'published' in before)
  await goLive(
    tx,
    publisher,
    published.map(({ id }) => id),
  )
}
