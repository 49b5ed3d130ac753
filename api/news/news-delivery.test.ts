import { PageNews } from '@nokshi/contract/news.ts'
import { describe, expect, test } from 'vitest'
import { restorePage, suspendPage } from '../moderation/decide-on-page.ts'
import { enqueue } from '../outbox/outbox.ts'
import { showPassword } from '../testing/accounts.ts'
import { aMail } from '../testing/mails.ts'
import { makeStaff } from '../testing/make.ts'
import { browser } from '../testing/messages.ts'
import { addresses, openNews } from '../testing/news.ts'
import { problemOf } from '../testing/problem-of.ts'
import { isSomebodyWaiting } from '../testing/row-locks.ts'
import { testImap } from '../testing/servers/test-imap.ts'
import { sendNews } from './send-news.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('the mail server of the studio is protected', () => {
  test('by a limit for each hour, which pages share', async () => {
    const page = await openNews({ NEWS_PER_HOUR: '6' })
    const other = await page.openPage('somebody-else')
    await page.follow(addresses(20))
    await other.follow(addresses(4, 'other.example'))
    await page.send()
    await other.send({ subject: 'Theirs' })
    const countEach = () => {
      const subjects = page.arrived().map(({ headers }) => headers.subject)
      return ['New bags', 'Theirs'].map((subject) => subjects.filter((one) => one === subject).length)
    }
    await page.run()
    const first = countEach()
    page.clock.advance(HOUR + 1)
    await page.run()

    expect(first).toEqual([3, 3])
    expect(countEach()).toEqual([8, 4])
  })

  test('by the same limit when the mail server comes back after hours', async () => {
    const page = await openNews({ NEWS_PER_HOUR: '10' })
    await page.follow(addresses(45))
    await page.smtp.goDown()
    await page.send()
    for (let turn = 0; turn < 15; turn++) {
      page.clock.advance(20 * MINUTE)
      await page.run(2)
    }
    await page.smtp.comeUp()
    page.clock.advance(MINUTE)
    await page.run(8)
    const first = page.arrived().length
    page.clock.advance(HOUR + 1)
    await page.run(8)

    expect([first, page.arrived().length]).toEqual([10, 20])
  })

  test('by few mails of a new page on its first day, and more on the next', async () => {
    const page = await openNews()
    await page.follow(addresses(170))
    await page.send()
    await page.run(8)
    const first = page.arrived().length
    page.clock.advance(HOUR)
    await page.run(8)
    const still = page.arrived().length
    const pace = (await page.read()).perDay
    page.clock.advance(DAY)
    await page.run(8)
    const second = page.arrived().length
    page.clock.advance(DAY + 1)
    await page.run(8)

    expect([first, still, pace, second]).toEqual([50, 50, 50, 150])
    expect(new Set(page.arrived().map(({ headers }) => headers.to)).size).toBe(170)
    expect((await page.read()).news).toMatchObject([{ state: 'sent', sent: 170 }])
    expect(page.arrived()).toHaveLength(170)
  })

  test('by letting all other mail go first', async () => {
    const page = await openNews()
    await page.follow(['rima@example.com'])
    await page.send()
    const { db, now } = page.deps
    const queued = () => db.selectFrom('outbox').select('id').where('kind', '=', 'news-mail').execute()
    await enqueue(db, now(), 'account-mail', {})
    await sendNews(page.deps)
    const before = await queued()
    await db.updateTable('outbox').set({ deliveredAt: now() }).execute()
    await sendNews(page.deps)

    expect([before.length, (await queued()).length]).toEqual([0, 1])
  })

  test('by waiting for other mail, but not for what the server refuses again and again', async () => {
    const page = await openNews()
    const refused = { to: { address: 'nobody' }, subject: 'Hi', text: 'Hi', html: 'Hi' }
    for (let count = 0; count < 4; count++) await enqueue(page.deps.db, page.deps.now(), 'mail', refused)
    await page.run()
    await page.follow(['rima@example.com'])
    await page.send()
    await page.run()

    expect(page.arrived()).toHaveLength(1)
  })

  test('from mailboxes that are gone: they follow nobody, the page pauses, and its owner is told', async () => {
    const page = await openNews()
    const other = await page.openPage('somebody-else')
    await page.follow(addresses(12))
    await other.follow(addresses(12))
    page.smtp.become('without such mailboxes')
    await page.send()
    await page.run()
    page.smtp.become('well')
    page.clock.advance(DAY)
    await page.run()
    const { news, followers } = await page.read()
    await page.write({ subject: 'Next' })
    await showPassword(page.client)
    const paused = await page.post('draft/send')
    const told = page.smtp.mails.filter(({ headers }) => headers.to === page.owner.user.email)
    page.clock.advance(7 * DAY)
    await showPassword(page.client)
    const later = await page.post('draft/send')

    expect(news).toMatchObject([{ state: 'stopped', stopReason: 'bounces', sent: 0 }])
    expect(news[0]?.refused).toBeGreaterThanOrEqual(3)
    expect(news[0]?.refused).toBeLessThan(12)
    expect(followers).toBe(12 - (news[0]?.refused ?? 0))
    expect((await other.read()).followers).toBe(followers)
    expect((await problemOf(paused)).code).toBe('news-paused')
    expect(told.map(({ headers }) => headers.subject)).toEqual(['Your news was stopped'])
    expect(later.status).toBe(200)
  })

  test('from pages that are suspended: they send nothing, and go on when they are back', async () => {
    const page = await openNews()
    await page.follow(['rima@example.com'])
    await page.send()
    await suspendPage(page.deps, 'staff', 'ada-rahman')
    await page.run()
    const suspended = page.arrived().length
    await restorePage(page.deps, 'staff', 'ada-rahman')
    await page.run()

    expect([suspended, page.arrived().length]).toEqual([0, 1])
  })

  test('by its staff, who see all news and stop any', async () => {
    const page = await openNews({ NEWS_PER_HOUR: '2' })
    await page.follow(addresses(5))
    const { client: viewer } = await makeStaff(page, 'viewer')
    const { client: member } = await makeStaff(page)
    const id = await page.send({ linkLabel: 'See', linkUrl: 'https://shop.example/' })
    await page.run()
    const open = () => page.visitor.get(`/go/${id}`, { accept: 'text/html', ...browser })
    const opened = [await open()]
    const seen = await viewer.read('/api/crm/news', PageNews.array())
    const replies = [
      await viewer.post(`/api/crm/news/${id}/stop`, {}),
      await member.post(`/api/crm/news/${id}/stop`, {}),
      await member.post(`/api/crm/news/${id}/stop`, {}),
    ]
    opened.push(await open())
    page.clock.advance(DAY)
    await page.run()
    const told = page.smtp.mails.filter(({ headers }) => headers.to === page.owner.user.email)
    const changes = await page.deps.db.selectFrom('change').select('summary').where('kind', '=', 'page').execute()

    expect(seen).toMatchObject([{ username: 'ada-rahman', subject: 'New bags', state: 'sending', sent: 2 }])
    expect(replies.map(({ status }) => status)).toEqual([403, 200, 409])
    expect(opened.map(({ status }) => status)).toEqual([302, 404])
    expect(page.arrived()).toHaveLength(2)
    expect((await page.read()).news).toMatchObject([{ state: 'stopped', stopReason: 'studio', sent: 2 }])
    expect(told).toHaveLength(1)
    expect(changes.map(({ summary }) => summary)).toContain('Stopped the news “New bags”')
  })
})

describe('each follower gets it once', () => {
  test('while the mail server goes away and comes back, and defers some', async () => {
    const page = await openNews()
    await page.follow(addresses(45))
    await page.send()
    page.smtp.become('greylisting')
    await page.run()
    const deferred = page.arrived().length
    page.smtp.become('well')
    await page.smtp.goDown()
    page.clock.advance(5 * MINUTE)
    await page.run()
    await page.smtp.comeUp()
    for (let minute = 0; minute < 10; minute++) {
      page.clock.advance(2 * MINUTE)
      await page.run()
    }

    expect(deferred).toBe(0)
    expect(page.arrived()).toHaveLength(45)
    expect(new Set(page.arrived().map(({ headers }) => headers.to)).size).toBe(45)
    expect((await page.read()).news).toMatchObject([{ state: 'sent', sent: 45, refused: 0 }])
  })

  test('with two processes at work', async () => {
    const page = await openNews()
    const others = await page.startSecondJobs()
    await page.follow(addresses(45))
    await page.send()
    for (let turn = 0; turn < 5; turn++) await Promise.all([page.jobs.runDue(), others.runDue()])

    expect(page.arrived()).toHaveLength(45)
    expect(new Set(page.arrived().map(({ headers }) => headers.to)).size).toBe(45)
  })

  test('and nobody when it is taken back at the moment when it is due', async () => {
    const page = await openNews()
    await page.follow(addresses(3))
    const id = await page.send()
    const undo = await page.deps.db.startTransaction().execute()
    await undo.updateTable('news').set({ state: 'draft', plannedAt: null }).where('id', '=', id).execute()
    // On PostgreSQL it reads the news as it was before, and waits for this transaction.
    const begun = sendNews(page.deps)
    await expect.poll(() => isSomebodyWaiting(page.deps.db)).toBe(true)
    await undo.commit().execute()
    await begun
    await page.run()
    const arrived = page.arrived().length
    await showPassword(page.client)
    await page.post('draft/send')
    await page.run()

    expect([arrived, page.arrived().length]).toEqual([0, 3])
  })

  test('also when the database fails between a mail and its record', async () => {
    const page = await openNews()
    const rename = (from: string, to: string) => page.deps.db.schema.alterTable('news').renameColumn(from, to).execute()
    await page.follow(addresses(3))
    await page.send()
    await sendNews(page.deps)
    await rename('sent', 'missing')
    await page.run(1)
    const arrived = page.arrived().length
    await rename('missing', 'sent')
    page.clock.advance(MINUTE)
    await page.run()

    expect([arrived, page.arrived().length]).toEqual([3, 3])
    expect((await page.read()).news).toMatchObject([{ state: 'sent', sent: 3 }])
  })

  test('and who is refused for a day counts as refused, but still follows', async () => {
    const page = await openNews()
    await page.follow(['rima@example.com'])
    await page.send()
    page.smtp.become('greylisting')
    await page.run()
    page.clock.advance(21 * HOUR)
    await page.run()

    expect((await page.read()).news).toMatchObject([{ state: 'sent', sent: 0, refused: 1 }])
    expect((await page.read()).followers).toBe(1)
  })

  test('unless its owner stops it, or they leave in the middle', async () => {
    const page = await openNews({ NEWS_PER_HOUR: '2' })
    await page.follow(addresses(6))
    const id = await page.send()
    await page.run()
    await page.deps.db.deleteFrom('follower').where('email', '=', 'follower2@example.com').execute()
    page.clock.advance(HOUR + 1)
    await page.run()
    const arrived = page.arrived().map(({ headers }) => headers.to)
    await page.post(`${id}/stop`)
    page.clock.advance(HOUR + 1)
    await page.run()

    expect(arrived).not.toContain('follower2@example.com')
    expect(page.arrived()).toHaveLength(arrived.length)
    expect((await page.read()).news).toMatchObject([{ state: 'stopped', stopReason: 'owner', recipients: 6 }])
  })
})

describe('what comes back to the mailbox of the studio', () => {
  const report = (token: string, kind: string, lines: string) =>
    aMail(
      {
        From: 'MAILER-DAEMON@mx.example',
        To: token,
        'Content-Type': `multipart/report; report-type=${kind}; boundary=b`,
      },
      `--b\nContent-Type: text/plain\n\nAbout a mail.\n--b\nContent-Type: message/${kind}\n\n${lines}\n--b--`,
    )

  test('ends an address without a mailbox, and one whose owner complained, but no other', async () => {
    const imap = await testImap()
    const page = await openNews(imap.env)
    await page.run(1)
    await page.follow(['gone@example.com', 'angry@example.com', 'full@example.com', 'rima@example.com'])
    await page.send()
    await page.run()
    const idOf = (to: string) => page.arrived().find(({ headers }) => headers.to === to)?.headers['message-id'] ?? ''
    const failed = (to: string, status: string) =>
      report(
        'website@nokshi.example',
        'delivery-status',
        `Action: failed\nStatus: ${status}\n\n--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${idOf(to)}`,
      )
    await imap.deliver([
      failed('gone@example.com', '5.1.1'),
      failed('full@example.com', '5.2.2'),
      report(
        'website@nokshi.example',
        'feedback-report',
        `Feedback-Type: abuse\nMessage-ID: ${idOf('angry@example.com')}`,
      ),
      aMail({ From: 'Rima <rima@example.com>', 'In-Reply-To': idOf('rima@example.com') }, 'Lovely bags!'),
    ])
    page.clock.advance(MINUTE)
    await page.run()
    const left = await page.deps.db.selectFrom('follower').select('email').orderBy('email').execute()
    const rules = await page.deps.db.selectFrom('mail').select('rule').orderBy('uid').execute()

    expect(left).toEqual([{ email: 'full@example.com' }, { email: 'rima@example.com' }])
    expect(rules.map(({ rule }) => rule)).toEqual(['news', 'news', 'news', 'news'])
    // Three of four is beyond 5 %: the page pauses.
    expect((await page.read()).news).toMatchObject([{ state: 'stopped', stopReason: 'bounces', sent: 4, refused: 3 }])
  })
})
