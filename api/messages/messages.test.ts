import { randomBytes } from 'node:crypto'
import { Profile } from '@nokshi/contract/linkhub.ts'
import {
  LinkedPage,
  MessageKept,
  type MessageList,
  OwnMessages,
  SpamEmptied,
  UnreadMessages,
} from '@nokshi/contract/messages.ts'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { seal } from '../platform/seal.ts'
import { confirmAddress, listMails, password } from '../testing/accounts.ts'
import { makeProfile, makeStaff, makeUser } from '../testing/make.ts'
import { problemOf } from '../testing/problem-of.ts'
import { testApp } from '../testing/test-app.ts'

const OWN = '/api/linkhubAuth/me/messages'
const PUBLIC = '/api/linkhub/ada-rahman/messages'
const json = { 'content-type': 'application/json' }
const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0' }
const rima = { name: 'Rima', email: 'Rima@example.com', text: 'Do you teach kantha?' }
const spam = {
  text: 'Online casino bonus, payday loans: https://a.example https://b.example https://c.example',
  leaveBlank: 'x',
}
const HOUR = 60 * 60 * 1000

async function openPage(messageSettings: object = {}) {
  const app = await testApp()
  const owner = await makeProfile(app)
  await confirmAddress(app, owner.user.email)
  const page = {
    ...app,
    owner,
    setMessageSettings: (more: object) =>
      owner.client.send(
        'PUT',
        `${OWN}/settings`,
        json,
        JSON.stringify({ messages: true, news: true, studio: false, ...more }),
      ),
    leave: (message: object, headers = {}) => app.visitor.post(PUBLIC, message, { ...browser, ...headers }),
    read: (list: MessageList = 'messages', after = '') =>
      owner.client.read(`${OWN}?list=${list}${after && `&after=${after}`}`, OwnMessages),
    see: async () => {
      const reply = await app.visitor.send('GET', '/api/linkhub/ada-rahman', { 'cache-control': 'no-cache' })
      return Profile.parse(await reply.json()).messageSettings
    },
    /** As whoever reads mail at that address and opens the link. */
    confirm: async (email: string) => {
      const mails = await listMails(app, email)
      const token = mails.map(({ text }) => /\/follow\?token=([\w-]+)/.exec(text)?.[1]).findLast(Boolean)
      const opened = await app.visitor.get(`/api/follow?token=${token}`)
      return [opened.status, (await app.visitor.send('POST', `/api/follow?token=${token}`, {})).status]
    },
    toOwner: async () =>
      (await listMails(app, owner.user.email)).filter(({ subject }) => subject.includes('message')),
  }
  await page.setMessageSettings(messageSettings)
  return page
}

/** So many messages at once, as a flood would leave them. */
async function fill(
  { deps: { db, now } }: Awaited<ReturnType<typeof testApp>>,
  count: number,
  { isSpam = 1, writeText = (): string => 'Buy now' } = {},
) {
  const { id: profileId } = await db.selectFrom('profile').select('id').executeTakeFirstOrThrow()
  const rows = Array.from({ length: count }, (_, number) => ({
    ...{ id: `m${String(number).padStart(5, '0')}`, profileId, name: 'Rima', email: null },
    ...{ phone: '8801712345678', text: writeText(), language: 'en', receivedAt: now() },
    ...{ consent: null, isSpam, deletedAt: null, toldAt: 1 },
  }))
  // Few enough for the parameters of one statement.
  while (rows.length > 0) await db.insertInto('message').values(rows.splice(0, 2_000)).execute()
}

const forgetOf = async (reply: Response) => MessageKept.parse(await reply.json()).forget ?? ''

test('a message is unread until its owner has seen it, and one that arrives meanwhile stays unread', async () => {
  const { leave, read, owner } = await openPage()
  const unread = async () => (await owner.client.read(`${OWN}/unread`, UnreadMessages)).unread
  await leave(rima)
  await leave({ ...rima, ...spam, email: 'spam@example.com' })
  const [seen] = (await read()).items
  await leave({ ...rima, text: 'And on Fridays?' })
  const before = await unread()
  const marked = await owner.client.post(`${OWN}/read`, { upTo: seen?.id })

  expect([seen?.isUnread, before, marked.status, await unread()]).toEqual([true, 2, 200, 1])
  expect((await read()).items.map(({ isUnread }) => isUnread)).toEqual([true, undefined])
})

describe('a message', () => {
  test('is kept for the owner of the page, who is told by mail, and for nobody else', async () => {
    const page = await openPage()
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
    const foreign = await other.client.send('DELETE', `${OWN}/messages/${items[0]?.id}`, {})
    expect(foreign.status).toBe(404)
  })

  test('is asked for only where the owner switched it on and has a confirmed address', async () => {
    const app = await testApp()
    const { client } = await makeProfile(app)
    const all = JSON.stringify({ messages: true, news: true, studio: true })
    await client.send('PUT', `${OWN}/settings`, json, all)
    const unconfirmed = await app.visitor.post(PUBLIC, rima)
    const page = await openPage({ messages: false, news: true })
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
    const page = await openPage()
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

  test.each([
    ['email', { email: '' }, 'enter-email-or-number'],
    ['email', { email: 'rima at example' }, 'invalid-email'],
    ['phone', { phone: '12' }, 'invalid-phone'],
    ['text', { text: ' ' }, 'enter-message'],
    ['text', { text: 'x'.repeat(2001) }, 'too-long'],
    ['name', { name: '' }, 'enter-your-name'],
    ['wantsNews', { wantsNews: 'yes' }, 'choose-yes-or-no'],
  ])('is refused by a sentence at its field %s: %j', async (field, change, code) => {
    const page = await openPage()

    const problem = await problemOf(await page.leave({ ...rima, ...change }))

    expect(problem.codes?.[field]?.code).toBe(code)
    expect((await page.read()).counts.messages).toBe(0)
  })

  test('that looks like spam is kept apart, tells nobody, and can be moved out, with the consent given in it', async () => {
    const page = await openPage()
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
    const page = await openPage()
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
    const page = await openPage()
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
    await page.owner.client.send('DELETE', `${OWN}/spam/m00000`, {})
    page.clock.advance(1)
    const emptying = await page.owner.client.send('DELETE', `${OWN}/spam`, {})
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
    const page = await openPage()
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
    const page = await openPage()
    await page.leave(rima)
    const [item] = (await page.read()).items
    const path = `${OWN}/messages/${item?.id}`
    await page.owner.client.send('DELETE', path, {})
    const deleted = (await page.read()).counts.messages
    await page.owner.client.post(`${path}/restore`, {})
    const restored = (await page.read()).counts.messages
    await page.owner.client.send('DELETE', path, {})
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
    const page = await openPage()
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
    expect(textOf('README.txt')).toMatch(/messages\.csv[\s\S]*followers\.csv/)
    expect(await page.deps.db.selectFrom('message').select('id').execute()).toEqual([])
    expect(await page.deps.db.selectFrom('follower').select('id').execute()).toEqual([])
  })
})

describe('somebody who wants news', () => {
  test('is kept once with the words, the language and the time of consent, and gets a mail with the way out', async () => {
    const page = await openPage()
    const input = { name: 'রিমা', email: 'rima@example.com', wantsNews: true }
    await page.leave(input, { 'accept-language': 'bn' })
    page.clock.advance(HOUR)
    await page.confirm('rima@example.com')
    await page.leave({ ...input, text: 'And a question.' }, { 'accept-language': 'bn' })
    const rows = await page.deps.db.selectFrom('follower').selectAll().execute()
    const mails = await listMails(page, 'rima@example.com')

    expect(rows).toMatchObject([
      { name: 'রিমা', language: 'bn', consentedAt: page.deps.now() - HOUR, emailOrPhone: 'rima@example.com' },
    ])
    expect(rows[0]?.consent).toContain('হ্যাঁ, Ada Rahman')
    expect((await page.read()).counts).toEqual({ messages: 1, followers: 1, spam: 0 })
    expect(mails).toHaveLength(1)
    expect(mails[0]?.unsubscribe).toMatch(/\/bn\/forget\?token=[\w-]+$/)
    expect(mails[0]?.text).toContain(mails[0]?.unsubscribe)
  })

  test('is forgotten by the link, with everything from that address and nothing else', async () => {
    const page = await openPage()
    await page.leave({ ...rima, wantsNews: true })
    await page.leave({ ...rima, text: 'A second question.' })
    await page.leave({ name: 'Other', phone: '+8801712345678', text: 'Stays.' })
    const [mail] = await listMails(page, 'rima@example.com')
    const token = /\/forget\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const seen = await page.visitor.read(`/api/forget?token=${token}`, LinkedPage)
    const untouched = (await page.read()).counts.messages
    // As a mail program does it: without login, with a form of its own.
    const oneClick = await page.visitor.send(
      'POST',
      `/api/forget?token=${token}`,
      { 'content-type': 'application/x-www-form-urlencoded' },
      'List-Unsubscribe=One-Click',
    )
    const again = await page.visitor.send('POST', `/api/forget?token=${token}`, {})

    expect(seen.username).toBe('ada-rahman')
    expect(untouched).toBe(3)
    expect([oneClick.status, again.status]).toEqual([200, 200])
    expect((await page.read()).counts).toEqual({ messages: 1, followers: 0, spam: 0 })
    expect(await listMails(page, 'rima@example.com')).toEqual([])
  })

  test('can take back what was just sent, but nothing that somebody else sent with the same address', async () => {
    const page = await openPage()
    await page.leave({ ...rima, wantsNews: true })
    await page.confirm('rima@example.com')
    const token = await forgetOf(await page.leave({ ...rima, text: 'Typed by a stranger.', wantsNews: true }))
    await page.visitor.send('POST', `/api/forget?token=${token}`, {})

    expect((await page.read()).items.map(({ text }) => text)).toEqual([rima.text])
    expect((await page.read()).counts.followers).toBe(1)
  })

  test.each(['', 'x', 'A'.repeat(120)])(
    'is not forgotten by a link that was made up: «%s»',
    async (token) => {
      const page = await openPage()

      const reply = await page.visitor.send('POST', `/api/forget?token=${token}`, {})

      expect(reply.status).toBe(404)
    },
  )
})

describe('a follower', () => {
  const input = { name: 'Rima', email: 'rima@example.com', wantsNews: true }
  const seen = async ({ read, owner }: Awaited<ReturnType<typeof openPage>>) => {
    const { items, counts } = await read('followers')
    const table = await (await owner.client.get(`${OWN}/export.csv?list=followers`)).text()
    return { listed: items.length, counted: counts.followers, exported: table.match(/\r\n./g)?.length ?? 0 }
  }

  test('counts, is listed and exported once somebody pressed the button behind the mailed link, not when it is opened', async () => {
    const page = await openPage()
    await page.leave(input)
    const atFirst = await seen(page)
    const [mail] = await listMails(page, 'rima@example.com')
    const token = /\/follow\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const opened = await page.visitor.read(`/api/follow?token=${token}`, LinkedPage)
    const afterOpening = await seen(page)
    const pressed = await page.visitor.send('POST', `/api/follow?token=${token}`, {})
    const again = await page.visitor.send('POST', `/api/follow?token=${token}`, {})

    expect(atFirst).toEqual({ listed: 0, counted: 0, exported: 0 })
    expect(opened).toEqual({ username: 'ada-rahman' })
    expect(afterOpening).toEqual(atFirst)
    expect([pressed.status, again.status]).toEqual([200, 200])
    expect(await seen(page)).toEqual({ listed: 1, counted: 1, exported: 1 })
    expect((await page.read('followers')).items[0]?.isUnconfirmed).toBeUndefined()
  })

  test('who does not answer within seven days is forgotten, and the link with them', async () => {
    const page = await openPage()
    await page.leave(input)
    const [mail] = await listMails(page, 'rima@example.com')
    const token = /\/follow\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    page.clock.advance(7 * 24 * HOUR + 1)
    await page.jobs.runDue()
    const late = await page.visitor.send('POST', `/api/follow?token=${token}`, {})

    expect((await problemOf(late)).code).toBe('no-such-follow-link')
    expect(await page.deps.db.selectFrom('follower').select('id').execute()).toEqual([])
  })

  test('who was forgotten is not enrolled again by somebody else, who only causes a few mails', async () => {
    const page = await openPage()
    await page.leave(input)
    await page.confirm('rima@example.com')
    const [mail] = await listMails(page, 'rima@example.com')
    const token = /\/forget\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    await page.visitor.send('POST', `/api/forget?token=${token}`, {})
    for (let number = 0; number < 9; number++) await page.leave({ ...input, name: `Stranger ${number}` })

    expect(await seen(page)).toEqual({ listed: 0, counted: 0, exported: 0 })
    expect((await listMails(page, 'rima@example.com')).length).toBeLessThanOrEqual(3)
    page.clock.advance(8 * 24 * HOUR)
    await page.jobs.runDue()
    expect(await page.deps.db.selectFrom('follower').select('id').execute()).toEqual([])
  })

  test('whom the owner deleted can ask again at once, in the same words, and confirms again', async () => {
    const page = await openPage()
    await page.leave(input)
    await page.confirm('rima@example.com')
    const [item] = (await page.read('followers')).items
    await page.owner.client.send('DELETE', `${OWN}/followers/${item?.id}`, {})
    await page.leave(input)
    const atFirst = await seen(page)
    const statuses = await page.confirm('rima@example.com')

    expect(atFirst.counted).toBe(0)
    expect(statuses).toEqual([200, 200])
    expect((await seen(page)).counted).toBe(1)
  })

  test('by a number alone, or from before there was a mail to confirm, is listed as unconfirmed and not counted', async () => {
    const page = await openPage()
    await page.leave({ name: 'Rima', phone: '+8801712345678', wantsNews: true })
    await page.leave({ ...input, email: 'before@example.com' })
    // As the migration leaves those of earlier releases.
    await page.deps.db.updateTable('follower').set({ askedAt: null }).execute()
    const { items, counts } = await page.read('followers')
    const table = await (await page.owner.client.get(`${OWN}/export.csv?list=followers`)).text()

    expect(counts.followers).toBe(0)
    expect(items.map(({ isUnconfirmed }) => isUnconfirmed)).toEqual([true, true])
    expect(table.match(/,no\r\n/g)).toHaveLength(2)
    expect(await page.confirm('before@example.com')).toEqual([200, 200])
    expect((await page.read('followers')).counts.followers).toBe(1)
  })
})

describe('the link that takes back a message', () => {
  test('is given to the browser that sent it, and to nobody who sends the same words', async () => {
    const page = await openPage()
    const own = { 'idempotency-key': 'form-of-rima' }
    const strange = { 'idempotency-key': 'form-of-a-stranger' }
    const first = await forgetOf(await page.leave(rima, own))
    const retried = await forgetOf(await page.leave(rima, own))
    const others = [await page.leave(rima), await page.leave(rima, strange), await page.leave(rima, strange)]
    for (const reply of others) {
      const token = await forgetOf(reply)
      if (token !== '') await page.visitor.send('POST', `/api/forget?token=${token}`, {})
    }
    const untouched = (await page.read()).counts.messages
    await page.visitor.send('POST', `/api/forget?token=${retried}`, {})

    expect(first).not.toBe('')
    expect(others.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(untouched).toBe(1)
    expect((await page.read()).counts.messages).toBe(0)
  })
})

describe('a stolen secret alone', () => {
  test('makes no link that deletes or confirms anything: each names a row that only the database knows', async () => {
    const page = await openPage()
    await page.leave({ ...rima, wantsNews: true })
    const { id: profileId } = Profile.parse(await (await page.visitor.get('/api/linkhub/ada-rahman')).json())
    const guesses = [
      { profileId, email: 'rima@example.com' },
      { profileId, id: 'guessed', isAll: true },
      { profileId, id: 'guessed', isAll: true, email: 'rima@example.com' },
    ]
    for (const purpose of ['forget', 'follow'])
      for (const guess of guesses) {
        const token = seal(page.deps.secret, purpose, JSON.stringify(guess))
        await page.visitor.send('POST', `/api/${purpose}?token=${token}`, {})
      }

    expect((await page.read()).counts).toEqual({ messages: 1, followers: 0, spam: 0 })
    expect(await page.confirm('rima@example.com')).toEqual([200, 200])
  })
})

describe('«I need a website too»', () => {
  test('becomes a lead with its source, without the message, where the owner allows the question', async () => {
    const page = await openPage({ studio: true })
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
    const page = await openPage()
    await page.leave({ ...rima, needsWebsite: true })

    expect(await page.deps.db.selectFrom('submission').select('id').execute()).toEqual([])
    expect((await page.read()).counts.messages).toBe(1)
  })
})

test('whoever types a stranger’s address on many pages sends few mails there, and few to many strangers', async () => {
  const page = await openPage()
  const pages = ['ada-rahman']
  for (let number = 0; number < 7; number++) {
    const { client, user } = await makeProfile(page, { username: `page-number-${number}` })
    await confirmAddress(page, user.email)
    const messageSettings = JSON.stringify({ messages: true, news: true, studio: false })
    await client.send('PUT', `${OWN}/settings`, json, messageSettings)
    pages.push(`page-number-${number}`)
  }
  const follow = (username: string, email: string) =>
    page.visitor.post(`/api/linkhub/${username}/messages`, { name: 'Rima', email, wantsNews: true }, browser)

  for (const username of pages) await follow(username, 'stranger@example.com')
  const many = Array.from({ length: 40 }, (_, number) => `other-${number}@example.com`)
  for (const email of many) await follow('ada-rahman', email)
  const lead = { name: 'Rima', contact: 'rima@example.com', type: 'other', comment: 'A website, please.' }
  await page.anotherVisitor().post('/api/leads', lead, browser)

  expect(await listMails(page, 'stranger@example.com')).toHaveLength(5)
  const told = await Promise.all(many.map(async (email) => (await listMails(page, email)).length))
  expect(told.reduce((sum, mails) => sum + mails, 0)).toBeLessThan(30)
  expect((await page.read('followers')).counts.followers).toBe(0)
  expect(await listMails(page, 'rima@example.com')).toHaveLength(1)
})

test('a long list of messages is written part by part, as a table and in the export', async () => {
  const page = await openPage()
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

test('messages are for whoever is logged in and has a page', async () => {
  const app = await testApp()
  const { client } = await makeUser(app)

  expect((await app.visitor.get(OWN)).status).toBe(401)
  expect((await client.get(OWN)).status).toBe(404)
})
