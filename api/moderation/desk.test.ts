import { DecisionMade, Reopened, ReportList, SuspendedPage } from '@nokshi/contract/moderation.ts'
import { describe, expect, test } from 'vitest'
import { confirmAddress, showPassword } from '../testing/accounts.ts'
import { addPasskey } from '../testing/authenticator.ts'
import type { Client } from '../testing/client.ts'
import { formOf, makeProfile, makeStaff } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'

async function aDesk() {
  const app = await testApp()
  const [viewer, member] = [await makeStaff(app, 'viewer'), await makeStaff(app, 'member')]
  const owner = await makeProfile(app)
  return { ...app, viewer: viewer.client, member: member.client, owner }
}

function report(visitor: Client, fields: object = {}, username = 'ada-rahman') {
  return visitor.post(`/api/linkhub/${username}/reports`, { reason: 'scam', ...fields })
}

function decide(client: Client, decision: object, username = 'ada-rahman') {
  return client.post(`/api/crm/pages/${username}/decision`, decision)
}

const readReports = (client: Client, state = 'open') => client.read(`/api/crm/reports?state=${state}`, ReportList)
const readSuspended = (client: Client) => client.read('/api/crm/suspended-pages', SuspendedPage.array())

describe('in the CRM', () => {
  test('a page that changed how it is paid within a day comes first', async () => {
    const app = await aDesk()
    const { visitor, viewer, clock } = app
    await report(visitor)
    const { client, user, password } = await makeProfile(app, { username: 'pay-me' })
    await confirmAddress(app, user.email)
    const { prove } = await addPasskey(client, password)
    await showPassword(client)
    clock.advance(1000)
    await report(visitor, { reason: 'money' }, 'pay-me')
    const proof = { passkey: await prove() }
    const number = { value: '01712345678', valueAgain: '01712345678' }
    const bkash = { kind: 'bkash', accountType: 'personal', holder: 'Ada' }
    await client.postForm('/api/linkhubAuth/me/payments', formOf({ ...bkash, ...proof, ...number }))
    const changedAt = Date.parse('2026-11-15T06:00:01Z')

    const now = await readReports(viewer)
    clock.advance(24 * 60 * 60 * 1000)
    const later = await readReports(viewer)

    expect(now.cases).toMatchObject([
      { username: 'pay-me', paymentChangedAt: changedAt, reports: [{ reason: 'money' }] },
      { username: 'ada-rahman' },
    ])
    expect(later.cases.map(({ username }) => username)).toEqual(['ada-rahman', 'pay-me'])
  })

  test('whoever may look sees which pages were reported, how often and in which words', async () => {
    const app = await aDesk()
    const { visitor, viewer, member, clock } = app
    await report(visitor, { details: 'They asked for my PIN.', email: 'victim@example.com' })
    clock.advance(1000)
    await makeProfile(app, { username: 'another-page', name: 'Another' })
    await report(visitor, { reason: 'hate' }, 'another-page')
    clock.advance(1000)
    await report(visitor, { reason: 'other' })

    const { waiting, cases } = await readReports(member)

    const first = Date.parse('2026-11-15T06:00:00Z')
    expect(waiting).toBe(3)
    expect(cases).toEqual([
      {
        username: 'ada-rahman',
        name: 'Ada Rahman',
        isSuspended: false,
        decidedAt: null,
        count: 2,
        since: first,
        ofPage: 2,
        reports: [
          expect.objectContaining({ reason: 'other', details: null, email: null, receivedAt: first + 2000 }),
          {
            id: expect.any(String),
            reason: 'scam',
            details: 'They asked for my PIN.',
            email: 'victim@example.com',
            receivedAt: first,
          },
        ],
      },
      expect.objectContaining({ username: 'another-page', count: 1, since: first + 1000 }),
    ])
    const seen = (await readReports(viewer)).cases.flatMap(({ reports }) => reports)
    expect(seen.filter((each) => 'email' in each)).toEqual([])
  })

  test('a crowd that reports one page hides no other', async () => {
    const app = await aDesk()
    for (let n = 0; n < 30; n++) await report(app.visitor, { details: `Number ${n}` })
    app.clock.advance(1000)
    await makeProfile(app, { username: 'another-page' })
    await report(app.visitor, {}, 'another-page')

    const { waiting, cases } = await readReports(app.viewer)

    expect(waiting).toBe(31)
    expect(cases.map(({ username, count, reports }) => [username, count, reports.length])).toEqual([
      ['ada-rahman', 30, 20],
      ['another-page', 1, 1],
    ])
  })

  test('what was decided can be looked up, the latest first, and waits again when it was a mistake', async () => {
    const { visitor, viewer, member, clock } = await aDesk()
    for (const details of ['first', 'second']) {
      await report(visitor, { details })
      clock.advance(1000)
      await decide(member, { decision: 'dismiss' })
      clock.advance(1000)
    }
    const { waiting, cases } = await readReports(viewer, 'closed')

    const reply = await member.post('/api/crm/pages/ada-rahman/reopen', { decidedAt: cases[0]?.decidedAt })

    expect([waiting, cases.map(({ reports, ofPage }) => [reports[0]?.details, ofPage])]).toEqual([
      0,
      [
        ['second', 2],
        ['first', 2],
      ],
    ])
    expect(Reopened.parse(await reply.json())).toEqual({ username: 'ada-rahman', opened: 1 })
    const open = await readReports(viewer)
    expect(open.cases.map(({ reports, decidedAt }) => [reports[0]?.details, decidedAt])).toEqual([['second', null]])
    const again = await member.post('/api/crm/pages/ada-rahman/reopen', { decidedAt: cases[0]?.decidedAt })
    expect(again.status).toBe(409)
    expect((await viewer.post('/api/crm/pages/ada-rahman/reopen', { decidedAt: 1 })).status).toBe(403)
    expect((await member.post('/api/crm/pages/ada-rahman/reopen', { decidedAt: 0.5 })).status).toBe(400)
  })

  test('who only looks decides nothing, and the log says by id who decided', async () => {
    const { visitor, viewer, member, logged } = await aDesk()

    expect((await decide(viewer, { decision: 'suspend' })).status).toBe(403)
    expect((await visitor.get('/api/linkhub/ada-rahman')).status).toBe(200)
    await decide(member, { decision: 'suspend' })
    expect(logged.filter((line) => line.includes('decision about a page'))).toHaveLength(1)
    const suspendedAt = Date.parse('2026-11-15T06:00:00Z')
    expect(await readSuspended(viewer)).toEqual([{ username: 'ada-rahman', name: 'Ada Rahman', suspendedAt }])
    const restored = await decide(member, { decision: 'restore' })
    expect(DecisionMade.parse(await restored.json())).toMatchObject({ closed: 0, isChanged: true })
    expect(await readSuspended(viewer)).toEqual([])
  })
})
