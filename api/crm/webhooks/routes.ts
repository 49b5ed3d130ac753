import { NewWebhook, type Webhook, webhookEvents } from '@nokshi/contract/webhooks.ts'
import { Hono } from 'hono'
import type { Db } from '../../database/connect.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import { body } from '../../platform/validate.ts'
import { requireId } from '../records/record-id.ts'
import { PrivateAddress, resolvePublic } from './address.ts'
import { writeCall } from './announce.ts'
import { deliver, isFailure } from './deliver.ts'
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  updateSecret,
  type WebhookRow,
} from './queries.ts'
import { newWebhookSecret, sealSecret } from './secret.ts'

/** Other programs that are told what happens here. */
export function webhookRoutes(deps: Deps) {
  const { db, now } = deps
  return new Hono()
    .get('/', async (c) => c.json((await listWebhooks(db)).map(presentWebhook)))
    .post('/', body(NewWebhook), async (c) => {
      const { url, events } = c.req.valid('json')
      await requireReachable(deps, new URL(url))
      const secret = newWebhookSecret()
      const webhook: WebhookRow = {
        id: newId(now()),
        url,
        secret: sealSecret(deps, secret),
        events: [...new Set(events)].join(' '),
        isOn: 1,
        lastStatus: null,
        createdAt: now(),
        ownerId: c.get('staff').id,
      }
      await insertWebhook(db, webhook)
      return c.json({ webhook: presentWebhook(webhook), secret }, 201)
    })
    .post('/:id/secret', async (c) => {
      const webhook = await getWebhook(db, c.req.param('id'))
      const secret = newWebhookSecret()
      await updateSecret(db, webhook.id, sealSecret(deps, secret))
      return c.json({ webhook: presentWebhook(webhook), secret })
    })
    .post('/:id/test', async (c) => {
      const webhook = await getWebhook(db, c.req.param('id'))
      const lastStatus = await deliver(deps, webhook, writeCall(now(), 'test', {}))
      return c.json(presentWebhook({ ...webhook, lastStatus }))
    })
    .delete('/:id', async (c) => {
      const webhook = await deleteWebhook(db, requireId(c.req.param('id')))
      if (!webhook) throw noSuchWebhook()
      return c.json({ id: webhook.id, name: webhook.url })
    })
}

async function getWebhook(db: Db, id: string) {
  const webhook = await findWebhook(db, requireId(id))
  if (!webhook) throw noSuchWebhook()
  return webhook
}

function noSuchWebhook() {
  return new Refusal('not-found', 'no-such-webhook', 'There is no such webhook.')
}

/** Looked at again before every call; here so that the owner hears of a mistake at once. */
async function requireReachable({ config }: Deps, url: URL) {
  if (url.username !== '' || url.password !== '') throw refused('Leave name and password out of the address.')
  try {
    await resolvePublic(config, url)
  } catch (fault) {
    if (fault instanceof PrivateAddress)
      throw refused('This address is inside a private network. Choose one that everybody can reach.')
    throw refused('There is nothing at this address. Check how it is spelled.')
  }
}

function refused(sentence: string) {
  return new Refusal('invalid', 'bad-webhook-address', sentence, { fields: { url: sentence } })
}

function presentWebhook({ id, url, events, isOn, lastStatus }: WebhookRow): Webhook {
  const wanted = new Set(events.split(' '))
  return {
    id,
    url,
    events: webhookEvents.filter((event) => wanted.has(event)),
    isOn: isOn === 1,
    lastStatus,
    isFailing: lastStatus !== null && isFailure(lastStatus),
  }
}
