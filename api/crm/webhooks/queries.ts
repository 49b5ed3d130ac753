import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'
import type { WebhookEvent } from './announce.ts'

export type WebhookRow = Selectable<Database['webhook']>

export function listWebhooks(db: Db) {
  return db.selectFrom('webhook').selectAll().orderBy('createdAt').orderBy('id').execute()
}

/** The ids of those that asked for this event. They are few, so they are looked through here. */
export async function listListeners(tx: Db, event: WebhookEvent) {
  const rows = await tx.selectFrom('webhook').select(['id', 'events']).where('isOn', '=', 1).execute()
  return rows.filter((row) => row.events.split(' ').includes(event)).map((row) => row.id)
}

export function findWebhook(db: Db, id: string) {
  return db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertWebhook(db: Db, webhook: Insertable<Database['webhook']>) {
  await db.insertInto('webhook').values(webhook).execute()
}

export async function updateLastStatus(db: Db, id: string, lastStatus: string) {
  await db.updateTable('webhook').set({ lastStatus }).where('id', '=', id).execute()
}

export async function updateSecret(db: Db, id: string, secret: string) {
  await db.updateTable('webhook').set({ secret }).where('id', '=', id).execute()
}

export function deleteWebhook(db: Db, id: string) {
  return db.deleteFrom('webhook').where('id', '=', id).returning(['id', 'url']).executeTakeFirst()
}
