import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What a browser gives a worker: its scope, caches and a network that answers, or does not. */
class TestCache {
  stored = new Map<string, Response>()
  async put(url: string, answer: Response) {
    this.stored.set(absolute(url), answer)
  }
  async match(url: string | Request) {
    return this.stored.get(absolute(url))?.clone()
  }
  async addAll(urls: string[]) {
    const answers = await Promise.all(urls.map((url) => fetch(url)))
    if (answers.some(({ ok }) => !ok)) throw new TypeError('A file is missing.')
    for (const [index, answer] of answers.entries()) await this.put(urls[index] ?? '', answer)
  }
  async keys() {
    return [...this.stored.keys()].map((url) => ({ url }))
  }
  async delete(url: string | { url: string }) {
    return this.stored.delete(typeof url === 'string' ? url : url.url)
  }
}

const SITE = 'https://nokshi.example'

function absolute(url: string | Request) {
  return new URL(typeof url === 'string' ? url : url.url, SITE).href
}

const all = new Map<string, TestCache>()
const caches = {
  async open(name: string) {
    const cache = all.get(name) ?? new TestCache()
    all.set(name, cache)
    return cache
  },
  has: async (name: string) => all.has(name),
  keys: async () => [...all.keys()],
  delete: async (name: string) => all.delete(name),
  match: async (url: string | Request, { cacheName }: { cacheName?: string } = {}) => {
    for (const [name, cache] of all) {
      const found = cacheName === undefined || name === cacheName ? await cache.match(url) : undefined
      if (found) return found
    }
    return undefined
  },
}

let network: Record<string, { status?: number; body: unknown } | undefined> = {}
let isOnline = true
const said: unknown[] = []

beforeEach(() => {
  all.clear()
  said.length = 0
  isOnline = true
  network = {
    '/dashboard': { body: '<script src="/assets/one.js"></script>' },
    '/dashboard/messages': { body: '<script src="/assets/two.js"></script>' },
    '/assets/one.js': { body: '1' },
    '/assets/two.js': { body: '2' },
  }
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('location', new URL(SITE))
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    if (!isOnline) throw new TypeError('no network')
    const { pathname } = new URL(absolute(asked))
    const { status = 200, body } = network[pathname] ?? { status: 404, body: '' }
    const isText = typeof body === 'string'
    return new Response(isText ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': isText ? 'text/html' : 'application/json' },
    })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The worker of a release, as the browser runs it. */
async function startWorker(release: string) {
  const listeners = new Map<string, (event: object) => void>()
  vi.stubGlobal('RELEASE', release)
  vi.stubGlobal('ICON', '/icon.png')
  vi.stubGlobal('self', {
    registration: { scope: `${SITE}/dashboard`, showNotification: (...shown: unknown[]) => said.push(shown) },
    clients: {
      claim: async () => {},
      matchAll: async () => [{ postMessage: (message: unknown) => said.push(message) }],
    },
    addEventListener: (type: string, listen: (event: object) => void) => listeners.set(type, listen),
  })
  vi.resetModules()
  await import('./worker.ts')

  async function dispatch(type: string, event: object = {}) {
    let work: Promise<unknown> | undefined
    const keep = (promise: Promise<unknown>) => {
      work = promise
    }
    listeners.get(type)?.({ ...event, waitUntil: keep, respondWith: keep })
    return work
  }
  return {
    dispatch,
    async install() {
      await dispatch('install')
      await dispatch('activate')
    },
    /** What a page gets; undefined where the worker leaves it to the network. */
    async ask(path: string, mode = 'cors') {
      const request = { url: SITE + path, method: 'GET', mode, destination: '' }
      // What the worker answers with; its type is lost on the way through the event.
      const answer = (await dispatch('fetch', { request })) as Response | undefined
      return answer?.ok ? answer.text() : undefined
    },
  }
}

const login = (id: string | null) => ({ body: id === null ? { loggedIn: false } : { loggedIn: true, user: { id } } })
const accountTexts = async () =>
  Promise.all([...(all.get('account')?.stored.values() ?? [])].map((answer) => answer.clone().text()))

test('without a network the screens and their files are there, and the page learns that they are old', async () => {
  const worker = await startWorker('1')
  await worker.install()
  isOnline = false

  expect(await worker.ask('/dashboard', 'navigate')).toContain('/assets/one.js')
  expect(await worker.ask('/assets/two.js')).toBe('2')
  await vi.waitFor(() => expect(said).toEqual([{ isOffline: true }]))
})

test('a release that cannot be fetched whole changes nothing, and one that can replaces screens and files and forgets answers', async () => {
  const first = await startWorker('1')
  await first.install()
  network['/api/auth/check-login'] = login('ada')
  network['/api/linkhubAuth/me'] = { body: { name: 'Ada' } }
  await first.ask('/api/auth/check-login')
  await first.ask('/api/linkhubAuth/me')

  const broken = await startWorker('2')
  network['/assets/one.js'] = { status: 404, body: '' }
  await expect(broken.dispatch('install')).rejects.toThrow()
  isOnline = false
  expect(await first.ask('/dashboard', 'navigate')).toContain('/assets/one.js')

  isOnline = true
  network['/dashboard'] = { body: '<script src="/assets/three.js"></script>' }
  network['/assets/three.js'] = { body: '3' }
  const third = await startWorker('3')
  await third.install()
  isOnline = false
  expect(await third.ask('/dashboard', 'navigate')).toContain('/assets/three.js')
  expect(await third.ask('/assets/one.js').catch(() => undefined)).toBeUndefined()
  expect(await third.ask('/api/linkhubAuth/me')).toBeUndefined()
  expect([...all.keys()].filter((name) => name.endsWith(' 1') || name === 'account')).toEqual([])
})

test.each([
  ['a logout', login(null), undefined],
  ['a login of somebody else', login('rafi'), undefined],
  ['a session that has ended', login('ada'), { status: 401, body: {} }],
])('answers of an account go with %s, and none comes back later', async (_what, next, profile) => {
  const worker = await startWorker('1')
  const late = { body: { name: 'Ada, late' } }
  network['/api/auth/check-login'] = login('ada')
  network['/api/linkhubAuth/me'] = { body: { name: 'Ada' } }
  await worker.ask('/api/auth/check-login')
  await worker.ask('/api/linkhubAuth/me')
  expect((await accountTexts()).join()).toContain('Ada')

  network['/api/auth/check-login'] = next
  await worker.ask('/api/auth/check-login')
  network['/api/linkhubAuth/me'] = profile ?? late
  if (profile || next.body.loggedIn === false) await worker.ask('/api/linkhubAuth/me')
  expect((await accountTexts()).join()).not.toContain('Ada')
})

test('a batch is kept part by part, the login first', async () => {
  const worker = await startWorker('1')
  const part = (body: unknown) => ({ status: 200, body: JSON.stringify(body) })
  const me = part({ name: 'Ada' })
  network['/api/batch'] = { body: { '/api/linkhubAuth/me': me, '/api/auth/check-login': part(login('ada').body) } }
  await worker.ask('/api/batch?paths=x')
  isOnline = false

  expect(await worker.ask('/api/linkhubAuth/me')).toBe('{"name":"Ada"}')
  expect(await worker.ask('/api/batch?paths=x')).toBeUndefined()
})

test('a push is shown whatever it holds, and other calls are left alone', async () => {
  const worker = await startWorker('1')
  await worker.dispatch('push', { data: { json: () => ({ title: 'New message', body: 'Read', path: '/dashboard' }) } })
  await worker.dispatch('push', { data: null })

  expect(said).toEqual([
    ['New message', { body: 'Read', icon: '/icon.png', data: '/dashboard' }],
    ['LinkHub', { icon: '/icon.png', data: '/dashboard' }],
  ])
  expect(await worker.ask('/api/crm/inbox')).toBeUndefined()
})
