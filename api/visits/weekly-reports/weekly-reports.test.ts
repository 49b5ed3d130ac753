import { Unsubscribing, WeeklyReport } from '@nokshi/contract/visits/weekly-reports.ts'
import { describe, expect, test } from 'vitest'
import { seal } from '../../platform/secret.ts'
import { confirmAddress, listMails, password } from '../../testing/accounts.ts'
import { makeProfile } from '../../testing/make.ts'
import { testSmtp } from '../../testing/servers/test-smtp.ts'
import { testApp } from '../../testing/test-app.ts'
import { aBeacon, track } from '../../testing/visits.ts'

const ME = '/api/linkhubAuth/me'
const WEEK = 7 * 24 * 60 * 60 * 1000

// It is Sunday, 15 November 2026, at noon in Dhaka.
async function openPage(options: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp(options)
  const owner = await makeProfile(app, {
    customLinks: JSON.stringify([{ title: 'My shop', url: 'https://shop.example.com/' }]),
  })
  // The link to confirm it is read from the outbox, which a mail server empties.
  if (options.env) await app.deps.db.updateTable('user').set({ emailVerified: 1 }).execute()
  else await confirmAddress(app, owner.user.email)
  return {
    ...app,
    owner,
    choose: (weekday: unknown) => owner.client.put(`${ME}/weekly-report`, { weekday }),
    reports: async () =>
      (await listMails(app, owner.user.email)).filter(({ subject }) => /^(Your week|أسبوعك)/.test(subject)),
    visit: async () => {
      const beacon = aBeacon()
      await track(app.visitor, { ...beacon, source: 'wa' })
      await app.visitor.post('/api/traffic/click', { ...beacon, link: owner.profile.linkIds[0] })
    },
  }
}

/** Its report is due now and goes to a real mail server. */
async function openMailedPage() {
  const smtp = await testSmtp()
  const page = await openPage({ env: smtp.env })
  await page.choose(1)
  page.clock.set('2026-11-16T02:00:00Z')
  const send = async () => {
    await page.jobs.runDue()
    // What the first round has written.
    await page.jobs.runDue()
  }
  return { page, smtp, send }
}

function tokenOf(address = '') {
  return new URL(address).searchParams.get('token') ?? ''
}

describe('the weekly report', () => {
  test('is ended by no link that a stolen secret alone can make, and a link from before works until the next report', async () => {
    const page = await openPage()
    await page.choose(1)
    const weekday = async () => (await page.owner.client.read(`${ME}/weekly-report`, WeeklyReport)).weekday
    const { id } = page.owner.profile
    const end = (key: string) =>
      page.visitor.send('POST', `/api/unsubscribe?token=${seal(page.deps.secret, 'letter', key)}`, {})
    const forged = await end(id)
    const afterForgery = await weekday()
    // As the migration leaves the plans of earlier releases.
    await page.deps.db.updateTable('weeklyReportPlan').set({ stopKey: id }).execute()
    const ofOldMail = await end(id)
    const afterOldMail = await weekday()
    await page.choose(1)
    page.clock.set('2026-11-16T02:00:00Z')
    await page.jobs.runDue()
    const forgedLater = await end(id)

    expect([forged.status, afterForgery]).toEqual([404, 1])
    expect([ofOldMail.status, afterOldMail]).toEqual([200, null])
    expect([forgedLater.status, await weekday()]).toEqual([404, 1])
  })

  test('comes on the chosen day at eight where its owner is, with the figures of the dashboard', async () => {
    const page = await openPage()
    await page.visit()
    await page.visit()
    await track(page.visitor, aBeacon(), { 'user-agent': 'Googlebot/2.1' })
    await page.choose(1)

    page.clock.set('2026-11-16T01:59:00Z')
    const early = await page.reports()
    page.clock.set('2026-11-16T02:00:00Z')
    const [report, ...more] = await page.reports()

    expect([early, more]).toEqual([[], []])
    expect(report?.subject).toBe('Your week: 2 visits')
    expect(report?.text).toContain('9 November – 15 November: 2 visits, 2 visitors')
    expect(report?.text).toContain('There were no visits in the week before.')
    expect(report?.text).toContain('Most opened: My shop (2).')
    expect(report?.text).toContain('WhatsApp (2)')
    expect(report?.text).toContain('Not counted as visits: 1,')
    expect(report?.text).toContain(report?.unsubscribe)
    expect(report?.html).toContain(`<a href="${report?.unsubscribe}">`)
    expect(report?.html).toMatch(/<h1[^>]*>2 visits<\/h1>/)
  })

  test('is written once a week, whoever runs the jobs, and whichever day is chosen meanwhile', async () => {
    const page = await openPage()
    await page.visit()
    await page.choose(1)
    const others = await page.startSecondJobs()
    page.clock.set('2026-11-16T02:00:00Z')
    await Promise.all([page.jobs.runDue(), others.runDue(), page.jobs.runDue()])
    const first = await page.reports()
    await page.choose(4)
    page.clock.set('2026-11-19T03:00:00Z')
    const sameWeek = await page.reports()
    page.clock.set('2026-11-26T03:00:00Z')
    await Promise.all([page.jobs.runDue(), others.runDue()])

    // What was not sent within three days is no news any more, and is not kept.
    expect([first.length, sameWeek.length]).toEqual([1, 0])
    expect(await page.reports()).toHaveLength(1)
  })

  test('ends by the link in it, without login, and as mail programs do it', async () => {
    const page = await openPage()
    await page.choose(1)
    page.clock.set('2026-11-16T02:00:00Z')
    const [report] = await page.reports()
    const path = `/api/unsubscribe?token=${tokenOf(report?.unsubscribe)}`
    const seen = await page.visitor.read(path, Unsubscribing)
    const oneClick = await page.visitor.send(
      'POST',
      path,
      { 'content-type': 'application/x-www-form-urlencoded' },
      'List-Unsubscribe=One-Click',
    )
    page.clock.set('2026-11-23T03:00:00Z')

    expect(seen.username).toBe('ada-rahman')
    expect(oneClick.status).toBe(200)
    expect(await page.reports()).toEqual([])
    expect((await page.owner.client.read(`${ME}/weekly-report`, WeeklyReport)).weekday).toBeNull()
    expect((await page.visitor.send('POST', '/api/unsubscribe?token=made-up', {})).status).toBe(404)
  })

  test('is silent after four weeks without a visit, says so once, and comes back with the next visit', async () => {
    const page = await openPage()
    await page.choose(1)
    page.clock.set('2026-11-16T02:00:00Z')
    const weeks: boolean[][] = []
    for (let week = 0; week < 6; week++) {
      weeks.push((await page.reports()).map(({ text }) => text.includes('no visits for four weeks')))
      page.clock.advance(WEEK)
    }
    const emptyWeeks = async () =>
      (await page.deps.db.selectFrom('weeklyReportPlan').select('emptyWeeks').executeTakeFirstOrThrow()).emptyWeeks
    const silent = await emptyWeeks()
    await page.visit()
    page.clock.advance(WEEK)
    const woken = await page.reports()

    expect(weeks).toEqual([[false], [false], [false], [true], [], []])
    expect(silent).toBeGreaterThan(4)
    expect(woken).toHaveLength(1)
    expect(await emptyWeeks()).toBe(0)
  })

  test('goes to confirmed addresses only, and not days late', async () => {
    const page = await openPage()
    await page.deps.db.updateTable('user').set({ emailVerified: 0 }).execute()
    await page.choose(1)
    page.clock.set('2026-11-16T02:00:00Z')
    await page.jobs.runDue()
    await page.deps.db.updateTable('user').set({ emailVerified: 1 }).execute()
    page.clock.set('2026-11-27T02:00:00Z')

    expect(await page.reports()).toEqual([])
  })

  test('reaches a mail program with the two headers of its button', async () => {
    const { send, smtp } = await openMailedPage()
    await send()
    const { headers } = smtp.mails.find(({ headers }) => headers.subject?.startsWith('Your week')) ?? {}

    expect(headers?.['list-unsubscribe']).toMatch(/^<http:\/\/\S+\/unsubscribe\?token=[\w-]+>$/)
    expect(headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  })

  test('to an address that refuses mail is paused, which its owner reads, until day or address is chosen anew', async () => {
    const { page, send, smtp } = await openMailedPage()
    const failedAt = async () => (await page.owner.client.read(`${ME}/weekly-report`, WeeklyReport)).failedAt
    const arrived = () => smtp.mails.filter(({ headers }) => headers.subject?.startsWith('Your week')).length
    const passWeek = async () => {
      page.clock.advance(WEEK)
      await send()
      // By then the session is over.
      await page.owner.client.post('/api/auth/login', { email: page.owner.user.email, password })
    }
    const beRefused = async () => {
      smtp.become('refusing recipients')
      for (const minutes of [0, 0.5, 2, 10, 60, 180, 900, 1800]) {
        page.clock.advance(minutes * 60_000)
        await send()
      }
      smtp.become('well')
    }

    await beRefused()
    const refusedAt = await failedAt()
    await passWeek()
    const [paused, whilePaused] = [await failedAt(), arrived()]
    await page.choose(1)
    const chosen = await failedAt()
    await passWeek()
    const afterChoice = arrived()
    page.clock.advance(WEEK)
    await beRefused()
    await page.deps.db.updateTable('user').set({ email: 'new@example.com' }).execute()
    page.clock.set('2026-12-14T03:00:00Z')
    await send()

    expect(refusedAt).toEqual(expect.any(Number))
    expect([paused, whilePaused]).toEqual([refusedAt, 0])
    expect([chosen, afterChoice]).toEqual([null, 1])
    expect(arrived()).toBe(2)
  })
})
