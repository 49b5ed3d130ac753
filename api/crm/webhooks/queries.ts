import type { WebhookEvent } from '@nokshi/contract/crm/webhooks.ts'
import type { Role } from '@nokshi/contract/roles.ts'
import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

export type WebhookRow = NonNullable<Awaited<ReturnType<typeof findWebhook>>>

/** With the owner. Paused when its owner may no longer manage webhooks, and after a restore. */
function selectWebhooks(db: Db) {
  return db
    .selectFrom('webhook')
    .leftJoin('staff', 'staff.id', 'webhook.ownerId')
    .selectAll('webhook')
    .select(['staff.name as ownerName'])
    .select((eb) =>
      eb
        .case()
        .when(eb.and([eb('webhook.isOn', '=', 1), eb('staff.role', '=', MANAGER), eb('staff.disabledAt', 'is', null)]))
        .then(eb.lit(0))
        .else(eb.lit(1))
        .end()
        .as('isPaused'),
    )
}

/** Who may manage webhooks, as the contract says. */
const MANAGER: Role = 'owner'

export function listWebhooks(db: Db) {
  return selectWebhooks(db).orderBy('webhook.createdAt').orderBy('webhook.id').execute()
}

/** Filtered here, because webhooks are few. */
export async function listListeners(tx: Db, event: WebhookEvent) {
  const rows = await selectWebhooks(tx).execute()
  return rows.filter((row) => row.isPaused === 0 && row.events.split(' ').includes(event)).map((row) => row.id)
}

export function findWebhook(db: Db, id: string) {
  return selectWebhooks(db).where('webhook.id', '=', id).executeTakeFirst()
}

export async function insertWebhook(db: Db, webhook: Insertable<Database['webhook']>) {
  await db.insertInto('webhook').values(webhook).execute()
}

export async function updateWebhook(db: Db, id: string, changes: Updateable<Database['webhook']>) {
  await db.updateTable('webhook').set(changes).where('id', '=', id).execute()
}

export function deleteWebhook(db: Db, id: string) {
  return db.deleteFrom('webhook').where('id', '=', id).returning(['id', 'url']).executeTakeFirst()
}
