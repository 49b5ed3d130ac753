import { PUSH_DEVICES_MAX, PushSettings } from '@nokshi/contract/push.ts'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { confirmAddress, listTokens, password } from '../testing/accounts.ts'
import type { Client } from '../testing/client.ts'
import { makeProfile } from '../testing/make.ts'
import { browser, OWN as MESSAGES, PUBLIC, rima, spam } from '../testing/messages.ts'
import { problemOf } from '../testing/problem-of.ts'
import { hostileUrls } from '../testing/servers/test-internet.ts'
import { PUSH_HOST, testPushService } from '../testing/servers/test-push-service.ts'
import { testApp } from '../testing/test-app.ts'
import { aBeacon, click } from '../testing/visits.ts'
import { endOfQuiet } from './notify-owners.ts'

const OWN = '/api/linkhubAuth/me/push'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

function put(client: Client, path: string, body: object) {
  return client.put(`${OWN}/${path}`, body)
}

/** A page with messages and a product, whose owner has browsers that may be notified. */
async function openPage(env: Record<string, string> = {}) {
  const service = await testPushService()
  const app = await testApp({ ...service.options, env })
  const socials = JSON.stringify({ whatsapp: '8801712345678' })
  const owner = await makeProfile(app, { timeZone: 'Asia/Dhaka', socials })
  await confirmAddress(app, owner.user.email)
  await owner.client.put(`${MESSAGES}/settings`, { messages: true, news: false, studio: false })
  let messages = 0
  return {
    ...app,
    service,
    owner,
    read: (client = owner.client) => client.read(OWN, PushSettings),
    /** As a browser that registered with the push service. */
    switchOn(name: string, client = owner.client) {
      const { endpoint, keys } = service.subscribe(name)
      return put(client, 'device', { endpoint, keys })
    },
    async logInElsewhere() {
      const client = app.anotherVisitor()
      await client.post('/api/auth/login', { email: owner.user.email, password })
      return client
    },
    leave: (message = {}) => {
      const text = `Do you teach kantha? ${++messages}`
      return app.visitor.post(PUBLIC, { ...rima, text, ...message }, browser)
    },
    async sellSomething() {
      const form = new FormData()
      for (const [name, value] of Object.entries({ title: 'Quilt', currency: 'BDT', price: '900' }))
        form.set(name, value)
      const reply = await owner.client.send('POST', '/api/linkhubAuth/me/shop', {}, form)
      expect(reply.status).toBe(201)
      const [product] = await app.deps.db.selectFrom('shopItem').select('id').execute()
      return { tap: () => click(app.visitor, { ...aBeacon(), link: product?.id }) }
    },
    titles: () => service.received.map(({ title }) => title),
    /** What is due now, and what that leads to. */
    async work() {
      await app.jobs.runDue()
      await app.jobs.runDue()
    },
  }
}

describe('the owner of a page', () => {
  test('is notified of a message on each browser that asked for it, without a word of the message', async () => {
    const page = await openPage()
    const phone = await page.logInElsewhere()
    const before = await page.read()
    const on = await page.switchOn('desk')
    await page.switchOn('phone', phone)
    await page.leave()
    await page.work()

    expect(before).toMatchObject({ isOn: false, quietHours: { from: '22:00', until: '07:00' }, isConfirmed: true })
    expect(PushSettings.parse(await on.json()).isOn).toBe(true)
    expect(page.service.received.map(({ browser }) => browser).sort()).toEqual(['desk', 'phone'])
    expect(page.service.received[0]).toEqual({
      ...{ browser: expect.any(String), title: 'New message from your page', body: 'Tap to read and answer.' },
      ...{ path: '/dashboard/messages', lang: 'en', dir: 'ltr' },
    })
    expect(JSON.stringify(page.service.received)).not.toMatch(/kantha|Rima/)
  })

  test('reads it in the language of the account', async () => {
    const page = await openPage()
    await page.owner.client.patch('/api/auth/language', { language: 'ar' })
    await page.switchOn('phone')
    await page.leave()
    await page.leave()
    await page.work()

    expect(page.service.received).toMatchObject([
      { title: 'رسالتان جديدتان من صفحتك', path: '/ar/dashboard/messages', lang: 'ar', dir: 'rtl' },
    ])
  })

  test('learns of taps on Order, which are no messages, and of both in one', async () => {
    const page = await openPage()
    const { tap } = await page.sellSomething()
    await page.switchOn('phone')
    await tap()
    await page.work()
    await tap()
    await tap()
    await page.leave()
    await page.work()
    page.clock.advance(6 * MINUTE)
    await page.work()

    expect(page.service.received).toMatchObject([
      { title: 'Somebody tapped “Order on WhatsApp”', path: '/dashboard?tab=analytics' },
      { title: 'New message from your page', body: '“Order on WhatsApp” was tapped 2 times' },
    ])
  })

  test('is notified once in five minutes at most; what comes meanwhile is in the next one', async () => {
    const page = await openPage()
    await page.switchOn('phone')
    for (let minute = 0; minute < 6; minute++) {
      await page.leave()
      await page.work()
      page.clock.advance(MINUTE)
    }
    await page.work()

    expect(page.titles()).toEqual(['New message from your page', '5 new messages from your page'])
  })

  test('has it in the file with all data', async () => {
    const page = await openPage()
    await page.switchOn('phone')
    const reply = await page.owner.client.get('/api/linkhubAuth/me/export')
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))

    expect(JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array())).notifications).toEqual({
      ...{ quietFrom: '22:00', quietUntil: '07:00' },
      devices: [{ id: expect.any(String), endpoint: `https://${PUSH_HOST}/phone`, createdAt: expect.any(Number) }],
    })
  })

  test('is left alone at quiet hours, and gets one sum in the morning', async () => {
    const page = await openPage()
    await page.switchOn('phone')
    page.clock.set('2026-11-15T16:30:00Z')
    await page.leave()
    await page.work()
    page.clock.set('2026-11-15T23:00:00Z')
    await page.leave()
    await page.work()
    const atNight = page.titles()
    page.clock.set('2026-11-16T01:00:00Z')
    await page.work()
    page.clock.advance(HOUR)
    await page.work()

    expect(atNight).toEqual([])
    expect(page.titles()).toEqual(['2 new messages from your page'])
  })

  test('chooses other quiet hours, or none, from then on', async () => {
    const page = await openPage()
    await page.switchOn('phone')
    page.clock.set('2026-11-15T16:30:00Z')
    await page.leave()
    await page.work()
    const atNight = page.titles()
    const none = await put(page.owner.client, 'quiet-hours', { quietHours: null })
    await page.work()
    const wrong = await put(page.owner.client, 'quiet-hours', { quietHours: { from: '25:00', until: '7' } })
    const other = await put(page.owner.client, 'quiet-hours', { quietHours: { from: '13:00', until: '14:30' } })

    expect(atNight).toEqual([])
    expect(PushSettings.parse(await none.json()).quietHours).toBeNull()
    expect(page.titles()).toEqual(['New message from your page'])
    expect((await problemOf(wrong)).codes).toMatchObject({ 'quietHours.from': { code: 'enter-time' } })
    expect(PushSettings.parse(await other.json()).quietHours).toEqual({ from: '13:00', until: '14:30' })
  })

  test('is not notified of spam, nor while the page is suspended', async () => {
    const page = await openPage()
    await page.switchOn('phone')
    await page.leave(spam)
    await page.work()
    await page.leave()
    await page.deps.db.updateTable('profile').set({ suspendedAt: 1 }).execute()
    await page.work()

    expect(page.service.received).toEqual([])
  })
})

describe('a browser is notified no more', () => {
  test('after it was switched off, or logged out, while the others go on', async () => {
    const page = await openPage()
    const [phone, tablet] = [await page.logInElsewhere(), await page.logInElsewhere()]
    await page.switchOn('desk')
    await page.switchOn('phone', phone)
    await page.switchOn('tablet', tablet)
    const off = await page.owner.client.delete(`${OWN}/device`)
    await phone.post('/api/auth/logout', {})
    await page.leave()
    await page.work()

    expect(PushSettings.parse(await off.json()).isOn).toBe(false)
    expect(page.service.received.map(({ browser }) => browser)).toEqual(['tablet'])
  })

  test('after other sessions were ended, and none after a new password or without the account', async () => {
    const page = await openPage()
    await page.switchOn('phone', await page.logInElsewhere())
    await page.switchOn('desk')
    await page.owner.client.post('/api/auth/end-other-sessions', {})
    const left = await listEndpoints()
    await page.owner.client.post('/api/auth/forgot-password', { email: page.owner.user.email })
    const [token] = await listTokens(page, page.owner.user.email, '/reset-password')
    const passwords = { password: 'another loom of threads', passwordConfirmation: 'another loom of threads' }
    const reset = await page.visitor.post('/api/auth/reset-password', { token, ...passwords })
    const afterReset = await listEndpoints()

    expect(left).toEqual([`https://${PUSH_HOST}/desk`])
    expect([reset.status, afterReset]).toEqual([200, []])

    const again = page.anotherVisitor()
    await again.post('/api/auth/login', { email: page.owner.user.email, password: passwords.password })
    await page.switchOn('desk', again)
    await again.post('/api/auth/delete-account', { password: passwords.password })
    expect([await listEndpoints(), await page.deps.db.selectFrom('pushAccount').selectAll().execute()]).toEqual([
      [],
      [],
    ])

    async function listEndpoints() {
      return (await page.deps.db.selectFrom('pushDevice').select('endpoint').execute()).map(({ endpoint }) => endpoint)
    }
  })

  test('when somebody else switches it on in the same browser', async () => {
    const page = await openPage()
    const other = await makeProfile(page, { username: 'somebody-else' })
    await confirmAddress(page, other.user.email)
    await page.switchOn('shared-phone')
    await page.switchOn('shared-phone', other.client)
    await page.leave()
    await page.work()

    expect((await page.read()).isOn).toBe(false)
    expect(page.service.received).toEqual([])
  })

  test('by all but one account when several register the same browser at once', async () => {
    const page = await openPage()
    const other = await makeProfile(page, { username: 'somebody-else' })
    await confirmAddress(page, other.user.email)
    const replies = await Promise.all(
      [page.owner.client, other.client, page.owner.client, other.client].map((client) =>
        page.switchOn('phone', client),
      ),
    )

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await page.deps.db.selectFrom('pushDevice').select('endpoint').execute()).toHaveLength(1)
  })

  test('when its push service says that it is gone, or knows other keys', async () => {
    const page = await openPage()
    for (const status of [404, 410, 403]) {
      await page.switchOn('phone')
      page.service.willAnswer({ status })
      await page.leave()
      await page.work()
      page.clock.advance(6 * MINUTE)
      expect([status, (await page.read()).isOn]).toEqual([status, false])
    }
    expect(page.titles()).toEqual([])
  })

  test('but not because its session ended by itself: it goes on', async () => {
    const page = await openPage()
    await page.switchOn('phone')
    await page.deps.db.updateTable('session').set({ seenAt: 0, createdAt: 0 }).execute()
    await page.work()
    await page.leave()
    await page.work()

    expect((await page.owner.client.get(OWN)).status).toBe(401)
    expect(page.titles()).toEqual(['New message from your page'])
  })
})

describe('sending', () => {
  test('is tried again when the push service is busy, and follows no redirect', async () => {
    const page = await openPage()
    await page.switchOn('phone')
    page.service.willAnswer({ status: 503 }, { status: 429 })
    await page.leave()
    await page.work()
    page.clock.advance(HOUR)
    await page.work()
    page.clock.advance(HOUR)
    await page.work()
    const afterTries = page.titles()
    page.service.willAnswer({ status: 307, location: `https://${PUSH_HOST}/elsewhere` })
    await page.leave()
    await page.work()

    expect(afterTries).toEqual(['New message from your page'])
    expect(page.service.seen.filter((line) => line.includes('elsewhere'))).toEqual([])
    expect((await page.read()).isOn).toBe(true)
  })

  test('goes to public addresses by https alone, when a browser registers and when something is sent', async () => {
    const page = await openPage()
    const { keys } = page.service.subscribe('phone')
    const secure = hostileUrls.map((url) => url.replace('http:', 'https:'))
    const refused = ['http://push.example/a', 'https://push.example:8443/a', 'https://inside.example/a', ...secure]
    for (const endpoint of refused) {
      const reply = await put(page.owner.client, 'device', { endpoint, keys })
      expect([endpoint, reply.status]).toEqual([endpoint, 400])
    }
    expect(page.service.dialled).toEqual([])

    const changing = await put(page.owner.client, 'device', { endpoint: 'https://changing.example/a', keys })
    await page.leave()
    await page.work()
    expect([changing.status, page.service.dialled, (await page.read()).isOn]).toEqual([200, [], false])
  })

  test('is for owners with a confirmed address, in ten browsers at most', async () => {
    const page = await openPage()
    const other = await makeProfile(page, { username: 'somebody-else' })
    const unconfirmed = await page.switchOn('stranger', other.client)
    for (let number = 0; number <= PUSH_DEVICES_MAX; number++) {
      page.clock.advance(MINUTE)
      await page.switchOn(`phone-${number}`, await page.logInElsewhere())
    }
    await page.leave()
    await page.work()

    expect((await problemOf(unconfirmed)).code).toBe('push-unconfirmed')
    expect(new Set(page.service.received.map(({ browser }) => browser)).size).toBe(PUSH_DEVICES_MAX)
    expect(page.service.received.map(({ browser }) => browser)).not.toContain('phone-0')
  })

  test('happens once where two processes work', async () => {
    const page = await openPage()
    await page.switchOn('phone')
    const others = await page.startSecondJobs()
    await page.leave()
    await Promise.all([page.jobs.runDue(), others.runDue()])
    await Promise.all([page.jobs.runDue(), others.runDue()])

    expect(page.titles()).toEqual(['New message from your page'])
  })

  test('uses one pair of keys, of which the database alone reveals nothing', async () => {
    const page = await openPage()
    const phone = page.service.subscribe('phone')
    await put(page.owner.client, 'device', { endpoint: phone.endpoint, keys: phone.keys })
    const second = page.owner.client.at(await page.startSecondProcess())
    await page.leave()
    await page.work()
    const settings = await page.deps.db.selectFrom('setting').selectAll().execute()

    expect(phone.browser.publicKeys).toEqual([(await page.read()).publicKey])
    expect((await second.read(OWN, PushSettings)).publicKey).toBe((await page.read()).publicKey)
    expect(JSON.stringify(settings)).not.toContain(page.deps.pushKeys.privateKey)
  })
})

const dhaka = { quietFrom: '22:00', quietUntil: '07:00', timeZone: 'Asia/Dhaka' }

test.each([
  ['before the evening', dhaka, '2026-11-15T15:59:00Z', undefined],
  ['in the evening', dhaka, '2026-11-15T16:00:00Z', '2026-11-16T01:00:00Z'],
  ['after midnight', dhaka, '2026-11-15T18:30:00Z', '2026-11-16T01:00:00Z'],
  ['when they end', dhaka, '2026-11-16T01:00:00Z', undefined],
  ['over noon', { ...dhaka, quietFrom: '12:00', quietUntil: '13:30' }, '2026-11-15T06:30:00Z', '2026-11-15T07:30:00Z'],
  ['where there are none', { ...dhaka, quietFrom: null }, '2026-11-15T18:30:00Z', undefined],
  ['from and until one time', { ...dhaka, quietUntil: '22:00' }, '2026-11-15T16:00:00Z', undefined],
  [
    'in a night without two o’clock',
    { ...dhaka, quietUntil: '02:30', timeZone: 'Europe/Berlin' },
    '2026-03-29T00:00:00Z',
    '2026-03-29T01:30:00Z',
  ],
])('quiet hours: %s', (_name, hours, at, until) => {
  expect(endOfQuiet(hours, Date.parse(at))).toBe(until && Date.parse(until))
})
