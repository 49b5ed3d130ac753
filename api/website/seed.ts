import { samples } from '@nokshi/content/samples/samples.ts'
import { hasSample, titleOf } from '@nokshi/contract/website/kinds.ts'
import type { ShownEntry } from '@nokshi/contract/website/localize.ts'
import { insertRows } from '../crm/records/journal-queries.ts'
import { transact } from '../database/connect.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import type { EntryRow } from './entry.ts'
import { findSiteVersion, insertFirstState, insertVersions } from './queries.ts'

/** Fills an installation that has no content yet from the samples, once, whichever process comes first. */
export async function seedContent({ db, now }: Pick<Deps, 'db' | 'now'>) {
  if ((await findSiteVersion(db)) !== undefined) return
  const rows = samples.map((sample, place) => sampleRow(sample, place, now()))
  await transact(db, async (tx) => {
    if (!(await insertFirstState(tx))) return
    await insertRows(tx, 'contentEntry', rows)
    await insertVersions(
      tx,
      rows.map(({ id, draft, createdAt }) => ({
        ...{ id: newId(createdAt), entryId: id, siteVersion: 1, data: draft },
        ...{ publishedBy: null, publishedAt: createdAt },
      })),
    )
  })
}

function sampleRow({ id, kind, slug, data }: ShownEntry, place: number, now: number): EntryRow {
  const draft = JSON.stringify(data)
  return {
    ...{ id, kind, slug, position: place + 1, title: titleOf(kind, slug, data) },
    ...{ draft, published: draft, version: 1, changedBy: null },
    ...{ isHidden: 0, isSample: hasSample(data) ? 1 : 0, publishAt: null, deletedAt: null },
    ...{ publishedAt: now, createdAt: now, updatedAt: now },
  }
}
