import * as z from 'zod'
import type { Db } from '../../database/connect.ts'
import { updateChangePart, updateChangeTexts } from '../../platform/change-log.ts'
import { type Journaled, journaled, listChangeParts, listChangesAfter, listRows } from '../records/journal-queries.ts'
import { isReferred } from '../records/journal-references.ts'

const Row = z.record(z.string(), z.unknown()).nullable()
const Rows = z.array(z.looseObject({ table: z.enum(journaled), id: z.string(), before: Row, after: Row }))

/** An unreadable change is emptied, so that it does not block an erasure. */
function readRows(text: string) {
  try {
    return Rows.parse(JSON.parse(text))
  } catch {
    return []
  }
}

/** Each may be a megabyte. */
const AT_ONCE = 100

/** An import concerns many people, and its summary names none. */
export const IMPORTED = 'imported'

/** Removes the content of erased records from the log. It keeps that something was done, when and by whom. */
export async function scrubChanges(tx: Db, gone: Set<string>) {
  for await (const { change, position, rows } of everyPart(tx)) {
    const isAbout = gone.has(change.contactId ?? '')
    if (!isAbout && !mentions(rows, gone)) continue
    const kept = JSON.stringify(readRows(rows).filter((row) => !pointsAt(row, gone)))
    await updateChangeTexts(tx, change.id, {
      summary: change.kind === IMPORTED ? change.summary : 'About something that is gone for good',
      contactId: isAbout ? null : change.contactId,
      ...(position === 0 && { rows: kept }),
    })
    if (position > 0) await updateChangePart(tx, { changeId: change.id, position, rows: kept })
  }
}

/** People, companies and deals that exist only in the log, in changes that also touched these records. */
export async function listOnlyInLog(tx: Db, ids: Set<string>) {
  const touched = new Map<Journaled, Set<string>>()
  for await (const { rows } of everyPart(tx)) {
    if (!mentions(rows, ids)) continue
    for (const { table, id } of readRows(rows)) touched.set(table, (touched.get(table) ?? new Set()).add(id))
  }
  const missing: string[] = []
  for (const [table, known] of touched) {
    if (!isReferred(table)) continue
    const there = new Set((await listRows(tx, table, [...known])).map(({ id }) => id))
    missing.push(...known.difference(there))
  }
  return missing
}

async function* everyPart(tx: Db) {
  for (let last = ''; ; ) {
    const changes = await listChangesAfter(tx, last, AT_ONCE)
    for (const change of changes) {
      const parts = change.hasParts === 1 ? listChangeParts(tx, change) : [{ position: 0, rows: change.rows }]
      for await (const { position, rows } of parts) yield { change, position, rows }
    }
    const end = changes.at(-1)
    if (!end || changes.length < AT_ONCE) return
    last = end.id
  }
}

/** Checks the text before parsing, because few changes match and some are large. */
function mentions(rows: string, gone: Set<string>) {
  for (const [, id = ''] of rows.matchAll(/"(?:id|contactId)":"([^"]*)"/g)) if (gone.has(id)) return true
  return false
}

function pointsAt({ id, before, after }: z.infer<typeof Rows>[number], gone: Set<string>) {
  const owners = [before?.contactId, after?.contactId]
  return gone.has(id) || owners.some((owner) => typeof owner === 'string' && gone.has(owner))
}
