import type { WebhookEvent } from '@nokshi/contract/crm/webhooks.ts'
import type { Db } from '../../database/connect.ts'
import { enqueue } from '../../outbox/outbox.ts'
import { newId } from '../../platform/ids.ts'
import { listListeners } from './queries.ts'

export const WEBHOOK = 'webhook'

/**
 * Tells every webhook that asked for this event, if and when the transaction is kept. Whoever commits it wakes the
 * outbox. `about` is what the world outside may know.
 */
export async function announce(tx: Db, now: number, event: WebhookEvent, about: object) {
  const body = writeCall(now, event, about)
  // Private: once it is delivered, the outbox keeps none of it.
  for (const webhookId of await listListeners(tx, event))
    await enqueue(tx, now, WEBHOOK, { webhookId, body, isPrivate: true })
}

/** What a receiver reads. The id is the same however often it is sent, so that nothing is done twice. */
export function writeCall(now: number, event: string, about: object) {
  return JSON.stringify({ id: newId(now), event, at: new Date(now).toISOString(), ...about })
}
