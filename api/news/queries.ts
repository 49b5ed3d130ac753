import type { Insertable, Selectable, Updateable } from 'kysely'
import { countRows, type Db, hasRow } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { confirmedFollowers } from '../messages/follower-queries.ts'

export type NewsRow = Selectable<Database['news']>
type State = NewsRow['state']
type RecipientRow = Database['newsRecipient']

/** A page has one. */
export async function replaceDraft(tx: Db, news: Omit<Insertable<Database['news']>, 'state'>) {
  await tx.deleteFrom('news').where('profileId', '=', news.profileId).where('state', '=', 'draft').execute()
  await tx
    .insertInto('news')
    .values({ ...news, state: 'draft' })
    .execute()
}

/** False when it is in another state by now. */
export function updateNews(db: Db, id: string, from: State[], changes: Updateable<Database['news']>) {
  return hasRow(db.updateTable('news').set(changes).where('id', '=', id).where('state', 'in', from).returning('id'))
}

export async function raiseFigure(db: Db, id: string, figure: 'sent' | 'refused' | 'unfollowed' | 'opens') {
  await db
    .updateTable('news')
    .set(figure, (eb) => eb(figure, '+', 1))
    .where('id', '=', id)
    .execute()
}

export function findDraft(db: Db, profileId: string) {
  return newsOf(db, profileId).where('state', '=', 'draft').executeTakeFirst()
}

export function findNews(db: Db, id: string) {
  return db.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The last ten, planned ones included. */
export function listNews(db: Db, profileId: string) {
  return newsOf(db, profileId).where('state', '!=', 'draft').orderBy('plannedAt', 'desc').limit(10).execute()
}

/** What the page has sent, or sends. */
export function listStarted(db: Db, profileId: string) {
  const started = newsOf(db, profileId).where('startedAt', 'is not', null)
  return started.clearSelect().select(['stopReason', 'startedAt', 'endedAt', 'sent']).execute()
}

export function hasNewsBetween(db: Db, profileId: string, from: number, to: number) {
  const planned = newsOf(db, profileId).where('plannedAt', '>=', from).where('plannedAt', '<', to)
  return hasRow(planned.where((eb) => eb.or([eb('state', '=', 'planned'), eb('startedAt', 'is not', null)])).limit(1))
}

function newsOf(db: Db, profileId: string) {
  return db.selectFrom('news').selectAll().where('profileId', '=', profileId)
}

function newsWithPage(db: Db) {
  return db.selectFrom('news').innerJoin('profile', 'profile.id', 'news.profileId').selectAll('news')
}

export function listPageNews(db: Db) {
  return newsWithPage(db)
    .select(['profile.username', 'profile.name'])
    .where('news.state', '!=', 'draft')
    .orderBy('news.plannedAt', 'desc')
    .limit(100)
    .execute()
}

/** What public pages send now, or planned for now. Those come first that waited longest for their turn. */
export function listDueNews(db: Db, now: number) {
  return newsWithPage(db)
    .clearSelect()
    .select(['news.id', 'profileId', 'state'])
    .where('profile.suspendedAt', 'is', null)
    .where('news.state', 'in', ['planned', 'sending'])
    .where('news.plannedAt', '<=', now)
    .orderBy('news.queuedAt')
    .orderBy('news.id')
    .execute()
}

/** Nobody is left who waits for it. */
export async function endSent(db: Db, now: number) {
  const unsent = db.selectFrom('newsRecipient').select('newsId').where('state', 'in', ['waiting', 'queued'])
  await db
    .updateTable('news')
    .set({ state: 'sent', endedAt: now })
    .where('state', '=', 'sending')
    .where('id', 'not in', unsent)
    .execute()
}

/** For those who follow the page at this moment. For nobody when it was taken back since it was read. */
export async function startNews(tx: Db, id: string, profileId: string, now: number) {
  if (!(await updateNews(tx, id, ['planned'], { state: 'sending', startedAt: now }))) return
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('newsRecipient')
    .columns(['newsId', 'followerId', 'state'])
    .expression(
      confirmedFollowers(tx, profileId).select(({ val }) => [
        val(id).as('newsId'),
        'id as followerId',
        val('waiting' as const).as('state'),
      ]),
    )
    .executeTakeFirst()
  await updateNews(tx, id, ['sending'], { recipients: Number(numInsertedOrUpdatedRows) })
}

export async function listWaiting(db: Db, newsId: string, limit: number) {
  const waiting = db.selectFrom('newsRecipient').select('followerId').where('newsId', '=', newsId)
  const rows = await waiting.where('state', '=', 'waiting').orderBy('followerId').limit(limit).execute()
  return rows.map(({ followerId }) => followerId)
}

/** From here on it is known by its token. */
export async function queueRecipient(tx: Db, newsId: string, followerId: string, token: string, now: number) {
  const recipient = tx.updateTable('newsRecipient').set({ state: 'queued', queuedAt: now, token })
  await recipient.where('newsId', '=', newsId).where('followerId', '=', followerId).execute()
}

/** False when it is in another state by now, or gone. */
export function updateRecipient(
  db: Db,
  { token }: Recipient,
  from: RecipientRow['state'][],
  changes: Updateable<RecipientRow>,
) {
  const recipient = db.updateTable('newsRecipient').set(changes).where('token', '=', token)
  return hasRow(recipient.where('state', 'in', from).returning('token'))
}

/** Who has not got it gets it no more: all, or this one. */
export async function deleteUnsent(db: Db, newsId: string, followerId?: string) {
  const unsent = db.deleteFrom('newsRecipient').where('newsId', '=', newsId).where('state', 'in', ['waiting', 'queued'])
  await (followerId === undefined ? unsent : unsent.where('followerId', '=', followerId)).execute()
}

/** With news and page. Without an address for somebody who does not follow the page any more. */
export async function findRecipient(db: Db, tokens: string[]) {
  if (tokens.length === 0) return undefined
  return db
    .selectFrom('newsRecipient')
    .innerJoin('news', 'news.id', 'newsRecipient.newsId')
    .innerJoin('profile', 'profile.id', 'news.profileId')
    .leftJoin('follower', (join) =>
      join
        .onRef('follower.id', '=', 'newsRecipient.followerId')
        .on('follower.deletedAt', 'is', null)
        .on('follower.confirmedAt', 'is not', null),
    )
    .selectAll('newsRecipient')
    .select(['news.state as newsState', 'news.subject', 'news.text', 'news.picture', 'news.linkLabel', 'news.linkUrl'])
    .select(['follower.email', 'follower.language'])
    .select(['profile.username', 'profile.domain', 'profile.name', 'profile.contactMethods', 'profile.suspendedAt'])
    .where('newsRecipient.token', 'in', tokens)
    .executeTakeFirst()
}
export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>

/** How many mails have left since then, or may leave at any moment, of one page or of all. */
export function countQueued(db: Db, since: number, profileId?: string) {
  const recipients = db.selectFrom('newsRecipient')
  const queued = recipients.where((eb) => eb.or([eb('queuedAt', '>', since), eb('state', '=', 'queued')]))
  if (profileId === undefined) return countRows(queued)
  return countRows(queued.where('newsId', 'in', newsOf(db, profileId).clearSelect().select('id')))
}

/** How many of them have not left yet. */
export function countUndelivered(db: Db, since: number) {
  return countRows(db.selectFrom('newsRecipient').where('state', '=', 'queued').where('queuedAt', '>', since))
}
