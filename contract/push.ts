import * as z from 'zod'
import { type Operations, own } from './operation.ts'
import { refuse } from './sentences/refuse.ts'

/** How many browsers of an account are notified. */
export const PUSH_DEVICES_MAX = 10

const text = (pattern: RegExp, max: number) =>
  z
    .string(refuse('invalid-push-device'))
    .max(max, refuse('invalid-push-device'))
    .regex(pattern, refuse('invalid-push-device'))

/** What `PushSubscription.toJSON()` of a browser gives. */
export const PushDevice = z.object({
  endpoint: text(/^https:\/\/[^\s@]+$/, 1000),
  keys: z.object({ p256dh: text(/^[\w-]{87}=?$/, 88), auth: text(/^[\w-]{22}(==)?$/, 24) }),
})
export type PushDevice = z.infer<typeof PushDevice>

const Hour = z
  .string(refuse('enter-time'))
  .max(5, refuse('enter-time'))
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, refuse('enter-time'))

/** In the time zone of the page. From 22:00 until 07:00 is a night. */
const QuietHours = z.object({ from: Hour, until: Hour })
export type QuietHours = z.infer<typeof QuietHours>

export const defaultQuietHours: QuietHours = { from: '22:00', until: '07:00' }

export const PushSettings = z.object({
  /** Of the installation (VAPID). A browser that was registered with another one registers again. */
  publicKey: z.string(),
  /** Whether the browser of this session is notified. */
  isOn: z.boolean(),
  /** Null while there are none. */
  quietHours: QuietHours.nullable(),
  /** Nobody is notified before their address is confirmed. */
  isConfirmed: z.boolean(),
})
export type PushSettings = z.infer<typeof PushSettings>

export const pushOperations = {
  'GET /api/linkhubAuth/me/push': own('Whether this browser is notified, and when not', PushSettings),
  'PUT /api/linkhubAuth/me/push/device': {
    ...own('Notify the browser of this session', PushSettings),
    body: PushDevice,
    limit: 120,
    refusals: [403],
  },
  'DELETE /api/linkhubAuth/me/push/device': own('Notify the browser of this session no more', PushSettings),
  'PUT /api/linkhubAuth/me/push/quiet-hours': {
    ...own('Choose the hours without notifications, or that there are none', PushSettings),
    body: z.object({ quietHours: QuietHours.nullable() }),
    limit: 120,
  },
} satisfies Operations
