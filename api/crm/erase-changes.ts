import * as z from 'zod'
import type { Db } from '../database/connect.ts'
import { listChangesAfter, updateChangeWords } from './journal-queries.ts'

const Row = z.record(z.string(), z.unknown()).nullable()
const Rows = z.array(z.looseObject({ id: z.string(), before: Row, after: Row }))

const AT_ONCE = 500

/** An import is about many people, and says only how many. */
export const IMPORTED = 'imported'

/**
 * Takes records that are gone for good out of the log: what was in them stands there, before and after each change. The
 * log keeps that something was done, and by whom.
 */
export async function scrubChanges(tx: Db, gone: Set<string>) {
  for (let last = ''; ; ) {
    const changes = await listChangesAfter(tx, last, AT_ONCE)
    for (const change of changes) {
      const isAbout = gone.has(change.contactId ?? '')
      if (!isAbout && !mentions(change.rows, gone)) continue
      const kept = Rows.parse(JSON.parse(change.rows)).filter((row) => !pointsAt(row, gone))
      await updateChangeWords(tx, change.id, {
        summary: change.kind === IMPORTED ? change.summary : 'About something that is gone for good',
        rows: JSON.stringify(kept),
        contactId: isAbout ? null : change.contactId,
      })
    }
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
