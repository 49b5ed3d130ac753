import * as z from 'zod'
import type { Db } from '../../database/connect.ts'
import { updateChangeWords } from '../../platform/change-log.ts'
import { listChangesAfter, listRows } from '../records/journal-queries.ts'
import { isReferred } from '../records/journal-references.ts'
import { journaled } from '../records/journaled.ts'

const Row = z.record(z.string(), z.unknown()).nullable()
const Rows = z.array(z.looseObject({ table: z.enum(journaled), id: z.string(), before: Row, after: Row }))

/** Of a change that cannot be read nothing is kept: it must not keep others from being erased. */
function readRows(text: string) {
  try {
    return Rows.parse(JSON.parse(text))
  } catch {
    return []
  }
}

const AT_ONCE = 500

/** An import is about many people, and says only how many. */
export const IMPORTED = 'imported'

/**
 * Takes records that are gone for good out of the log: what was in them stands there, before and after each change. The
 * log keeps that something was done, and by whom.
 */
export async function scrubChanges(tx: Db, gone: Set<string>) {
  for await (const change of everyChange(tx)) {
    const isAbout = gone.has(change.contactId ?? '')
    if (!isAbout && !mentions(change.rows, gone)) continue
    const kept = readRows(change.rows).filter((row) => !pointsAt(row, gone))
    await updateChangeWords(tx, change.id, {
      summary: change.kind === IMPORTED ? change.summary : 'About something that is gone for good',
      rows: JSON.stringify(kept),
      contactId: isAbout ? null : change.contactId,
    })
  }
}

/** People, companies and deals of which only the log still knows, in changes that also touched one of these records. */
export async function listOnlyInLog(tx: Db, ids: Set<string>) {
  const touched: z.infer<typeof Rows> = []
  for await (const { rows } of everyChange(tx)) if (mentions(rows, ids)) touched.push(...readRows(rows))
  const missing: string[] = []
  for (const [table, rows] of Map.groupBy(touched, (row) => row.table)) {
    if (!isReferred(table)) continue
    const known = [...new Set(rows.map(({ id }) => id))]
    const there = new Set((await listRows(tx, table, known)).map(({ id }) => id))
    missing.push(...known.filter((id) => !there.has(id)))
  }
  return missing
}

/** In parts, because the log may be long. */
async function* everyChange(tx: Db) {
  for (let last = ''; ; ) {
    const changes = await listChangesAfter(tx, last, AT_ONCE)
    yield* changes
    const end = changes.at(-1)
    if (!end || changes.length < AT_ONCE) return
    last = end.id
  }
}

/** Looks at the text first: most changes are about others, and some are large. */
function mentions(rows: string, gone: Set<string>) {
  for (const [, id = ''] of rows.matchAll(/"(?:id|contactId)":"([^"]*)"/g)) if (gone.has(id)) return true
  return false
}

function pointsAt({ id, before, after }: z.infer<typeof Rows>[number], gone: Set<string>) {
  const owners = [before?.contactId, after?.contactId]
  return gone.has(id) || owners.some((owner) => typeof owner === 'string' && gone.has(owner))
}
