import * as z from 'zod'
import type { OutboxHandler } from '../../outbox/outbox.ts'
import type { Config } from '../../platform/config.ts'
import { brandOf } from '../../platform/content.ts'
import type { Deps } from '../../platform/deps.ts'
import { OutboundError } from '../../platform/outbound-error.ts'
import { findWebhook, updateLastStatus, type WebhookRow } from './queries.ts'
import { openSecret, signBody } from './secret.ts'

const Delivery = z.object({ webhookId: z.string(), body: z.string() })
const Identified = z.object({ id: z.string() })

/** Posts one event to one receiver. Any status but 2xx is retried by the outbox. */
export function webhookHandler(deps: Deps): OutboxHandler {
  return async (payload) => {
    const { webhookId, body } = Delivery.parse(payload)
    const webhook = await findWebhook(deps.db, webhookId)
    // Deleted or paused meanwhile.
    if (!webhook || webhook.isPaused === 1) return
    const status = await deliver(deps, webhook, body)
    if (isFailure(status)) throw new Error(status)
  }
}

/** Posts once and stores the result as text. */
export async function deliver(deps: Deps, webhook: WebhookRow, body: string) {
  const status = await post(deps, webhook, body).catch(describe)
  await updateLastStatus(deps.db, webhook.id, status)
  return status
}

const DELIVERED = 'Delivered'

export function isFailure(status: string) {
  return !status.startsWith(DELIVERED)
}

async function post(deps: Deps, webhook: WebhookRow, body: string) {
  const secret = findSecret(deps, webhook.secret)
  if (secret === undefined) return 'Its secret cannot be read any more. Make a new one.'
  const { status } = await deps.outbound.call(new URL(webhook.url), {
    ...outboundOptions(deps.config),
    userAgent: `${brandOf(deps).name} webhooks`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-nokshi-id': Identified.parse(JSON.parse(body)).id,
      'x-nokshi-signature': signBody(secret, body, deps.now()),
    },
    body,
  })
  return status >= 200 && status < 300 ? `${DELIVERED} (${status})` : `Answered with ${status}`
}

/** Owners may point webhooks at their own network if the installation allows it. */
export function outboundOptions({ allowsPrivateWebhooks }: Pick<Config, 'allowsPrivateWebhooks'>) {
  return { allowsPrivate: allowsPrivateWebhooks, allowsAnyPort: true }
}

/** Undefined when it was sealed with another secret. */
function findSecret(deps: Deps, kept: string) {
  try {
    return openSecret(deps, kept)
  } catch {
    return undefined
  }
}

/** Shown beside the address. */
function describe(error: unknown) {
  return error instanceof OutboundError ? error.message : 'Could not be reached'
}
