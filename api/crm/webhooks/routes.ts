import { type Webhook, webhookEvents } from '@nokshi/contract/crm/webhooks.ts'
import type { Refused } from '@nokshi/contract/sentences/sentences.ts'
import { type Db, transact } from '../../database/connect.ts'
import { implement } from '../../http/implement.ts'
import { noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { OutboundError } from '../../platform/outbound-body.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { StaffMember } from '../staff/session.ts'
import { isFailure, newWebhookSecret, outboundOptions, sealSecret } from './deliver.ts'
import { deleteWebhook, findWebhook, insertWebhook, listWebhooks, updateWebhook, type WebhookRow } from './queries.ts'

export function webhookRoutes(deps: Deps) {
  const { db, now } = deps
  const note = (tx: Db, actor: StaffMember, summary: string) =>
    noteChange(tx, now(), { kind: 'webhook', summary, actorId: actor.id })
  return implement({
    'GET /api/crm/webhooks': async () => (await listWebhooks(db)).map(presentWebhook),
    'POST /api/crm/webhooks': async (c, { body }) => {
      const { url, events } = body
      await requirePublicAddress(deps, new URL(url))
      const secret = newWebhookSecret()
      const id = newId(now())
      await transact(db, async (tx) => {
        await insertWebhook(tx, {
          id,
          url,
          secret: sealSecret(deps, secret),
          events: [...new Set(events)].join(' '),
          isOn: 1,
          lastStatus: null,
          createdAt: now(),
          ownerId: c.get('staff').id,
        })
        await note(tx, c.get('staff'), `Added the webhook to ${hostOf(url)} for ${events.join(', ')}`)
      })
      return { webhook: presentWebhook(await getWebhook(db, id)), secret }
    },
    'POST /api/crm/webhooks/{id}/take-over': async (c, { id }) => {
      await transact(db, async (tx) => {
        const { url } = await getWebhook(tx, id)
        await updateWebhook(tx, id, { ownerId: c.get('staff').id, isOn: 1 })
        await note(tx, c.get('staff'), `Took over the webhook to ${hostOf(url)}`)
      })
      return presentWebhook(await getWebhook(db, id))
    },
    'DELETE /api/crm/webhooks/{id}': async (c, { id }) => {
      const webhook = await transact(db, async (tx) => {
        const gone = await deleteWebhook(tx, id)
        if (!gone) throw new Refusal('not-found', 'no-such-webhook')
        await note(tx, c.get('staff'), `Deleted the webhook to ${hostOf(gone.url)}`)
        return gone
      })
      return { id: webhook.id, name: webhook.url }
    },
  })
}

/** Without path and query, which may hold a key. */
function hostOf(url: string) {
  return new URL(url).origin
}

async function getWebhook(db: Db, id: string) {
  const webhook = await findWebhook(db, id)
  if (!webhook) throw new Refusal('not-found', 'no-such-webhook')
  return webhook
}

/** Checked again before every call; here for an early error. */
async function requirePublicAddress({ config, outbound }: Deps, url: URL) {
  if (url.username !== '' || url.password !== '') throw refused('webhook-with-password')
  try {
    await outbound.check(url, outboundOptions(config))
  } catch (error) {
    const isPrivate = error instanceof OutboundError && error.reason === 'private'
    throw refused(isPrivate ? 'webhook-in-private-network' : 'webhook-nowhere')
  }
}

function refused(code: Refused) {
  return new Refusal('invalid', code, { at: 'url' })
}

function presentWebhook(webhook: WebhookRow): Webhook {
  const { id, url, events, lastStatus, ownerId, ownerName, isPaused } = webhook
  const wanted = new Set(events.split(' '))
  return {
    id,
    url,
    events: webhookEvents.filter((event) => wanted.has(event)),
    owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
    isPaused: isPaused === 1,
    lastStatus,
    isFailing: lastStatus !== null && isFailure(lastStatus),
  }
}
