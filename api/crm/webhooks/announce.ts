import type { WebhookEvent } from '@nokshi/contract/crm/webhooks.ts'
import type { Db } from '../../database/connect.ts'
import { enqueue } from '../../outbox/outbox.ts'
import { newId } from '../../platform/ids.ts'
import { listListeners } from './queries.ts'

export const WEBHOOK = 'webhook'

/** Queues an event for its webhooks in the caller's transaction; the caller wakes the outbox. */
export async function announce(tx: Db, now: number, event: WebhookEvent, about: object) {
  // The id stays the same for every attempt, so that receivers can ignore repeats.
  const body = JSON.stringify({ id: newId(now), event, at: new Date(now).toISOString(), ...about })
  // Private: the outbox deletes the body after delivery.
  for (const webhookId of await listListeners(tx, event))
    await enqueue(tx, now, WEBHOOK, { webhookId, body, isPrivate: true })
}
