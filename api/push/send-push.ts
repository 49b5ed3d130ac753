import { pushIn } from '@nokshi/content/by-language.ts'
import { pathIn } from '@nokshi/contract/languages.ts'
import * as z from 'zod'
import { languageOf } from '../accounts/mails.ts'
import { FinalError, type OutboxHandler } from '../outbox/outbox.ts'
import { brandOf } from '../platform/content.ts'
import type { Deps } from '../platform/deps.ts'
import { OutboundError } from '../platform/outbound-body.ts'
import { deleteDevice, findDevice } from './queries.ts'

/** Of the outbox. Login mails do not wait behind these. */
export const PUSH = 'push'

const Delivery = z.object({ deviceId: z.string(), messages: z.number(), orders: z.number() })
type Delivery = z.infer<typeof Delivery>

/** How long a push service keeps it for a phone that is off. */
const KEPT_SECONDS = 12 * 60 * 60

/** No such registration (any more), or one for other keys than ours. */
const GONE = [403, 404, 410]

export function pushHandler(deps: Deps): OutboxHandler {
  return async (payload) => {
    const delivery = Delivery.parse(payload)
    const device = await findDevice(deps.db, delivery.deviceId)
    // Logged out or switched off meanwhile.
    if (!device) return
    const status = await send(deps, device, writeNotification(device, delivery))
    if (GONE.includes(status)) return deleteDevice(deps.db, { id: delivery.deviceId })
    if (status === 429 || status >= 500) throw new Error(`Answered with ${status}`)
    if (status < 200 || status >= 300) throw new FinalError(`Answered with ${status}`)
  }
}

type Device = NonNullable<Awaited<ReturnType<typeof findDevice>>>

/** Encrypted for the browser (RFC 8291): the push service reads neither words nor figures. */
async function send(deps: Deps, { endpoint, ...keys }: Device, notification: object) {
  const { default: webPush } = await import('web-push')
  const brand = brandOf(deps)
  const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(notification), {
    vapidDetails: { subject: `mailto:${brand.contact.email}`, ...deps.pushKeys },
    TTL: KEPT_SECONDS,
  })
  return deps.outbound
    .call(new URL(endpoint), { userAgent: `${brand.name} notifications`, method, headers, body })
    .then(({ status }) => status)
    .catch((error: unknown) => {
      // The name leads into a network by now.
      if (error instanceof OutboundError && error.reason === 'private') return 410
      throw error
    })
}

/** Of a message no word: it is between its sender and the owner. */
function writeNotification(device: Pick<Device, 'language'>, { messages, orders }: Delivery) {
  const language = languageOf(device)
  const labels = pushIn[language.code]
  const [title, body] =
    messages === 0
      ? [labels.orders(orders), labels.look]
      : [labels.messages(messages), orders === 0 ? labels.read : labels.orders(orders)]
  const path = pathIn(language, messages === 0 ? '/dashboard?tab=analytics' : '/dashboard/messages')
  return { title, body, path, lang: language.code, dir: language.direction }
}
