import { Profile } from '@nokshi/contract/linkhub.ts'
import { LinkedPage } from '@nokshi/contract/messages.ts'
import { describe, expect, test } from 'vitest'
import { seal } from '../platform/secret.ts'
import { confirmAddress, listMails } from '../testing/accounts.ts'
import { makeProfile } from '../testing/make.ts'
import { browser, forgetOf, HOUR, OWN, openMessages, rima } from '../testing/messages.ts'
import { problemOf } from '../testing/problem-of.ts'

describe('somebody who wants news', () => {
  test('is kept once with the words, the language and the time of consent, and gets a mail with the way out', async () => {
    const page = await openMessages()
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
    const page = await openMessages()
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
    const page = await openMessages()
    await page.leave({ ...rima, wantsNews: true })
    await page.confirm('rima@example.com')
    const token = await forgetOf(await page.leave({ ...rima, text: 'Typed by a stranger.', wantsNews: true }))
    await page.visitor.send('POST', `/api/forget?token=${token}`, {})

    expect((await page.read()).items.map(({ text }) => text)).toEqual([rima.text])
    expect((await page.read()).counts.followers).toBe(1)
  })

  test('is not forgotten by a link that was made up', async () => {
    const page = await openMessages()

    for (const token of ['', 'x', 'A'.repeat(120)])
      expect((await page.visitor.send('POST', `/api/forget?token=${token}`, {})).status).toBe(404)
  })
})

describe('a follower', () => {
  const input = { name: 'Rima', email: 'rima@example.com', wantsNews: true }
  const seen = async ({ read, owner }: Awaited<ReturnType<typeof openMessages>>) => {
    const { items, counts } = await read('followers')
    const table = await (await owner.client.get(`${OWN}/export.csv?list=followers`)).text()
    return { listed: items.length, counted: counts.followers, exported: table.match(/\r\n./g)?.length ?? 0 }
  }

  test('counts, is listed and exported once somebody pressed the button behind the mailed link, not when it is opened', async () => {
    const page = await openMessages()
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
    const page = await openMessages()
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
    const page = await openMessages()
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
    const page = await openMessages()
    await page.leave(input)
    await page.confirm('rima@example.com')
    const [item] = (await page.read('followers')).items
    await page.owner.client.delete(`${OWN}/followers/${item?.id}`)
    await page.leave(input)
    const atFirst = await seen(page)
    const statuses = await page.confirm('rima@example.com')

    expect(atFirst.counted).toBe(0)
    expect(statuses).toEqual([200, 200])
    expect((await seen(page)).counted).toBe(1)
  })

  test('by a number alone, or from before there was a mail to confirm, is listed as unconfirmed and not counted', async () => {
    const page = await openMessages()
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
    const page = await openMessages()
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
    const page = await openMessages()
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

test('whoever types a stranger’s address on many pages sends few mails there, and few to many strangers', async () => {
  const page = await openMessages()
  const pages = ['ada-rahman']
  for (let number = 0; number < 7; number++) {
    const { client, user } = await makeProfile(page, { username: `page-number-${number}` })
    await confirmAddress(page, user.email)
    await client.put(`${OWN}/settings`, { messages: true, news: true, studio: false })
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
