import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { refuse } from '../sentences/refuse.ts'
import { manage, Reference } from './records.ts'

export const webhookEvents = [
  'submission.received',
  'deal.created',
  'deal.moved',
  'deal.won',
  'deal.lost',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]
export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isOn: z.boolean(),
  /** Who added it or took it over; null for earlier ones. */
  owner: Reference.nullable(),
  /** Paused, because its owner is no longer an owner of the studio. */
  isPaused: z.boolean(),
  /** The result of the last call; null before the first. */
  lastStatus: z.string().nullable(),
  /** The last call did not arrive. */
  isFailing: z.boolean(),
})
export type Webhook = z.infer<typeof Webhook>
export const NewWebhook = z.object({
  url: z.url({ protocol: /^https?$/, ...refuse('enter-web-address') }).max(2048),
  events: z.array(z.enum(webhookEvents)).min(1, refuse('choose-events')),
})
/** The secret is shown once. */
export const WebhookMade = z.object({ webhook: Webhook, secret: z.string() })

export const webhookOperations = {
  'GET /api/crm/webhooks': { summary: 'Who is told', ...manage, replies: { 200: z.array(Webhook) } },
  'POST /api/crm/webhooks': {
    summary: 'Tell somebody',
    ...manage,
    body: NewWebhook,
    replies: { 201: WebhookMade },
  },
  'POST /api/crm/webhooks/{id}/take-over': {
    summary: 'Answer for it; one that was paused goes on',
    ...manage,
    replies: { 200: Webhook },
  },
  'POST /api/crm/webhooks/{id}/secret': {
    summary: 'A new secret; the old one signs nothing any more',
    ...manage,
    replies: { 200: WebhookMade },
  },
  'POST /api/crm/webhooks/{id}/test': {
    summary: 'Call it now, to see whether it answers',
    ...manage,
    replies: { 200: Webhook },
  },
  'DELETE /api/crm/webhooks/{id}': { summary: 'Tell them no more', ...manage, replies: { 200: Reference } },
} satisfies Operations
