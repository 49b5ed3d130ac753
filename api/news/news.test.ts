import { LinkedPage } from '@nokshi/contract/messages.ts'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { sweepImages } from '../linkhub/pictures/store-images.ts'
import { linkToken } from '../messages/forget-link.ts'
import { suspendPage } from '../moderation/decide-on-page.ts'
import { showPassword, stealSession } from '../testing/accounts.ts'
import { aPicture } from '../testing/make.ts'
import { browser, OWN, PUBLIC } from '../testing/messages.ts'
import { NEWS, openNews } from '../testing/news.ts'
import { listFiles } from '../testing/pictures.ts'
import { problemOf } from '../testing/problem-of.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

describe('news', () => {
  test('go to everybody who has confirmed, in their language, and say how to stop', async () => {
    const page = await openNews()
    await page.follow(['rima@example.com'])
    await page.follow(['huda@example.com'], { language: 'ar' })
    await page.follow(['waiting@example.com'], { confirmedAt: null })
    const picture = await aPicture({ width: 900, height: 500 })
    await page.send({
      linkLabel: 'See them',
      linkUrl: 'https://shop.example/bags',
      picture,
      text: 'مرحبا\n\n<b>Hi</b>',
    })
    await page.run()
    const [arabic, english] = ['huda@example.com', 'rima@example.com'].map((to) =>
      page.arrived().find(({ headers }) => headers.to === to),
    )

    expect(page.arrived()).toHaveLength(2)
    expect(english?.headers).toMatchObject({
      from: 'Ada Rahman via LinkHub <website@nokshi.example>',
      subject: 'New bags',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'list-id': '<ada-rahman.news.localhost>',
    })
    const stop = english?.headers['list-unsubscribe']?.slice(1, -1) ?? ''
    expect(page.smtp.sources.join()).toContain(`List-Unsubscribe: <${stop}>\r\n`)
    expect(new URL(stop).pathname).toBe('/unfollow')
    expect(english?.text).toContain(`Unsubscribe: ${stop}`)
    expect(english?.html).toContain(`href="${stop}"`)
    expect(english?.html).toContain('&lt;b&gt;Hi&lt;/b&gt;')
    expect(english?.html).toMatch(/<p dir="rtl">مرحبا/)
    expect(english?.html).not.toContain('shop.example')
    expect(english?.html.match(/<img /g)).toHaveLength(1)
    expect(arabic?.html).toContain('<div lang="ar" dir="rtl">')
    expect(arabic?.headers.from).toContain('عبر LinkHub')
    expect(new URL(arabic?.headers['list-unsubscribe']?.slice(1, -1) ?? '').pathname).toBe('/ar/unfollow')
    expect((await page.read()).news).toMatchObject([{ state: 'sent', recipients: 2, sent: 2, refused: 0, opens: 0 }])
    expect(page.smtp.sources[1]?.length).toBeLessThan(10_000)
  })

  test('are stopped by one click of a mail program, and opening the link does nothing', async () => {
    const page = await openNews()
    await page.follow(['rima@example.com', 'huda@example.com'])
    await page.send()
    await page.run()
    const mail = page.arrived().find(({ headers }) => headers.to === 'rima@example.com')
    const token = new URL(mail?.headers['list-unsubscribe']?.slice(1, -1) ?? '').searchParams.get('token') ?? ''
    const opened = await page.visitor.read(`/api/unfollow?token=${token}`, LinkedPage)
    const before = (await page.read()).followers
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const click = () => page.visitor.send('POST', `/api/unfollow?token=${token}`, form, 'List-Unsubscribe=One-Click')
    const replies = [await click(), await click(), await page.visitor.send('POST', '/api/unfollow?token=x', form)]
    const stranger = await page.visitor.get('/api/unfollow?token=x')
    page.clock.advance(DAY)
    await page.send({ subject: 'The next' })
    await page.run()

    expect([opened.username, before]).toEqual(['ada-rahman', 2])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(stranger.status).toBe(404)
    const readers = page.arrived().map(({ headers }) => headers.to)
    expect(readers.sort()).toEqual(['huda@example.com', 'huda@example.com', 'rima@example.com'])
    expect((await page.read()).news).toMatchObject([
      { recipients: 1 },
      { recipients: 2, sent: 2, unfollowed: 1, state: 'sent' },
    ])
  })

  test('never reach somebody whose address a stranger has entered, before or after they stopped', async () => {
    const page = await openNews()
    await page.client.put(`${OWN}/settings`, { messages: true, news: true, studio: false })
    const enrol = () =>
      page.visitor.post(PUBLIC, { name: 'Victim', email: 'victim@example.com', wantsNews: true }, browser)
    await page.follow(['rima@example.com'])
    await enrol()
    await page.send()
    await page.run()
    const arrivedFirst = page.arrived().map(({ headers }) => headers.to)
    const [asked] = page.smtp.mails.filter(({ headers }) => headers.to === 'victim@example.com')
    const confirm = /\/follow\?token=([\w-]+)/.exec(asked?.text ?? '')?.[1]
    await page.visitor.send('POST', `/api/follow?token=${confirm}`, {})
    page.clock.advance(DAY)
    await page.send({ subject: 'Second' })
    await page.run()
    const mail = page.arrived().find(({ headers }) => headers.to === 'victim@example.com')
    const stop = new URL(mail?.headers['list-unsubscribe']?.slice(1, -1) ?? '')
    await page.visitor.send('POST', `/api/unfollow${stop.search}`, {})
    await enrol()
    page.clock.advance(DAY)
    await page.send({ subject: 'Third' })
    await page.run()

    expect(arrivedFirst).toEqual(['rima@example.com'])
    expect(mail?.headers.subject).toBe('Second')
    expect(page.arrived().filter(({ headers }) => headers.to === 'victim@example.com')).toHaveLength(1)
  })

  test('count who opens the link, but no program, and the link ends with the page', async () => {
    const page = await openNews()
    await page.follow(['rima@example.com'])
    const { id } = await page.write({ linkLabel: 'See', linkUrl: 'https://shop.example/bags' })
    const open = (headers: object) => page.visitor.get(`/go/${id}`, { accept: 'text/html', ...browser, ...headers })
    const unsent = await open({})
    await page.post('draft/send')
    await page.run()
    const reply = await open({})
    await open({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    await suspendPage(page.deps, 'staff', 'ada-rahman')
    const suspended = await open({})

    expect(unsent.status).toBe(404)
    expect([reply.status, reply.headers.get('location')]).toEqual([302, 'https://shop.example/bags'])
    expect(suspended.status).toBe(410)
    expect((await page.read()).news).toMatchObject([{ opens: 1 }])
  })
})

describe('a draft', () => {
  test('is changed, shown as a mail, sent to its owner alone, and replaced with its picture', async () => {
    const page = await openNews()
    const { picture } = await page.write({ picture: await aPicture() })
    const changed = await page.write({ subject: 'Bags', keepsPicture: 'yes', linkUrl: 'shop.example/bags' })
    const preview = await page.client.get(`${NEWS}/draft/preview`)
    const html = await preview.text()
    await page.post('draft/test')
    await page.run()
    const other = await page.openPage('somebody-else')
    const theirs = [await other.client.get(`${NEWS}/draft/preview`), await other.post('draft/test')]
    const [test] = page.smtp.mails.filter(({ headers }) => headers.to === page.owner.user.email)
    const hadFiles = listFiles(page).length
    await page.write()
    page.clock.advance(DAY)
    await sweepImages(page.deps)

    expect(changed).toMatchObject({ subject: 'Bags', picture, state: 'draft' })
    expect(html).toContain('They are here.')
    expect(html).toContain('>shop.example</a>')
    expect(html).toContain(picture)
    expect(preview.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    expect(test?.headers).toMatchObject({ subject: 'Test: Bags' })
    expect(page.arrived()).toEqual([])
    expect(theirs.map(({ status }) => status)).toEqual([404, 404])
    expect(hadFiles).toBeGreaterThan(0)
    expect(await page.read()).toMatchObject({ draft: { subject: 'New bags', picture: null }, news: [] })
    expect(listFiles(page)).toEqual([])
  })

  test('is refused with a button that leads nowhere, or to a listed host', async () => {
    const page = await openNews()
    const refused = async (fields: Record<string, string>) =>
      (await problemOf(await page.client.send('PUT', `${NEWS}/draft`, {}, page.form(fields)))).codes

    expect(await refused({ linkLabel: 'See', linkUrl: 'javascript:alert(1)' })).toHaveProperty('linkUrl')
    expect(await refused({ subject: '' })).toHaveProperty('subject')
  })

  test('is sent once a day of its owner, at its time, and not by a stolen session', async () => {
    const page = await openNews()
    await page.follow(['rima@example.com'])
    const { id } = await page.write()
    const at = page.deps.now() + 2 * HOUR
    const thief = await stealSession(page, page.owner.user.email)
    await page.deps.db.deleteFrom('sessionProof').execute()
    const stolen = await thief.post(`${NEWS}/draft/send`, {})
    await showPassword(page.client)
    const planned = await page.post('draft/send', { at })
    await page.run()
    const early = page.arrived().length
    await page.write({ subject: 'Second' })
    const other = await page.openPage('somebody-else')
    const replies = [
      await page.post('draft/send', { at: at + HOUR }),
      await page.post('draft/send', { at: at + DAY }),
      await page.post('draft/send'),
      await other.post(`${id}/stop`),
      // The first is the draft again, and the second waits for its day.
      await page.post(`${id}/stop`),
      await page.post('draft/send', { at }),
    ]
    page.clock.advance(2 * HOUR)
    await page.run()
    const onTime = page.arrived().map(({ headers }) => headers.subject)
    page.clock.advance(DAY)
    await page.run()

    expect((await problemOf(stolen)).code).toBe('proof-needed')
    expect([planned.status, early]).toEqual([200, 0])
    expect(replies.map(({ status }) => status)).toEqual([409, 200, 404, 404, 200, 200])
    expect(onTime).toEqual(['New bags'])
    expect(page.arrived().map(({ headers }) => headers.subject)).toEqual(['New bags', 'Second'])
  })

  test('is not sent by an owner who has not confirmed an address', async () => {
    const page = await openNews()
    await page.write()
    await page.follow(['rima@example.com'])
    await page.deps.db.updateTable('user').set({ emailVerified: 0 }).execute()
    const unconfirmed = [await page.post('draft/send'), await page.post('draft/test')]
    await page.run()

    for (const reply of unconfirmed) expect((await problemOf(reply)).code).toBe('news-unconfirmed')
    expect(page.smtp.mails.filter(({ headers }) => headers.subject?.includes('New bags'))).toEqual([])
  })
})

describe('what is stored about news', () => {
  test('is in the export without addresses, and deleted a year after it ended', async () => {
    const page = await openNews()
    await page.follow(['rima@example.com'])
    await page.send({ picture: await aPicture() })
    await page.run()
    const zip = await page.client.get('/api/linkhubAuth/me/export')
    const { 'news.json': file } = unzipSync(new Uint8Array(await zip.arrayBuffer()))
    page.clock.advance(366 * DAY)
    await page.run(1)
    await sweepImages(page.deps)

    const exported = strFromU8(file ?? new Uint8Array())
    expect(JSON.parse(exported)).toMatchObject([{ subject: 'New bags', sent: 1 }])
    expect(exported).not.toContain('rima@example.com')
    expect(await page.deps.db.selectFrom('news').selectAll().execute()).toEqual([])
    expect(await page.deps.db.selectFrom('newsRecipient').selectAll().execute()).toEqual([])
    expect(listFiles(page)).toEqual([])
  })

  test('goes with the account, and a follower who asks to be forgotten gets nothing that was planned', async () => {
    const page = await openNews()
    const other = await page.openPage('somebody-else')
    await page.follow(['rima@example.com', 'huda@example.com'])
    await other.follow(['rima@example.com'])
    await other.send()
    await page.write()
    await showPassword(page.client)
    await page.post('draft/send', { at: page.deps.now() + HOUR })
    const target = { profileId: page.profileId, id: 'ada-rahman-000001-huda@example.com' }
    await page.visitor.send('POST', `/api/forget?token=${linkToken(page.deps, 'forget', target)}`, {})
    await other.client.post('/api/auth/delete-account', { password: other.owner.password })
    page.clock.advance(HOUR)
    await page.run()
    const left = await page.deps.db.selectFrom('news').select('profileId').execute()

    expect(page.arrived().map(({ headers }) => headers.to)).toEqual(['rima@example.com'])
    expect(left).toEqual([{ profileId: page.profileId }])
  })
})
