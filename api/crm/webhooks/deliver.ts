import { createHmac, randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { OutboxHandler } from '../../outbox/outbox.ts'
import type { Config } from '../../platform/config.ts'
import { brandOf } from '../../platform/content.ts'
import type { Deps } from '../../platform/deps.ts'
import { OutboundError } from '../../platform/outbound-body.ts'
import { seal, tryUnseal } from '../../platform/secret.ts'
import { findWebhook, updateWebhook, type WebhookRow } from './queries.ts'

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

async function deliver(deps: Deps, webhook: WebhookRow, body: string) {
  const status = await post(deps, webhook, body).catch(describe)
  await updateWebhook(deps.db, webhook.id, { lastStatus: status })
  return status
}

const DELIVERED = 'Delivered'

export function isFailure(status: string) {
  return !status.startsWith(DELIVERED)
}

async function post(deps: Deps, webhook: WebhookRow, body: string) {
  const secret = tryUnseal(deps.secret, PURPOSE, webhook.secret)
  if (secret === undefined) return 'Its secret cannot be read any more. Add the webhook again.'
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

function describe(error: unknown) {
  return error instanceof OutboundError ? error.message : 'Could not be reached'
}

/** Sealed, not hashed, because signing needs the secret itself. */
const PURPOSE = 'webhook secrets'

export function newWebhookSecret() {
  return `whsec_${randomBytes(32).toString('base64url')}`
}

export function sealSecret({ secret: key }: Pick<Deps, 'secret'>, secret: string) {
  return seal(key, PURPOSE, secret)
}

/** The time is signed too, so that an old request cannot be replayed. */
function signBody(secret: string, body: string, now: number) {
  const time = Math.floor(now / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${signature}`
}
