import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { mailKinds } from '@nokshi/api/outbox/mail.ts'
import { aPicture, aProfileForm } from '@nokshi/api/testing/make.ts'
import { problemOf } from '@nokshi/api/testing/problem-of.ts'
import { LoginState } from '@nokshi/contract/auth.ts'
import { NewLead } from '@nokshi/contract/leads.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { Analytics } from '@nokshi/contract/visits.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createBrowser, registerAt } from '../testing/browser.ts'
import { addressOf, ask, busyPeople } from '../testing/people-behind-nginx.ts'
import { startBehindNginx } from '../testing/start-behind-nginx.ts'
import { findPorts, testNginx } from '../testing/test-nginx.ts'

/** On a busy machine each start of the product takes a while. */
const SEVERAL_STARTS_MS = 120_000

/** A picture of so many bytes: what follows its end is sent along, and ignored by whoever decodes it. */
async function aHeavyPicture(bytes: number) {
  const picture = await aPicture({ width: 1200 })
  return new Blob([picture, new Uint8Array(bytes - picture.size)])
}

/**
 * A request two seconds after a change sees it. Nginx counts whole seconds, so one second of cache lasts
 * nearly two. The start of a request counts, because a busy machine may answer late.
 */
async function expectSoon(isSeen: () => Promise<boolean>) {
  const changedAt = performance.now()
  for (let startedAt = changedAt; !(await isSeen()); startedAt = performance.now())
    expect(startedAt - changedAt).toBeLessThan(2_000)
}

test(
  'people do not notice that there are two: accounts, pictures, edits and limits through nginx',
  async () => {
    const { nginx, ports } = await startBehindNginx()
    const MIB = 1024 ** 2

    const plain = await fetch(`http://localhost:${ports.http}/hub/ada?from=x`, { redirect: 'manual' })
    expect([plain.status, plain.headers.get('location')]).toEqual([308, `${nginx.url}/hub/ada?from=x`])

    const owner = await registerAt(nginx.url)
    const upload = async (bytes: number) =>
      owner.send(
        'POST',
        '/api/linkhub',
        aProfileForm({ profileImage: await aHeavyPicture(bytes), bannerImage: await aHeavyPicture(bytes) }),
      )
    // Refused while still sending; nginx must pass that on instead of a bad gateway.
    const strangers = Array.from({ length: 5 }, async () =>
      createBrowser(nginx.url).send(
        'POST',
        '/api/linkhub',
        aProfileForm({ profileImage: await aHeavyPicture(11 * MIB) }),
      ),
    )
    for (const stranger of await Promise.all(strangers)) expect(stranger.status).toBe(401)
    for (const bytes of [5.5 * MIB, 6.1 * MIB, 8 * MIB]) {
      const refused = await upload(bytes)
      const { status, code, error } = await problemOf(refused)
      expect([status, code]).toEqual([413, expect.stringMatching(/^(picture|form)-too-large$/)])
      expect(error).toMatch(/ 5 MB|12 MB/)
    }
    expect((await upload(5 * MIB)).status).toBe(201)

    const { version, profileImage } = await owner.read('/api/linkhubAuth/me', OwnProfile)
    const readPages = () =>
      Promise.all(Array.from({ length: 8 }, async () => (await fetch(`${nginx.url}/hub/ada-rahman`)).text()))
    expect(new Set(await readPages()).size).toBe(1)
    expect((await fetch(profileImage ?? '')).headers.get('content-type')).toBe('image/webp')
    expect((await owner.patch('/api/linkhubAuth/me', { version, bio: 'I knit now.' })).status).toBe(200)
    await expectSoon(async () => (await readPages()).every((page) => page.includes('I knit now.')))

    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        createBrowser(nginx.url).post(
          '/api/auth/login',
          { email: 'ada@example.com', password: 'not the password' },
          { 'x-forwarded-for': `203.0.113.${at}` },
        ),
      ),
    )
    expect(guesses.filter((guess) => guess.status === 401)).toHaveLength(10)
    expect(guesses.filter((guess) => guess.status === 429)).toHaveLength(20)

    const stolen = createBrowser(nginx.url, new Map(owner.cookies))
    await owner.post('/api/auth/logout', undefined)
    for (let request = 0; request < 4; request++)
      expect(await stolen.read('/api/auth/check-login', LoginState)).toEqual({ loggedIn: false })

    // Which process answered, and nothing of who asked or for what in particular.
    for (const port of ports.apps) expect(nginx.readLog()).toContain(` 127.0.0.1:${port} `)
    expect(nginx.readLog()).not.toMatch(/from=x|203\.0\.113|not the password|ada@example/)
  },
  SEVERAL_STARTS_MS,
)

test(
  'hub pages are kept by nginx: the same for everybody, in the encoding they ask for, and never for long',
  async () => {
    const { nginx, address } = await startBehindNginx()
    const { db, close } = connectDatabase(address)
    onTestFinished(close)
    const path = '/hub/ada-rahman'
    const open = (init: RequestInit = {}, query = '') => fetch(nginx.url + path + query, init)
    const accepting = (encoding: string) => ({ headers: { 'accept-encoding': encoding } })

    // Asked for before it is there: that answer is not kept.
    expect((await open()).status).toBe(404)
    const owner = await registerAt(nginx.url)
    await owner.send('POST', '/api/linkhub', aProfileForm())
    expect((await open()).status).toBe(200)

    const crowd = await Promise.all(Array.from({ length: 200 }, async () => (await open()).text()))
    expect(new Set(crowd).size).toBe(1)
    const uses = nginx.listCacheUse(path)
    expect(uses.filter((use) => use === 'HIT').length).toBeGreaterThan(uses.length / 2)

    const asOwner = await owner.send('GET', path)
    expect([asOwner.headers.get('set-cookie'), await asOwner.text()]).toEqual([null, crowd[0]])
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['gzip, br;q=0', 'gzip'],
      ['identity', null],
    ] as const) {
      // Twice: from the process, and from the cache.
      for (const reply of [await open(accepting(accepted)), await open(accepting(accepted), '?s=wa')])
        expect([reply.headers.get('content-encoding'), await reply.text()]).toEqual([encoding, crowd[0]])
    }
    // Inside an app the page has a line more, and nobody else is sent that copy.
    const inApp = (version: number) => ({
      headers: { 'user-agent': `Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Mobile Instagram ${version}.0` },
    })
    const seen = [await open(inApp(1)), await open(), await open(inApp(2)), await open()]
    const pages = await Promise.all(seen.map((reply) => reply.text()))
    expect(pages.map((html) => html.includes('hub-out'))).toEqual([true, false, true, false])
    const head = await open({ method: 'HEAD' })
    expect([head.status, head.headers.get('cache-control'), await head.text()]).toEqual([200, 'no-cache', ''])
    const etag = head.headers.get('etag') ?? ''
    expect((await open({ headers: { 'if-none-match': etag } })).status).toBe(304)

    const { version } = await owner.read('/api/linkhubAuth/me', OwnProfile)
    expect((await owner.patch('/api/linkhubAuth/me', { version, bio: 'I knit now.' })).status).toBe(200)
    await expectSoon(async () => (await (await open()).text()).includes('I knit now.'))

    await db.updateTable('profile').set({ suspendedAt: Date.now() }).execute()
    await expectSoon(async () => (await open()).status === 410)
    await db.updateTable('profile').set({ suspendedAt: null }).execute()
    expect((await open()).status).toBe(200)
  },
  SEVERAL_STARTS_MS,
)

test('nginx keeps hub pages by the same rules on one machine and on several', () => {
  const rulesOf = (folder: string) => {
    const lines = readFileSync(`deploy/${folder}/nginx.conf`, 'utf8').split('\n')
    const rules = lines.map((line) => line.trim()).filter((line) => !line.startsWith('#'))
    const hub = rules.indexOf('location /hub/ {')
    const maps = rules.flatMap((rule, at) => (rule.startsWith('map ') ? [rules.slice(at, rules.indexOf('}', at))] : []))
    const place = rules.find((rule) => rule.startsWith('proxy_cache_path'))?.replace(/ \S+ /, ' … ')
    const headers = rules.filter((rule) => rule.startsWith('proxy_set_header'))
    return { hub: rules.slice(hub, rules.indexOf('}', hub)), maps, place, headers }
  }

  expect(rulesOf('one-machine')).toEqual(rulesOf('several-machines'))
})

test(
  'an upgrade of one process after the other loses no request, and a visit that is sent again counts once',
  async () => {
    const { nginx, ports, apps, startApp } = await startBehindNginx({ part: 'api' })
    const owner = await registerAt(nginx.url)
    await owner.send('POST', '/api/linkhub', aProfileForm())
    const stop = busyPeople(nginx.url)

    for (const [at, port] of ports.apps.entries()) {
      expect(await apps[at]?.end('SIGTERM')).toBe(0)
      await startApp(port)
    }
    const { leads, visits } = await stop()

    expect(new Set(leads), nginx.listErrors()).toEqual(new Set([201]))
    expect(new Set(visits), nginx.listErrors()).toEqual(new Set([204]))
    const again = { username: 'ada-rahman', visitId: 'mina-visit-0', visitorId: 'mina-visitor' }
    await Promise.all(Array.from({ length: 4 }, () => ask(`${nginx.url}/api/traffic/track`, again)))
    const numbers = await owner.read('/api/linkhubAuth/me/analytics', Analytics)
    expect(numbers).toMatchObject({ lifetimeVisits: visits.length, uniqueVisitors: 2 })
  },
  SEVERAL_STARTS_MS,
)

test(
  'a process that is killed takes nothing along: what was acknowledged is there once, and its mails go out',
  async () => {
    const { nginx, ports, apps, startApp, smtp, address } = await startBehindNginx({ part: 'api' })
    const owner = await registerAt(nginx.url)
    await owner.send('POST', '/api/linkhub', aProfileForm())
    const stop = busyPeople(nginx.url)
    await smtp.arrival()

    const [killed, other] = apps
    await killed?.end('SIGKILL')
    const before = smtp.mails.length
    await expect.poll(() => smtp.mails.length).toBeGreaterThan(before + 10)
    const { leads } = await stop()
    await other?.end('SIGTERM')
    const { db, close } = connectDatabase(address)
    onTestFinished(close)
    const mails = db.selectFrom('outbox').where('kind', 'in', mailKinds).where('deliveredAt', 'is', null)
    const held = await mails.where('leasedUntil', '>', 0).select('id').execute()
    // As if the lease had run out by now.
    await db.updateTable('outbox').set({ leasedUntil: 0 }).execute()
    await startApp(ports.apps[0] ?? 0)
    await expect.poll(() => mails.select('id').execute()).toEqual([])

    const posts = await db.selectFrom('submission').select('payload').execute()
    const contacts = posts.map(({ payload }) => NewLead.parse(JSON.parse(payload)).contact)
    expect(new Set(contacts).size).toBe(contacts.length)
    for (const [count, status] of leads.entries())
      if (status === 201) expect(contacts).toContain(addressOf(count))
      else expect(status).toBe(503)
    const rows = await db.selectFrom('outbox').where('kind', 'in', mailKinds).select('id').execute()
    const sent = smtp.mails.map((mail) => String(mail.headers['message-id']))
    expect(new Set(sent).size).toBe(rows.length)
    // Only mails that were sent but not recorded are sent again, under the same id.
    const again = sent.filter((id, at) => sent.indexOf(id) < at)
    expect(again.filter((id) => !held.some((row) => id.includes(row.id)))).toEqual([])
  },
  SEVERAL_STARTS_MS,
)

test('nginx asks the other process when one hangs up, but sends nothing again that would be done twice', async () => {
  const ports = await findPorts()
  const seen: string[] = []
  for (const port of ports.apps) {
    const deaf = createServer(({ method, socket }) => {
      seen.push(String(method))
      socket.destroy()
    })
    deaf.listen(port, '127.0.0.1')
    onTestFinished(() => void deaf.close())
  }
  const { url } = await testNginx(ports)

  const answer = await fetch(`${url}/api/leads`, { method: 'POST', body: '{}' })
  const posted = seen.splice(0)
  await fetch(url)

  expect(posted).toEqual(['POST'])
  expect(seen.length).toBeGreaterThan(1)
  expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([
    503,
    '5',
    'We are away for a moment. Please try again.\n',
  ])
})
