import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'
import { endOfPrefix } from '../records/normalize-text.ts'

export type NoteKind = Database['noteWord']['kind']

/** Bounded by the parameters of one statement. */
const CHUNK = 400

export async function deleteNoteWords(tx: Db, ids: string[]) {
  for (let start = 0; start < ids.length; start += CHUNK)
    await tx
      .deleteFrom('noteWord')
      .where('entityId', 'in', ids.slice(start, start + CHUNK))
      .execute()
}

export async function insertNoteWords(tx: Db, words: Database['noteWord'][]) {
  for (let start = 0; start < words.length; start += CHUNK)
    await tx
      .insertInto('noteWord')
      .values(words.slice(start, start + CHUNK))
      .execute()
}

/** A range of the index. */
export function notesWithPrefix(db: Db, kind: NoteKind, prefix: string) {
  return db
    .selectFrom('noteWord')
    .select('entityId')
    .where('word', '>=', prefix)
    .where('word', '<', endOfPrefix(prefix))
    .where('kind', '=', kind)
}

/** Without those in the trash or without text. */
export async function listNoteTexts(db: Db, kind: NoteKind, ids: string[]) {
  if (kind === 'task')
    return db
      .selectFrom('task')
      .select(['id', 'title as text'])
      .where('id', 'in', ids)
      .where('deletedAt', 'is', null)
      .execute()
  return db
    .selectFrom('activity')
    .select('id')
    .select((eb) => eb.ref('body').$notNull().as('text'))
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .where('body', 'is not', null)
    .execute()
}

const tables = { task: 'task', note: 'activity' } as const

/** Ids from the newest on, in parts. */
export async function listNoteIdsBefore(db: Db, kind: NoteKind, before: string | undefined, limit: number) {
  let query = db.selectFrom(tables[kind]).select('id')
  if (before !== undefined) query = query.where('id', '<', before)
  const rows = await query.orderBy('id', 'desc').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** Of those with text. */
export async function findOldestNoteId(db: Db, kind: NoteKind) {
  const isSaying = kind === 'note' ? sql<boolean>`body is not null` : sql<boolean>`1 = 1`
  const row = await db
    .selectFrom(tables[kind])
    .select('id')
    .where('deletedAt', 'is', null)
    .where(isSaying)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Which of these are found by something. */
export async function listIndexed(db: Db, ids: string[]) {
  const rows = await db.selectFrom('noteWord').select('entityId').distinct().where('entityId', 'in', ids).execute()
  return new Set(rows.map(({ entityId }) => entityId))
}
