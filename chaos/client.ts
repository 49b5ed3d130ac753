import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { FROM_PAGE, PHONE } from '@nokshi/api/testing/visits.ts'
import { count, type Statuses } from './observe.ts'

type Kind = 'lead' | 'request' | 'message' | 'visit' | 'siteVisit' | 'hubPage' | 'homePage'

/** Method and body of each kind of client; without a body it reads a page. The key makes it unique. */
const requests: Record<Kind, (key: string, username: string) => [path: string, body?: object]> = {
  lead: (key) => ['/api/leads', { name: 'Ada', contact: emailOf(key), type: 'other', comment: key }],
  request: (key) => ['/send-email', { name: 'Bimal', email: emailOf(key), description: `A shop, ${key}` }],
  message: (key, to) => [`/api/linkhub/${to}/messages`, { name: 'Chitra', email: emailOf(key), text: key }],
  visit: (key, username) => ['/api/traffic/track', { username, visitId: key, visitorId: `by-${key}` }],
  siteVisit: (key) => ['/api/traffic/site', { page: '/', visitId: key, visitorId: `by-${key}` }],
  hubPage: (_, username) => [`/hub/${username}`],
  homePage: () => ['/'],
}

/** Identifies stored posts. */
export function emailOf(key: string) {
  return `${key}@example.com`
}

export type Client = ReturnType<typeof createClient>

/** Sends again and again, to each address in turn, and remembers what was acknowledged. */
export function createClient(urls: string[], kind: Kind, username = '') {
  const id = randomBytes(4).toString('hex')
  let sent = 0
  const client = {
    kind,
    /** The replies of 2xx, by key. */
    acknowledged: new Map<string, unknown>(),
    /** No answer or a 5xx: the product may have stored them. Their numbers by key. */
    unanswered: new Map<string, number>(),
    statuses: new Map() as Statuses,
    /** The longest time to an answer. */
    longestMs: 0,
    sendNext: () => send(sent++),
    /** What is refused is not sent again. */
    async keepSending(isOver: () => boolean) {
      while (!isOver()) if ((await send(sent++)) === 0) await delay(50)
    },
    /** Sends what has no answer again, as a browser does. */
    async resend() {
      const numbers = [...client.unanswered.values()].values()
      const resendNext = async () => {
        for (const number of numbers) await send(number)
      }
      await Promise.all(Array.from({ length: 8 }, resendNext))
    },
  }

  async function send(number: number) {
    const key = `${kind}-${id}-${number}`
    const startedAt = performance.now()
    // A connection that is cut, perhaps in the middle of the answer, acknowledges nothing.
    const { status, reply } = await post(key, number).catch(() => ({ status: 0, reply: undefined }))
    if (status !== 0) client.longestMs = Math.max(client.longestMs, performance.now() - startedAt)
    count(client.statuses, status)
    if (status >= 200 && status < 300) client.acknowledged.set(key, reply)
    if (status === 0 || status >= 500) client.unanswered.set(key, number)
    else client.unanswered.delete(key)
    return status
  }

  async function post(key: string, number: number) {
    const [path, body] = requests[kind](key, username)
    const address = `10.${(number >> 14) & 127}.${(number >> 7) & 127}.${1 + (number & 127)}`
    const sender = { ...PHONE, ...FROM_PAGE, 'x-forwarded-for': address }
    const answer = await fetch(urls[number % urls.length] + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...sender, 'content-type': 'application/json', 'idempotency-key': key },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    })
    const text = await answer.text()
    return { status: answer.status, reply: body && text && JSON.parse(text) }
  }
  return client
}
