import { Updates } from '@nokshi/contract/crm/today.ts'
import { LeadReceived } from '@nokshi/contract/leads.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { eraseSubmissions } from '../intake/erase-submission.ts'
import { startJobs } from '../jobs.ts'
import type { Client } from '../testing/client.ts'
import { makeProfile, makeStaff, makeUser } from '../testing/make.ts'
import { readMails } from '../testing/outbox.ts'
import { testSmtp } from '../testing/servers/test-smtp.ts'
import { testApp } from '../testing/test-app.ts'
import { sendSummaries } from './mail-limit.ts'

const HOUR = 60 * 60 * 1000
const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0' }

type App = Awaited<ReturnType<typeof testApp>>

/** All mails that were ever enqueued, by recipient; the studio has no address here. */
async function listMails(app: App, to?: string) {
  return (await readMails(app)).filter((mail) => mail.to?.address === to)
}

function leadOf(number: number) {
  return { name: `Ada ${number}`, contact: '+880 1712 345678', type: 'other', comment: `Number ${number}.` }
}

async function postLeads({ anotherVisitor }: App, count: number) {
  const send = async (_: unknown, number: number) => {
    const reply = await anotherVisitor().post('/api/leads', leadOf(number), browser)
    return LeadReceived.parse(await reply.json()).reference
  }
  return Promise.all(Array.from({ length: count }, send))
}

function setWantsSubmissions(client: Client, wantsSubmissions: boolean) {
  return client.patch('/api/crm/me/preferences', { wantsSubmissions })
}

/** A member who wants a mail about each submission. */
async function makeReader(app: App) {
  const reader = await makeStaff(app, 'member')
  await setWantsSubmissions(reader.client, true)
  return reader
}

describe('a flood of leads', () => {
  test('is kept and listed whole, and mailed as twenty mails and one summary, to the studio and to members', async () => {
    const app = await testApp()
    const { client, staff } = await makeReader(app)
    const references = await postLeads(app, 75)
    await app.jobs.runDue()
    const { inbox: kept } = await client.read('/api/crm/updates', Updates)
    const atOnce = await listMails(app)
    app.clock.advance(HOUR)
    const others = await app.startSecondJobs()
    await Promise.all([app.jobs.runDue(), others.runDue()])
    const toMember = await listMails(app, staff.email)

    expect(kept.new).toBe(75)
    expect(atOnce).toHaveLength(20)
    for (const mails of [await listMails(app), toMember.filter(({ subject }) => /enquir/i.test(subject))]) {
      expect(mails).toHaveLength(21)
      const summary = mails.at(-1)
      expect(summary?.subject).toBe('55 more enquiries')
      expect(summary?.text).toContain('Received since 15 November 2026 at 06:00 UTC')
      const named = [...(summary?.text ?? '').matchAll(/^- Ada (\d+) \((.*)\)$/gm)]
      expect(named).toHaveLength(50)
      for (const [, number, reference] of named) expect(reference).toBe(references[Number(number)])
      expect(summary?.text).toContain('And 5 more')
      expect(summary?.text).toMatch(/in the inbox: http:\/\/localhost:3000\/crm\/inbox\n/)
    }
    // The hour after it begins with the summary, so nothing is mailed beyond the bound.
    await postLeads(app, 40)
    expect(await listMails(app)).toHaveLength(21 + 19)
  })

  test('is not summed up for a member who was disabled meanwhile, or who wants no such mails any more', async () => {
    const app = await testApp()
    const owner = await makeStaff(app, 'owner')
    const [disabled, tired, reader] = [await makeReader(app), await makeReader(app), await makeReader(app)]
    await postLeads(app, 22)
    await app.jobs.runDue()
    await owner.client.patch(`/api/crm/staff/${disabled.staff.id}`, { isDisabled: true })
    await setWantsSubmissions(tired.client, false)
    app.clock.advance(HOUR)
    await app.jobs.runDue()

    const subjectsTo = async (email?: string) => (await listMails(app, email)).map(({ subject }) => subject)
    for (const { staff } of [disabled, tired]) expect(await subjectsTo(staff.email)).not.toContain('2 more enquiries')
    for (const email of [reader.staff.email, undefined]) expect(await subjectsTo(email)).toContain('2 more enquiries')
  })

  test('is summed up once, also when the first try fails half-way', async () => {
    const app = await testApp()
    await postLeads(app, 22)
    app.clock.advance(HOUR)

    await sendSummaries(app.deps, { submission: () => Promise.reject(new Error('killed')) })
    const afterFailure = await listMails(app)
    await app.jobs.runDue()
    app.clock.advance(HOUR)
    await app.jobs.runDue()

    expect(afterFailure).toHaveLength(20)
    expect((await listMails(app)).map(({ subject }) => subject).slice(20)).toEqual(['2 more enquiries'])
    expect(await app.deps.db.selectFrom('heldMail').select('id').execute()).toEqual([])
  })

  test('leaves nothing of a lead that was erased before the summary', async () => {
    const app = await testApp()
    await postLeads(app, 22)
    const { id, name } = await app.deps.db
      .selectFrom('heldMail')
      .innerJoin('submission', 'submission.id', 'heldMail.subjectId')
      .select(['submission.id', 'submission.name'])
      .executeTakeFirstOrThrow()
    await app.deps.db.transaction().execute((tx) => eraseSubmissions(tx, [id]))
    app.clock.advance(HOUR)
    await app.jobs.runDue()

    const summary = (await listMails(app)).at(-1)
    expect(summary?.subject).toBe('1 more enquiry')
    expect(summary?.text).not.toContain(`- ${name} (`)
  })
})

interface Flood {
  kind: string
  hourlyMax: number
  flood: (app: App) => Promise<void>
}

// Leads are above; mails to senders, creators and forgetful people are bounded in the tests of their folders.
const floods: Flood[] = [
  {
    kind: 'project requests',
    hourlyMax: 21,
    async flood({ anotherVisitor }) {
      for (let number = 0; number < 30; number++) {
        const description = `A shop, number ${number}`
        const request = { name: 'Ada', email: `ada-${number}@example.com`, description }
        await anotherVisitor(`198.51.100.${number}`).post('/send-email', request, browser)
      }
    },
  },
  {
    kind: 'reports of pages',
    hourlyMax: 11,
    async flood(app) {
      for (let number = 0; number < 15; number++) {
        await makeProfile(app, { username: `page-number-${number}` })
        await app.visitor.post(`/api/linkhub/page-number-${number}/reports`, { reason: 'scam' })
      }
    },
  },
]

test.each(floods)('a stranger causes at most $hourlyMax mails an hour by $kind', async (given) => {
  const app = await testApp()
  await given.flood(app)
  const countMails = async () => {
    await app.jobs.runDue()
    return (await listMails(app)).length
  }
  const atOnce = await countMails()
  app.clock.advance(HOUR)
  const withSummary = await countMails()

  expect(atOnce).toBeGreaterThan(0)
  expect(withSummary).toBeLessThanOrEqual(given.hourlyMax)
})

test('a password mail arrives while ten thousand other mails wait for a server that is busy with them', async () => {
  const smtp = await testSmtp()
  const app = await testApp({ env: smtp.env })
  await makeUser(app, 'ada@example.com')
  await app.jobs.runDue()
  const arrivedBefore = smtp.mails.length
  const payload = JSON.stringify({ subject: 'New lead', text: 'Hello', html: '<p>Hello</p>' })
  const rows = Array.from({ length: 10_000 }, (_, number) => ({
    ...{ id: `000000000-${number}`, kind: 'mail', payload, attempts: 0, nextAttemptAt: 0, leasedUntil: 0 },
    ...{ isOutage: 0, lastError: null, createdAt: 0, deliveredAt: null, deadAt: null },
    ...{ secretOf: null, expiresAt: null, subjectId: null },
  }))
  while (rows.length > 0) await app.deps.db.insertInto('outbox').values(rows.splice(0, 1_000)).execute()
  smtp.become('silent about mails to the studio')
  const jobs = startJobs(app.deps)
  onTestFinished(() => jobs.stop())

  await app.visitor.post('/api/auth/forgot-password', { email: 'ada@example.com' })
  await smtp.arrival(arrivedBefore + 1)

  expect(smtp.mails.at(-1)?.headers).toMatchObject({ to: 'ada@example.com', subject: 'Reset your password' })
  expect(smtp.toStudio()).toEqual([])
})
