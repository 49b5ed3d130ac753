import { language } from '@nokshi/content/language.ts'
import { PushSettings } from '@nokshi/contract/push.ts'
import { queryOptions } from '@tanstack/react-query'
import { NOTIFIED_USER } from '../platform/account-cache.ts'
import { browserApi } from '../platform/api.ts'
import { queryClient } from '../platform/query-client.ts'
import { tryStorage } from '../platform/try-storage.ts'

/** Undefined in browsers without workers, and where the site is not served by https. */
export function registerWorker() {
  const { prefix } = language
  return navigator.serviceWorker?.register(`${prefix}/dashboard-worker.js`, { scope: `${prefix}/dashboard` })
}

export const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: () => browserApi('GET /api/linkhubAuth/me/push', PushSettings),
})

function show(settings: PushSettings) {
  queryClient.setQueryData(pushQuery.queryKey, settings)
}

export async function switchOn(userId: string | number, publicKey: string) {
  const registration = await registerWorker()
  if (!registration) throw new Error('There are no workers.')
  await untilActive(registration)
  const { endpoint, keys = {} } = (await subscribe(registration, publicKey)).toJSON()
  const body = { endpoint: endpoint ?? '', keys: { p256dh: '', auth: '', ...keys } }
  show(await browserApi('PUT /api/linkhubAuth/me/push/device', PushSettings, { body }))
  tryStorage(() => localStorage.setItem(NOTIFIED_USER, String(userId)))
}

/** `serviceWorker.ready` never comes on a page outside the scope, such as that of the account. */
async function untilActive({ active, installing, waiting }: ServiceWorkerRegistration) {
  const worker = installing ?? waiting
  if (active || !worker) return
  await new Promise<void>((resolve, reject) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The worker could not be installed.'))
    }),
  )
}

/** Anew each time: one of before may have been made with keys that the installation no longer has. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, applicationServerKey: string) {
  await (await pushManager.getSubscription())?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

export async function switchOff() {
  show(await browserApi('DELETE /api/linkhubAuth/me/push/device', PushSettings))
  tryStorage(() => localStorage.removeItem(NOTIFIED_USER))
}

export async function saveQuietHours(quietHours: PushSettings['quietHours']) {
  show(await browserApi('PUT /api/linkhubAuth/me/push/quiet-hours', PushSettings, { body: { quietHours } }))
}

/** After a login, and when the push service has given the browser another address. */
export async function switchOnAgain(userId: string | number) {
  const isTheirs = tryStorage(() => localStorage.getItem(NOTIFIED_USER)) === String(userId)
  if (!isTheirs || globalThis.Notification?.permission !== 'granted') return
  const { isOn, publicKey } = await queryClient.fetchQuery(pushQuery)
  if (!isOn) await switchOn(userId, publicKey)
}
