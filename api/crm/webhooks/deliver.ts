import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { brand } from '@nokshi/content/brand.ts'
import * as z from 'zod'
import type { OutboxHandler } from '../../outbox/outbox.ts'
import type { Deps } from '../../platform/deps.ts'
import { resolvePublic } from '../../platform/public-address.ts'
import { findWebhook, updateLastStatus, type WebhookRow } from './queries.ts'
import { openSecret, signBody } from './secret.ts'

const Delivery = z.object({ webhookId: z.string(), body: z.string() })
const Identified = z.object({ id: z.string() })

/** A receiver that needs longer should say 202 and work afterwards. */
const TIMEOUT_MS = 10_000

/** Posts one event to one receiver. Anything but a 2xx is tried again, by the plan of the outbox. */
export function webhookHandler(deps: Deps): OutboxHandler {
  return async (payload) => {
    const { webhookId, body } = Delivery.parse(payload)
    const webhook = await findWebhook(deps.db, webhookId)
    // Taken away or paused meanwhile: nobody is to be told any more.
    if (!webhook || webhook.isPaused === 1) return
    const status = await deliver(deps, webhook, body)
    if (isFailure(status)) throw new Error(status)
  }
}

/** Posts it once, and keeps in words how that went. */
export async function deliver(deps: Deps, webhook: WebhookRow, body: string) {
  const status = await post(deps, webhook, body).catch(describe)
  await updateLastStatus(deps.db, webhook.id, status)
  return status
}

const DELIVERED = 'Delivered'

/** Whether these words say that a call did not arrive. */
export function isFailure(status: string) {
  return !status.startsWith(DELIVERED)
}

async function post(deps: Deps, webhook: WebhookRow, body: string) {
  const url = new URL(webhook.url)
  const address = await resolvePublic(deps.config, url)
  const secret = findSecret(deps, webhook.secret)
  if (secret === undefined) return 'Its secret cannot be read any more. Make a new one.'
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': `${brand.name} webhooks`,
    'x-nokshi-id': Identified.parse(JSON.parse(body)).id,
    'x-nokshi-signature': signBody(secret, body, deps.now()),
  }
  const status = await send(url, address, headers, body)
  return status >= 200 && status < 300 ? `${DELIVERED} (${status})` : `Answered with ${status}`
}

/** Undefined when the installation has another secret than when it was sealed. */
function findSecret(deps: Deps, kept: string) {
  try {
    return openSecret(deps, kept)
  } catch {
    return undefined
  }
}

/** Node follows no redirect by itself, and is handed the one address that was looked at. */
function send(
  url: URL,
  { address, family }: { address: string; family: number },
  headers: Record<string, string | number>,
  body: string,
) {
  return new Promise<number>((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain
    const call = request(
      url,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        lookup: (_name, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      (answer) => {
        // What it says beyond its status is not read: it could go on for ever.
        answer.destroy()
        resolve(answer.statusCode ?? 0)
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

/** What the owner reads beside the address. */
function describe(fault: unknown) {
  if (!(fault instanceof Error)) return 'Could not be reached'
  if (fault.name === 'AbortError' || fault.name === 'TimeoutError') return 'No answer within ten seconds'
  const code = 'code' in fault ? String(fault.code) : undefined
  return code === undefined ? fault.message : `Could not be reached (${code})`
}
