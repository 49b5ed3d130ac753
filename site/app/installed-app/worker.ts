/// <reference lib="webworker" />
/** The service worker of the dashboard, and of nothing else: its scope is /dashboard in one language. */
import { ACCOUNT_CACHE } from '../platform/account-cache.ts'

declare const self: ServiceWorkerGlobalScope
/** By worker.route.ts, before this script. With another one the browser takes it for a new worker. */
declare const RELEASE: string
declare const ICON: string

const { registration, clients } = self
const base = new URL(registration.scope).pathname
const SCREENS = [base, `${base}/messages`]
/** The screens of one release, and the files they name. The release before has its own until its windows are closed. */
const SHELLS = `shell ${base} `
const SHELL = SHELLS + RELEASE

const CHECK_LOGIN = '/api/auth/check-login'
const BATCH = '/api/batch'
const ANSWERS_MAX = 150

/** A network that gives no answer for so long counts as none, where there is something to show. */
const PATIENCE_MS = 8_000

let isOffline = false

self.addEventListener('install', (event) => event.waitUntil(storeShell()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const answer = event.request.method === 'GET' ? answerTo(event) : undefined
  if (answer) event.respondWith(answer)
})
self.addEventListener('message', ({ source }) => source?.postMessage({ isOffline }))
self.addEventListener('push', (event) => event.waitUntil(notify(event.data?.json())))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})

/** All or nothing: where one file cannot be fetched, the worker of before stays. */
async function storeShell() {
  const shell = await caches.open(SHELL)
  const pages = await Promise.all(SCREENS.map((path) => fetch(path, { cache: 'no-cache' })))
  const texts = await Promise.all(pages.map((page) => page.clone().text()))
  const files = new Set(texts.flatMap((text) => text.match(/\/assets\/[\w.-]+\.(js|css|woff2)/g) ?? []))
  await shell.addAll([...files])
  for (const [index, path] of SCREENS.entries()) {
    const page = pages[index]
    if (!page?.ok) throw new Error(`${path} answered ${page?.status}`)
    await shell.put(path, page)
  }
}

/** With the release before go the answers it kept: this one may expect other fields. */
async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== SHELL)
  if (old.length > 0) old.push(ACCOUNT_CACHE)
  for (const name of old) await caches.delete(name)
  await clients.claim()
}

function answerTo({ request }: FetchEvent) {
  const { origin, pathname } = new URL(request.url)
  if (request.mode === 'navigate') return fromNetwork(request, () => caches.match(pathname, { cacheName: SHELL }))
  if (origin === location.origin && pathname.startsWith('/assets/')) return fromShell(request)
  if (pathname === BATCH || pathname === CHECK_LOGIN || pathname.startsWith('/api/linkhubAuth/me'))
    return fromNetwork(
      request,
      () => findKept(request),
      (answer) => remember(request.url, answer),
    )
  return request.destination === 'image' ? findPicture(request) : undefined
}

async function fromNetwork(
  request: Request,
  find: () => Promise<Response | undefined>,
  keep?: (answer: Response) => Promise<unknown>,
) {
  const kept = await find()
  const impatience = new AbortController()
  const timer = kept && setTimeout(() => impatience.abort(), PATIENCE_MS)
  try {
    const answer = await fetch(request, impatience)
    clearTimeout(timer)
    if (keep) await keep(answer.clone()).catch(() => {})
    say(false)
    return answer
  } catch {
    say(true)
    return kept ?? Response.error()
  }
}

/** The names of these files change with what is in them. */
async function fromShell(request: Request) {
  const kept = await caches.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(SHELL)).put(request.url, answer.clone())
  return answer
}

/** The app asks for each part of a batch that it does not get. */
async function findKept({ url }: Request) {
  return caches.match(url, { cacheName: ACCOUNT_CACHE, ignoreVary: true })
}

/**
 * Keeps an answer for as long as the same person is logged in. The answer about the login opens the cache:
 * what comes in after a logout finds none.
 */
async function remember(url: string, answer: Response): Promise<unknown> {
  const { pathname } = new URL(url)
  if (answer.status === 401) return caches.delete(ACCOUNT_CACHE)
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return undefined
  if (pathname === BATCH) return rememberBatch(url, await answer.json())
  if (pathname === CHECK_LOGIN) {
    const [before, now] = await Promise.all([findUserId(await findKept(new Request(url))), findUserId(answer.clone())])
    if (before !== now) await caches.delete(ACCOUNT_CACHE)
    if (now === undefined) return undefined
  } else if (!(await caches.has(ACCOUNT_CACHE))) return undefined
  return put(url, answer)
}

async function rememberBatch(url: string, answers: Record<string, { status: number; body: string }>) {
  const isLogin = (path: string) => (path === CHECK_LOGIN ? 0 : 1)
  for (const path of Object.keys(answers).sort((one, other) => isLogin(one) - isLogin(other))) {
    const { status = 0, body = '' } = answers[path] ?? {}
    const answer = new Response(body, { status, headers: { 'content-type': 'application/json' } })
    await remember(new URL(path, url).href, answer)
  }
}

async function findUserId(answer: Response | undefined): Promise<unknown> {
  return (await answer?.json())?.user?.id
}

async function put(url: string, answer: Response) {
  const account = await caches.open(ACCOUNT_CACHE)
  await account.put(url, answer)
  const [oldest] = await account.keys()
  if (oldest && (await account.keys()).length > ANSWERS_MAX) await account.delete(oldest)
}

async function findPicture(request: Request) {
  const kept = await findKept(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && (await caches.has(ACCOUNT_CACHE))) await put(request.url, answer.clone())
  return answer
}

function say(isNow: boolean) {
  if (isNow === isOffline) return
  isOffline = isNow
  void clients.matchAll().then((all) => {
    for (const client of all) client.postMessage({ isOffline })
  })
}

interface Notified extends NotificationOptions {
  title: string
  path: string
}

/** Browsers end the registration of those who show nothing. */
function notify(pushed: unknown) {
  // As the API writes it (api/push/send-push.ts).
  const { title, path, ...options } = { title: 'LinkHub', path: base, ...(pushed as Partial<Notified>) }
  return registration.showNotification(title, { ...options, icon: ICON, data: path })
}

async function open(path: string) {
  const url = location.origin + path
  const [window] = await clients.matchAll({ type: 'window' })
  if (!window) return clients.openWindow(url)
  await window.focus()
  return window.navigate(url)
}
