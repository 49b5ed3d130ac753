import type { Role } from '@nokshi/contract/roles.ts'
import type { Insertable, Selectable } from 'kysely'
import { type Db, hasRow } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { newId } from './ids.ts'

/** The kinds of entries without a record, and who may read them. Everybody reads entries of records. */
export const noteReaders = {
  settings: 'viewer',
  export: 'viewer',
  erased: 'viewer',
  page: 'viewer',
  website: 'viewer',
  webhook: 'owner',
  // With the addresses of people, how they log in, and why an account moved.
  team: 'owner',
  account: 'owner',
  creator: 'owner',
  command: 'owner',
} as const satisfies Record<string, Role>

interface Note {
  kind: keyof typeof noteReaders
  /** A sentence without secrets: «Made Rafi an owner». */
  summary: string
  /** Null when nobody was logged in: a command on the server did it. */
  actorId: string | null
  /** Of an export about one person: the sentence goes when the person is erased. */
  contactId?: string
}

/** A line of the change log, in the transaction it tells about. It holds no rows, so it offers no undo. */
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

export async function insertChangePart(tx: Db, part: Insertable<Database['changePart']>) {
  await tx.insertInto('changePart').values(part).execute()
}

/** False when it was undone already, perhaps at this very moment by somebody else. */
export async function updateUndone(tx: Db, id: string, now: number) {
  return hasRow(
    tx.updateTable('change').set({ undoneAt: now }).where('id', '=', id).where('undoneAt', 'is', null).returning('id'),
  )
}

export async function updateChangeTexts(
  tx: Db,
  id: string,
  changes: Partial<Pick<Insertable<Database['change']>, 'summary' | 'rows' | 'contactId'>>,
) {
  await tx.updateTable('change').set(changes).where('id', '=', id).execute()
}

/** Writes the rest of a part, or deletes an empty one. */
export async function updateChangePart(tx: Db, { changeId, position, rows }: Selectable<Database['changePart']>) {
  const isThis = { changeId, position }
  if (rows === '[]')
    await tx
      .deleteFrom('changePart')
      .where((eb) => eb.and(isThis))
      .execute()
  else
    await tx
      .updateTable('changePart')
      .set({ rows })
      .where((eb) => eb.and(isThis))
      .execute()
}

/** Replaces the summaries of a kind that contain this text. */
export async function scrubNotes(tx: Db, kind: Note['kind'], said: string) {
  const notes = await tx.selectFrom('change').select(['id', 'summary']).where('kind', '=', kind).execute()
  for (const { id, summary } of notes)
    if (summary.includes(said))
      await updateChangeTexts(tx, id, { summary: 'About an account that is gone', rows: '[]', contactId: null })
}

/** What an edit changes, for the log: «reply goal in minutes: 60 → 30». Only fields with a label. */
export function describeEdit(labels: Record<string, string>, before: object, after: object): string[] {
  const old = new Map(Object.entries(before))
  return Object.entries(after)
    .filter(([field, value]) => field in labels && old.get(field) !== value)
    .map(([field, value]) => `${labels[field]}: ${wordFor(old.get(field))} → ${wordFor(value)}`)
}

/** Longer values are cut in the log. */
const VALUE_MAX = 60

function wordFor(value: unknown) {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const characters = [...String(value)]
  return characters.length > VALUE_MAX ? `${characters.slice(0, VALUE_MAX).join('')}…` : characters.join('')
}
