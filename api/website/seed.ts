import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findForm, hasSample, kinds, titleOf } from '@nokshi/contract/website/kinds.ts'
import * as z from 'zod'
import { insertRows } from '../crm/records/journal-queries.ts'
import { transact } from '../database/transact.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import type { EntryRow } from './entry.ts'
import { findSiteVersion, insertFirstState, insertVersions } from './queries.ts'

const Samples = z.array(
  z.object({ id: z.string(), slug: z.string().nullable(), data: z.record(z.string(), z.unknown()) }),
)

const folder = join(import.meta.dirname, '../../content/samples')

/** Fills an installation that has no content yet from the samples, once, whichever process comes first. */
export async function seedContent({ db, now }: Pick<Deps, 'db' | 'now'>) {
  if ((await findSiteVersion(db)) !== undefined) return
  const rows = readSamples().map((row) => ({
    ...row,
    publishedAt: now(),
    createdAt: now(),
    updatedAt: now(),
  }))
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

let samples: EntryRow[] | undefined

/** As rows that are published. */
export function readSamples() {
  samples ??= kinds.flatMap((kind) => {
    const samples = Samples.parse(JSON.parse(readFileSync(join(folder, `${kind}.json`), 'utf8')))
    return samples.map(({ id, slug, data }, place): EntryRow => {
      const read = findForm(kind, slug ?? '')?.schema.parse(data) ?? data
      const draft = JSON.stringify(read)
      return {
        ...{ id, kind, slug, position: place + 1, title: titleOf(kind, slug ?? '', read), draft },
        ...{ version: 1, changedBy: null, published: draft, publishedAt: 0, publishAt: null },
        ...{
          isHidden: 0,
          isSample: hasSample(read) ? 1 : 0,
          createdAt: 0,
          updatedAt: 0,
          deletedAt: null,
        },
      }
    })
  })
  return samples
}
