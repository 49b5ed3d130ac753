import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'
import { chunksOf } from '../records/ids.ts'
import { beginsLike, type Term } from './terms.ts'

export type SearchKind = Database['searchWord']['kind']

export async function deleteWords(tx: Db, ids: string[]) {
  await tx.deleteFrom('searchWord').where('entityId', 'in', ids).execute()
}

export async function insertWords(tx: Db, words: Insertable<Database['searchWord']>[]) {
  await tx.insertInto('searchWord').values(words).execute()
}

/** The records of a kind with a word that begins like this. */
export function withPrefix(db: Db, kind: SearchKind, term: Term) {
  return db.selectFrom('searchWord').select('entityId').where(beginsLike(term)).where('kind', '=', kind)
}

/** Bounds what is read for a typing error. */
const NEAR_READ_MAX = 20_000

/** Known words that begin with the same letter as this one. */
export async function listWordsFrom(db: Db, letter: string) {
  const rows = await db
    .selectFrom('searchWord')
    .select('word')
    .distinct()
    .where(beginsLike(letter))
    .limit(NEAR_READ_MAX)
    .execute()
  return rows.map(({ word }) => word)
}

/** The records of a kind with one of these whole words. */
export async function listWithWords(db: Db, kind: SearchKind, words: string[], limit: number) {
  if (words.length === 0) return []
  const rows = await db
    .selectFrom('searchWord')
    .select('entityId')
    .distinct()
    .where('word', 'in', words)
    .where('kind', '=', kind)
    .limit(limit)
    .execute()
  return rows.map((row) => row.entityId)
}

export function listContactTexts(db: Db, ids: string[]) {
  return db
    .selectFrom('contact')
    .leftJoin('company', (join) =>
      join.onRef('company.id', '=', 'contact.companyId').on('company.deletedAt', 'is', null),
    )
    .select(['contact.id', 'contact.name', 'contact.aliases', 'company.name as companyName'])
    .where('contact.id', 'in', ids)
    .where('contact.deletedAt', 'is', null)
    .execute()
}

export function listCompanyTexts(db: Db, ids: string[]) {
  return db
    .selectFrom('company')
    .select(['id', 'name', 'domain'])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute()
}

export function listDealTexts(db: Db, ids: string[]) {
  return db
    .selectFrom('deal')
    .leftJoin('company', (join) => join.onRef('company.id', '=', 'deal.companyId').on('company.deletedAt', 'is', null))
    .leftJoin('contact', (join) => join.onRef('contact.id', '=', 'deal.contactId').on('contact.deletedAt', 'is', null))
    .select(['deal.id', 'deal.title', 'company.name as companyName', 'contact.name as contactName'])
    .where('deal.id', 'in', ids)
    .where('deal.deletedAt', 'is', null)
    .execute()
}

type Owned = ['deal', 'contactId'] | ['deal' | 'contact', 'companyId']

/** Those that belong to these people or companies and are not in the trash. */
export async function listIdsOf(db: Db, [table, column]: Owned, ids: string[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(ids)}) and deleted_at is null`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

export type NoteKind = Database['noteWord']['kind']

export async function deleteNoteWords(tx: Db, ids: string[]) {
  for (const chunk of chunksOf(ids)) await tx.deleteFrom('noteWord').where('entityId', 'in', chunk).execute()
}

export async function insertNoteWords(tx: Db, words: Database['noteWord'][]) {
  for (const chunk of chunksOf(words)) await tx.insertInto('noteWord').values(chunk).execute()
}

export function notesWithPrefix(db: Db, kind: NoteKind, term: Term) {
  return db.selectFrom('noteWord').select('entityId').where(beginsLike(term)).where('kind', '=', kind)
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
