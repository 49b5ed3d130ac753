import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { findFreePort } from '../server/lifecycle/environment.ts'

interface Account {
  user: { id: string; email: string }
  password: string
  profile?: { username: string; [field: string]: unknown }
}

type Reply = [status: number, body?: unknown, cookie?: string]

/** The API of section 7 of the specification, in memory: only the calls and fields that it names. */
export async function startSpecifiedApi(siteUrl: string) {
  const accounts: Account[] = []
  const sessions = new Map<string, Account>()
  /** What was sent, by call. */
  const sent = new Map<string, unknown>()

  const calls: Record<string, (account: Account | undefined, body: unknown) => Reply> = {
    'POST /send-email': () => [200],
    'POST /api/leads': () => [200, {}],
    'GET /api/auth/check-login': (account) => [
      200,
      account ? { loggedIn: true, user: account.user } : { loggedIn: false },
    ],
    'POST /api/auth/register'(_, body) {
      const { email = '', password = '' } = textsOf(body)
      if (accounts.some(({ user }) => user.email === email)) return [400, { error: 'Known already.' }]
      const account = { user: { id: randomUUID(), email }, password }
      accounts.push(account)
      return [201, account.user, enter(account)]
    },
    'POST /api/auth/login'(_, body) {
      const { email, password } = textsOf(body)
      const account = accounts.find((one) => one.user.email === email && one.password === password)
      if (!account) return [401, { message: 'Nobody goes by that.' }]
      const { user, profile } = account
      return [200, { user, hasProfile: profile !== undefined, message: 'Welcome.' }, enter(account)]
    },
    'POST /api/auth/logout': () => [200, undefined, 'sid=; Path=/; Max-Age=0'],
    'GET /api/linkhubAuth/me': (account) => (account?.profile ? [200, account.profile] : [404]),
    'GET /api/linkhubAuth/me/analytics': () => [200, { lifetimeVisits: 12, uniqueVisitors: 7, visitsToday: 3 }],
    'POST /api/linkhub'(account, body) {
      const { username = '', socials = '', customLinks = '', ...texts } = textsOf(body)
      if (!account) return [401, { error: 'Log in first.' }]
      if (username === 'taken') return [409, { message: 'Somebody has that name.' }]
      account.profile = {
        id: account.user.id,
        username,
        ...texts,
        profileImage: null,
        bannerImage: null,
        socials: JSON.parse(socials),
        customLinks: JSON.parse(customLinks),
      }
      return [201, { username }]
    },
    'GET /api/linkhub/{username}'(_, username) {
      const profile = accounts.find((account) => account.profile?.username === username)?.profile
      return profile ? [200, profile] : [404]
    },
    'POST /api/traffic/track': () => [200],
  }

  function enter(account: Account) {
    const sid = randomUUID()
    sessions.set(sid, account)
    return `sid=${sid}; Path=/; HttpOnly`
  }

  async function answer(incoming: IncomingMessage): Promise<Reply> {
    if (incoming.method === 'OPTIONS') return [204]
    const path = (incoming.url ?? '').replace(/\?.*/, '')
    const [, username] = /^\/api\/linkhub\/([a-z0-9-]+)$/.exec(path) ?? []
    const call = `${incoming.method} ${username ? '/api/linkhub/{username}' : path}`
    const body = username ?? (await readBody(incoming))
    sent.set(call, body)
    const sid = /sid=([\w-]+)/.exec(incoming.headers.cookie ?? '')?.[1] ?? ''
    return calls[call]?.(sessions.get(sid), body) ?? [404]
  }

  const server = createServer(async (incoming, outgoing) => {
    const [status, body, cookie] = await answer(incoming)
    outgoing.writeHead(status, {
      'access-control-allow-origin': siteUrl,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '',
      'content-type': 'application/json',
      ...(cookie && { 'set-cookie': cookie }),
    })
    outgoing.end(body === undefined ? '' : JSON.stringify(body))
  })
  const port = await findFreePort()
  await new Promise<void>((ready) => server.listen(port, ready))
  return {
    url: `http://localhost:${port}`,
    sent,
    end() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readBody(incoming: IncomingMessage): Promise<unknown> {
  const { headers } = incoming
  const type = headers['content-type'] ?? ''
  // Node's own streams are the web's, whose types differ.
  const stream = Readable.toWeb(incoming) as ReadableStream
  const reply = new Response(stream, { headers: { 'content-type': type } })
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await reply.formData())
  const text = await reply.text()
  return text === '' ? undefined : JSON.parse(text)
}

/** Only what the site's forms send comes here. */
function textsOf(body: unknown) {
  return body as Record<string, string>
}
