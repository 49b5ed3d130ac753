import type { Insertable, Selectable, Updateable } from 'kysely'
import { type Db, insertNew } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

export type MailRow = Selectable<Database['mail']>
export type MailFileRow = Selectable<Database['mailFile']>

export async function insertMail(tx: Db, mail: Insertable<Database['mail']>) {
  await tx.insertInto('mail').values(mail).execute()
}

export async function updateMail(tx: Db, id: string, changes: Updateable<Database['mail']>) {
  await tx.updateTable('mail').set(changes).where('id', '=', id).execute()
}

export async function deleteMail(tx: Db, id: string) {
  await tx.deleteFrom('mail').where('id', '=', id).execute()
}

export function findMail(db: Db, id: string): Promise<MailRow | undefined> {
  return db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The last mail that came from this address, which the next one to it answers. */
export function findLastFrom(db: Db, address: string): Promise<MailRow | undefined> {
  return db
    .selectFrom('mail')
    .selectAll()
    .where('fromAddress', 'in', [address, address.toLowerCase()])
    .where('direction', '=', 'in')
    .where('messageId', 'is not', null)
    .where('isAutomatic', '=', 0)
    .orderBy('happenedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const headings = ['mail.id', 'state', 'error', 'fromName', 'fromAddress', 'subject', 'happenedAt', 'rule'] as const

/** With who wrote it, and what became of it in the outbox. Without the HTML, which may be megabytes. */
function selectShown(db: Db) {
  return db
    .selectFrom('mail')
    .leftJoin('staff', 'staff.id', 'mail.writtenBy')
    .leftJoin('outbox', 'outbox.id', 'mail.outboxId')
    .select([...headings, 'direction', 'toAddress', 'body', 'mail.language', 'writtenBy', 'outboxId'])
    .select(['isAutomatic', 'isStranger', 'bouncedAt'])
    .select((eb) => [
      eb('html', 'is not', null).as('hasHtml'),
      eb('html', 'like', '%src="https://%').as('hasOutsidePictures'),
    ])
    .select(['staff.name as writtenByName', 'outbox.id as outboxRowId'])
    .select(['outbox.deliveredAt', 'outbox.deadAt', 'outbox.lastError'])
}

export type ShownMailRow = NonNullable<Awaited<ReturnType<typeof findShownMail>>>

export function findShownMail(db: Db, id: string) {
  return selectShown(db).where('mail.id', '=', id).executeTakeFirst()
}

export function listShownMails(db: Db, submissionId: string, limit: number) {
  return selectShown(db)
    .where('mail.submissionId', '=', submissionId)
    .orderBy('mail.happenedAt')
    .orderBy('mail.id')
    .limit(limit)
    .execute()
}

/** Parsed, but part of no conversation. */
export function listOtherMails(db: Db, limit: number) {
  return db
    .selectFrom('mail')
    .leftJoin('mailFile', (join) => join.onRef('mailFile.mailId', '=', 'mail.id').on('mailFile.kind', '=', 'raw'))
    .select([...headings, 'mailFile.id as rawId'])
    .where('mail.direction', '=', 'in')
    .where('mail.state', 'in', ['received', 'unreadable'])
    .where('mail.activityId', 'is', null)
    .where('mail.submissionId', 'is', null)
    .orderBy('mail.happenedAt', 'desc')
    .orderBy('mail.id', 'desc')
    .limit(limit)
    .execute()
}

export function listMailsOfChange(db: Db, changeId: string) {
  return db.selectFrom('mail').select(['id', 'direction', 'outboxId']).where('changeId', '=', changeId).execute()
}

export function findByToken(db: Db, tokens: string[]): Promise<MailRow | undefined> {
  if (tokens.length === 0) return Promise.resolve(undefined)
  return db.selectFrom('mail').selectAll().where('token', 'in', tokens).limit(1).executeTakeFirst()
}

/** By its own id or by that of the mail server. Of several with one id, one that has a conversation. */
export function findByMessageId(db: Db, messageId: string): Promise<MailRow | undefined> {
  return db
    .selectFrom('mail')
    .selectAll()
    .where((eb) => eb.or([eb('messageId', '=', messageId), eb('providerId', '=', messageId)]))
    .orderBy((eb) => eb.case().when('activityId', 'is', null).then(1).else(0).end())
    .orderBy('happenedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findSameContent(db: Db, contentHash: string, otherThan: string) {
  return db
    .selectFrom('mail')
    .select('id')
    .where('contentHash', '=', contentHash)
    .where('id', '!=', otherThan)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
}

/** Stored, and not parsed yet, the oldest first. */
export async function listFetchedIds(db: Db, limit: number) {
  const rows = await db
    .selectFrom('mail')
    .select('id')
    .where('state', '=', 'fetched')
    .orderBy('happenedAt')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function insertFile(db: Db, file: Insertable<Database['mailFile']>) {
  await db.insertInto('mailFile').values(file).execute()
}

export async function attachFiles(tx: Db, mailId: string, ids: string[]) {
  if (ids.length > 0) await tx.updateTable('mailFile').set({ mailId }).where('id', 'in', ids).execute()
}

export function findFile(db: Db, id: string): Promise<MailFileRow | undefined> {
  return db.selectFrom('mailFile').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Uploaded by this member and part of no mail yet. */
export function listUploaded(tx: Db, uploadedBy: string, ids: string[]): Promise<MailFileRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return tx
    .selectFrom('mailFile')
    .selectAll()
    .where('id', 'in', ids)
    .where('uploadedBy', '=', uploadedBy)
    .where('mailId', 'is', null)
    .execute()
}

export function listFiles(db: Db, mailIds: string[]): Promise<MailFileRow[]> {
  if (mailIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('mailFile')
    .selectAll()
    .where('mailId', 'in', mailIds)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function listUnusedFileIds(db: Db, before: number, limit: number) {
  const rows = await db
    .selectFrom('mailFile')
    .select('id')
    .where('mailId', 'is', null)
    .where('createdAt', '<', before)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Part of no conversation, and old, or about a mail that is gone: its copies, and reports that quote it. */
export async function deleteLooseMails(db: Db, before: number) {
  await db
    .deleteFrom('mail')
    .where('activityId', 'is', null)
    .where('submissionId', 'is', null)
    .where('state', 'in', ['received', 'unreadable'])
    .where((eb) =>
      eb.or([
        eb('createdAt', '<', before),
        eb.and([
          eb('rule', 'in', ['copy', 'own-copy', 'failed', 'delayed', 'complaint']),
          eb('matchedId', 'not in', eb.selectFrom('mail as known').select('known.id')),
        ]),
      ]),
    )
    .execute()
}

export async function deleteFile(db: Db, id: string) {
  await db.deleteFrom('mailFile').where('id', '=', id).execute()
}

/** False when another process has stored it. */
export function insertFetched(tx: Db, mail: Insertable<Database['mail']>) {
  return insertNew(tx, 'mail', mail)
}
