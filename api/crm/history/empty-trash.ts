import { type Db, transact } from '../../database/connect.ts'
import type { Deps } from '../../platform/deps.ts'
import { DAY } from '../../platform/zoned-time.ts'
import { deleteRows, detachWorkOnDeals } from '../records/journal-queries.ts'
import { isReferred } from '../records/journal-references.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { scrubChanges } from './erase-changes.ts'
import { eraseNotes, eraseRows, listWithMerged } from './erase-rows.ts'
import { inBatches } from './in-batches.ts'
import { listOldTrash, trashKinds } from './trash-queries.ts'

/** Per transaction; the rest waits for the next run. */
const AT_ONCE = 200

/** Deletes what has been in the trash longer than the owner's setting. */
export async function emptyTrash(deps: Pick<Deps, 'db' | 'now' | 'log'>) {
  const { retentionDays } = await getStudioSettings(deps.db)
  const before = deps.now() - retentionDays * DAY
  for (const kind of [...trashKinds, 'activity'] as const)
    await inBatches(deps, await listOldTrash(deps.db, kind, before, AT_ONCE), (ids) =>
      transact(deps.db, async (tx) => {
        const still = new Set(await listOldTrash(tx, kind, before, AT_ONCE))
        const gone = await eraseOld(
          tx,
          kind,
          ids.filter((id) => still.has(id)),
        )
        if (gone.length > 0) await scrubChanges(tx, new Set(gone))
      }),
    )
}

async function eraseOld(tx: Db, kind: (typeof trashKinds)[number] | 'activity', ids: string[]) {
  if (kind === 'contact') {
    const people = await listWithMerged(tx, ids)
    await detachWorkOnDeals(tx, 'task', people)
    await detachWorkOnDeals(tx, 'activity', people)
    return eraseRows(tx, 'contact', people)
  }
  if (isReferred(kind)) return eraseRows(tx, kind, ids)
  if (kind === 'contentEntry') {
    await deleteRows(tx, kind, ids)
    return ids
  }
  await eraseNotes(tx, kind, ids)
  return ids
}
