import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { refuse } from '../sentences/refuse.ts'
import { add, manage, Reference } from './records.ts'

export const webhookEvents = ['submission.received', 'deal.created', 'deal.moved', 'deal.won', 'deal.lost'] as const
export type WebhookEvent = (typeof webhookEvents)[number]
export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** Who added it; null for earlier ones. */
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
  'GET /api/crm/webhooks': manage('Who is told', z.array(Webhook)),
  'POST /api/crm/webhooks': { ...add('Tell somebody', WebhookMade), needs: 'owner', body: NewWebhook },
  'POST /api/crm/webhooks/{id}/take-over': manage('Answer for it; one that was paused goes on', Webhook),
  'DELETE /api/crm/webhooks/{id}': manage('Tell them no more', Reference),
} satisfies Operations
