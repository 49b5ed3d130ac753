import type { webhookEvents } from '@nokshi/contract/desk.ts'
import type { Db } from '../database/connect.ts'
import { newId } from '../platform/ids.ts'
import { enqueue } from '../platform/outbox.ts'
import { listListeners } from './webhook-queries.ts'

export type WebhookEvent = (typeof webhookEvents)[number]

export const WEBHOOK = 'webhook'

/**
 * Tells every webhook that asked for this event, if and when the transaction is kept. Whoever commits it wakes the
 * outbox. `about` is what the world outside may know.
 */
export async function announce(tx: Db, now: number, event: WebhookEvent, about: object) {
  const body = JSON.stringify({ id: newId(now), event, at: new Date(now).toISOString(), ...about })
  // Private: once it is delivered, the outbox keeps none of it.
  for (const webhookId of await listListeners(tx, event))
    await enqueue(tx, now, WEBHOOK, { webhookId, body, isPrivate: true })
}
