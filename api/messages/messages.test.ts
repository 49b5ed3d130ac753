import { randomBytes } from 'node:crypto'
import { OwnMessages, SpamEmptied, UnreadMessages } from '@nokshi/contract/messages.ts'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { password } from '../testing/accounts.ts'
import { makeProfile, makeStaff } from '../testing/make.ts'
import { browser, fill, HOUR, OWN, openMessages, PUBLIC, rima, spam } from '../testing/messages.ts'
import { problemOf } from '../testing/problem-of.ts'
import { testApp } from '../testing/test-app.ts'

test('a message is unread until its owner has seen it, and one that arrives meanwhile stays unread', async () => {
  const { leave, read, owner, clock } = await openMessages()
  const unread = async () => (await owner.client.read(`${OWN}/unread`, UnreadMessages)).unread
  await leave(rima)
  await leave({ ...rima, ...spam, email: 'spam@example.com' })
  const [seen] = (await read()).items
  clock.advance(1000)
  await leave({ ...rima, text: 'And on Fridays?' })
  const before = await unread()
  const marked = await owner.client.post(`${OWN}/read`, { upTo: seen?.id })

  expect([seen?.isUnread, before, marked.status, await unread()]).toEqual([true, 2, 200, 1])
  expect((await read()).items.map(({ isUnread }) => isUnread)).toEqual([true, undefined])
})

describe('a message', () => {
  test('is kept for the owner of the page, who is told by mail, and for nobody else', async () => {
    const page = await openMessages()
    const reply = await page.leave({ ...rima, phone: '০১৭১২-৩৪৫৬৭৮' })
    const { items, counts } = await page.read()
    const mails = await page.toOwner()
    const { client: staff } = await makeStaff(page, 'owner')
    const other = await makeProfile(page, { username: 'somebody-else' })

    expect(reply.status).toBe(201)
    expect(counts).toEqual({ messages: 1, followers: 0, spam: 0 })
    expect(items).toMatchObject([
      { name: 'Rima', email: 'rima@example.com', phone: '8801712345678', text: rima.text, consent: null },
    ])
    expect(mails.map(({ subject }) => subject)).toEqual(['You have a new message'])
    expect(mails[0]?.text).not.toContain('kantha')
    expect((await staff.get(OWN)).status).toBe(401)
    for (const path of ['search?q=kantha', 'search?q=Rima', 'inbox', 'changes'])
      expect(await (await staff.get(`/api/crm/${path}`)).text()).not.toContain('kantha')
    expect((await other.client.read(OWN, OwnMessages)).items).toEqual([])
    const foreign = await other.client.delete(`${OWN}/messages/${items[0]?.id}`)
    expect(foreign.status).toBe(404)
  })

  test('is asked for only where the owner switched it on and has a confirmed address', async () => {
    const app = await testApp()
    const { client } = await makeProfile(app)
    await client.put(`${OWN}/settings`, { messages: true, news: true, studio: true })
    const unconfirmed = await app.visitor.post(PUBLIC, rima)
    const page = await openMessages({ messages: false, news: true })
    const reply = await page.leave(rima)
    const shown = await page.see()
    await page.setMessageSettings({ messages: false, news: false, studio: true })
    const off = await page.leave({ ...rima, wantsNews: true })

    expect((await problemOf(unconfirmed)).code).toBe('page-takes-no-messages')
    expect((await client.read(OWN, OwnMessages)).isShown).toBe(false)
    expect(reply.status).toBe(404)
    expect(shown).toEqual({ messages: false, news: true, studio: false })
    expect(off.status).toBe(404)
    expect(await page.see()).toBeUndefined()
  })

  test('that is sent twice, by key, by words or at once, is one', async () => {
    const page = await openMessages()
    const key = { 'idempotency-key': 'form-1' }
    const first = await page.leave(rima, key)
    const replies = await Promise.all([page.leave(rima, key), page.leave(rima, key), page.leave(rima)])
    const reused = await page.leave({ ...rima, text: 'Something else.' }, key)

    expect([first, ...replies].map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect((await problemOf(reused)).code).toBe('idempotency-key-reused')
    expect((await page.read()).counts.messages).toBe(1)
    page.clock.advance(HOUR)
    await page.leave(rima)
    expect((await page.read()).counts.messages).toBe(2)
  })

  test('that looks like spam is kept apart, tells nobody, and can be moved out, with the consent given in it', async () => {
    const page = await openMessages()
    const reply = await page.leave({ ...rima, ...spam, wantsNews: true })
    const [kept] = (await page.read('spam')).items
    const mails = await page.toOwner()
    const before = (await page.read()).counts
    await page.owner.client.post(`${OWN}/spam/${kept?.id}/keep`, {})
    await page.confirm('rima@example.com')

    expect(reply.status).toBe(201)
    expect(before).toEqual({ messages: 0, followers: 0, spam: 1 })
    expect(mails).toEqual([])
    expect((await page.read()).counts).toEqual({ messages: 1, followers: 1, spam: 0 })
  })

  test('of a flood is slowed down with a sentence, and the owner gets one mail an hour', async () => {
    const page = await openMessages()
    for (let number = 0; number < 5; number++) await page.leave({ ...rima, text: `Question ${number}?` })
    const first = await page.toOwner()
    await page.deps.db.updateTable('rate').set({ hits: 1_200 }).execute()
    const slowed = await page.leave({ ...rima, text: 'One more?' })
    page.clock.advance(HOUR)
    const others = await page.startSecondJobs()
    await Promise.all([page.jobs.runDue(), others.runDue()])
    const all = await page.toOwner()

    expect(first).toHaveLength(1)
    expect(all.map(({ subject }) => subject)).toEqual(['You have a new message', 'You have 4 new messages'])
    expect(slowed.status).toBe(429)
    expect(slowed.headers.has('retry-after')).toBe(true)
    expect((await problemOf(slowed)).code).toBe('network-limit')
  })

  test('beyond a thousand a day of a page is kept with the spam, of which the owner hears, and beyond ten thousand refused', async () => {
    const page = await openMessages()
    await page.leave({ ...rima, text: 'The first.' })
    await page.deps.db.updateTable('rate').set({ hits: 1_000 }).where('key', 'like', '%page-flood%').execute()
    const beyond = await page.leave({ ...rima, text: 'Of a flood.', wantsNews: true })
    const news = await page.leave({ name: 'Rima', email: 'other@example.com', wantsNews: true })
    const apart = (await page.read()).counts
    page.clock.advance(HOUR)
    await page.jobs.runDue()
    const mails = await page.toOwner()
    await fill(page, 9_998)
    const full = await page.leave({ ...rima, text: 'One too many.' })
    await page.owner.client.delete(`${OWN}/spam/m00000`)
    page.clock.advance(1)
    const emptying = await page.owner.client.delete(`${OWN}/spam`)
    const { at } = SpamEmptied.parse(await emptying.json())
    const emptied = (await page.read()).counts
    const later = await page.leave({ ...rima, text: 'There is room again.' })
    await page.owner.client.post(`${OWN}/spam/restore`, { at })

    expect([beyond.status, news.status, full.status, later.status]).toEqual([201, 201, 429, 201])
    expect(apart).toEqual({ messages: 1, followers: 0, spam: 2 })
    expect(mails.map(({ subject }) => subject)).toEqual(['You have a new message', 'You have 2 new messages'])
    expect((await problemOf(full)).code).toBe('messages-full')
    expect(emptied).toEqual({ messages: 1, followers: 0, spam: 0 })
    // The one that came since, and all but the one that was deleted by itself.
    expect((await page.read()).counts.spam).toBe(10_000)
  })

  test('of a stranger who sends the same again and again, or spam without end, takes the place of nobody else', async () => {
    const page = await openMessages()
    const setHits = (hits: number, limit: string) =>
      page.deps.db.updateTable('rate').set({ hits }).where('key', 'like', `%${limit}%`).execute()
    const countsAfter = async (message: object, from = '203.0.113.7') => {
      await page.anotherVisitor(from).post(PUBLIC, { ...rima, ...message }, browser)
      const { messages, spam } = (await page.read()).counts
      return [messages, spam]
    }
    const first = await countsAfter({})
    await setHits(999, 'page-flood')
    for (let times = 0; times < 3; times++) await countsAfter({})
    const trapped = await countsAfter(spam)
    const next = await countsAfter({ text: 'The last of the day.' })
    await setHits(1, 'page-flood')
    await setHits(200, 'page-share')
    const beyondShare = await countsAfter({ text: 'Too many of one network.' })
    const another = await countsAfter({ text: 'From elsewhere.' }, '198.51.100.7')
    await fill(page, 9_998)
    const besideSpam = await countsAfter({ text: 'Beside the spam.' }, '198.51.100.7')
    await page.deps.db.updateTable('message').set({ isSpam: 0 }).execute()
    const other = page.anotherVisitor('198.51.100.7')
    const full = await other.post(PUBLIC, { ...rima, text: 'The list is full.' }, browser)
    const news = await other.post(PUBLIC, { ...rima, text: undefined, wantsNews: true }, browser)

    expect([first, trapped, next]).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
    ])
    expect([beyondShare, another, besideSpam]).toEqual([
      [2, 2],
      [3, 2],
      [4, 10_000],
    ])
    expect([(await problemOf(full)).code, news.status]).toEqual(['messages-full', 201])
  })

  test('is deleted by its owner, restored within a day, and gone after it; the others after twelve months', async () => {
    const page = await openMessages()
    await page.leave(rima)
    const [item] = (await page.read()).items
    const path = `${OWN}/messages/${item?.id}`
    await page.owner.client.delete(path)
    const deleted = (await page.read()).counts.messages
    await page.owner.client.post(`${path}/restore`, {})
    const restored = (await page.read()).counts.messages
    await page.owner.client.delete(path)
    await page.leave({ ...rima, text: 'And another.', wantsNews: true })
    page.clock.advance(25 * HOUR)
    await page.jobs.runDue()
    const late = await page.owner.client.post(`${path}/restore`, {})
    const rows = await page.deps.db.selectFrom('message').select('text').execute()
    page.clock.advance(364 * 24 * HOUR)
    await page.jobs.runDue()

    expect([deleted, restored, late.status]).toEqual([0, 1, 404])
    expect(rows).toEqual([{ text: 'And another.' }])
    expect(await page.deps.db.selectFrom('message').select('id').execute()).toEqual([])
    expect(await page.deps.db.selectFrom('follower').select('id').execute()).toEqual([])
  })

  test('is listed in parts and as a table, is in the export, and is gone with the account', async () => {
    const page = await openMessages()
    for (let number = 0; number < 51; number++) {
      page.clock.advance(1)
      await page.leave({ ...rima, text: `=Question ${number}`, wantsNews: true })
    }
    await page.confirm('rima@example.com')
    const first = await page.read()
    const second = await page.read('messages', first.next ?? '')
    const table = await (await page.owner.client.get(`${OWN}/export.csv?list=messages`)).text()
    const zip = await page.owner.client.get('/api/linkhubAuth/me/export')
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    await page.owner.client.post('/api/auth/delete-account', { password })

    expect([first.items.length, second.items.length, second.next]).toEqual([50, 1, null])
    expect(first.items[0]?.text).toBe('=Question 50')
    expect(table).toContain(`"'=Question 0"`.slice(1, -1))
    expect(table).toContain('/forget?token=')
    expect(textOf('messages.csv')).toContain('rima@example.com')
    expect(textOf('messages.csv').match(/'=Question \d+/g)).toHaveLength(51)
    expect(textOf('followers.csv')).toMatch(/Rima,rima@example\.com,,,"?Yes, [^\r]*forget\?token=/)
    expect(await page.deps.db.selectFrom('message').select('id').execute()).toEqual([])
    expect(await page.deps.db.selectFrom('follower').select('id').execute()).toEqual([])
  })
})

describe('«I need a website too»', () => {
  test('becomes a lead with its source, without the message, where the owner allows the question', async () => {
    const page = await openMessages({ studio: true })
    await page.leave({ ...rima, needsWebsite: true })
    await page.leave({ ...rima, needsWebsite: true })
    const leads = await page.deps.db.selectFrom('submission').selectAll().execute()
    const short = await page.leave({ name: 'R', phone: '+247 40123', text: 'Hello', needsWebsite: true })

    expect([leads.length, short.status]).toEqual([1, 201])
    expect(leads[0]).toMatchObject({ form: 'lead', name: 'Rima' })
    const cameFrom = 'page=%2Fhub%2Fada-rahman&s=hub%3Aada-rahman'
    expect(JSON.parse(leads[0]?.payload ?? '')).toEqual({
      ...{ name: 'Rima', contact: 'rima@example.com', type: 'web development', cameFrom },
    })
    expect((await page.read()).counts.messages).toBe(2)
  })

  test('is nothing where the owner does not ask for it', async () => {
    const page = await openMessages()
    await page.leave({ ...rima, needsWebsite: true })

    expect(await page.deps.db.selectFrom('submission').select('id').execute()).toEqual([])
    expect((await page.read()).counts.messages).toBe(1)
  })
})

test('a long list of messages is written part by part, as a table and in the export', async () => {
  const page = await openMessages()
  await fill(page, 400, { isSpam: 0, writeText: () => randomBytes(1_000).toString('hex') })

  const sizes = []
  for (const path of [`${OWN}/export.csv`, '/api/linkhubAuth/me/export']) {
    const pieces = []
    const { body } = await page.owner.client.get(path)
    for await (const piece of body ?? []) pieces.push(piece.byteLength)
    sizes.push({ largest: Math.max(...pieces), whole: pieces.reduce((sum, size) => sum + size, 0) })
  }

  for (const { largest, whole } of sizes) expect(whole / largest).toBeGreaterThan(3)
  expect(sizes[0]?.whole).toBeGreaterThan(400 * 2_000)
})
