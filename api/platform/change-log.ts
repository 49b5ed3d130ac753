import type { Insertable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { newId } from './ids.ts'

interface Note {
  /** What it is about: team, settings, webhook, export … */
  kind: string
  /** A sentence without secrets: «Made Rafi an owner». */
  summary: string
  /** Null when nobody was logged in: a command on the server did it. */
  actorId: string | null
  /** Of an export about one person: the sentence goes when the person is erased. */
  contactId?: string
}

/** A line of the log of changes, in the transaction of what it tells about. It holds no rows, and so offers no undo. */
export function noteChange(tx: Db, now: number, { kind, summary, actorId, contactId }: Note) {
  return insertChange(tx, {
    id: newId(now),
    kind,
    summary,
    actorId,
    contactId: contactId ?? null,
    companyId: null,
    dealId: null,
    rows: '[]',
    madeAt: now,
    undoneAt: null,
  })
}

export async function insertChange(tx: Db, change: Insertable<Database['change']>) {
  await tx.insertInto('change').values(change).execute()
}

/** False when it was undone already, perhaps at this very moment by somebody else. */
export async function updateUndone(tx: Db, id: string, now: number) {
  const row = await tx
    .updateTable('change')
    .set({ undoneAt: now })
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes out of a change what it says about somebody. */
export async function updateChangeWords(
  tx: Db,
  id: string,
  words: Pick<Insertable<Database['change']>, 'summary' | 'rows' | 'contactId'>,
) {
  await tx.updateTable('change').set(words).where('id', '=', id).execute()
}

/** Of the lines of a kind that say this, only that there was something. */
export async function scrubNotes(tx: Db, kind: string, said: string) {
  const notes = await tx.selectFrom('change').select(['id', 'summary']).where('kind', '=', kind).execute()
  for (const { id, summary } of notes)
    if (summary.includes(said))
      await updateChangeWords(tx, id, {
        summary: 'About an account that is gone',
        rows: '[]',
        contactId: null,
      })
}

/** Kind of what was done with a command on the server. */
export const BY_COMMAND = 'command'

/** What an edit changes, in words for the log: «reply goal in minutes: 60 → 30». Fields without a label are left out. */
export function describeEdit(labels: Record<string, string>, before: object, after: object): string[] {
  const old = new Map(Object.entries(before))
  return Object.entries(after)
    .filter(([field, value]) => field in labels && old.get(field) !== value)
    .map(([field, value]) => `${labels[field]}: ${wordFor(old.get(field))} → ${wordFor(value)}`)
}

/** Longer words are for the record, not for its log. */
const WORD_MAX = 60

function wordFor(value: unknown) {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const letters = [...String(value)]
  return letters.length > WORD_MAX ? `${letters.slice(0, WORD_MAX).join('')}…` : letters.join('')
}
