import { sampleContent } from '@nokshi/content/samples/sample-content.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { TRAP_FIELD } from '@nokshi/contract/trap.ts'
import { describe, expect, test } from 'vitest'
import { KEPT_DAYS_AT_MOST, KEPT_DAYS_CLOSED } from '../database/retention.ts'
import { listMails } from '../testing/accounts.ts'
import type { Client } from '../testing/client.ts'
import { editProfile, makeProfile } from '../testing/make.ts'
import { readMails } from '../testing/outbox.ts'
import { testApp } from '../testing/test-app.ts'
import { dismissReports, restorePage, suspendPage } from './decide-on-page.ts'

const { brand, privacy } = sampleContent.en

type TestApp = Awaited<ReturnType<typeof testApp>>

const HOUR = 60 * 60 * 1000

function report(client: Client, fields: object = {}, username = 'ada-rahman') {
  return client.post(`/api/linkhub/${username}/reports`, { reason: 'scam', ...fields })
}

function listReports({ deps }: TestApp) {
  return deps.db.selectFrom('report').selectAll().orderBy('receivedAt').execute()
}

/** Mails to the studio have no address: MAIL_TO is known when they are sent. */
async function studioMails(app: TestApp) {
  return (await readMails(app)).filter((mail) => mail.to === undefined)
}

describe('a report', () => {
  test('is kept word for word, and a mail about it is on its way to the studio', async () => {
    const app = await testApp()
    const { profile } = await makeProfile(app)
    const details = 'They asked for my PIN.\n<b>টাকা</b> গেছে'

    // A turn of direction would turn the rest of the mail.
    const reply = await report(app.visitor, { details: `\u202e${details}`, email: 'victim@example.com' })

    expect([reply.status, await reply.json()]).toEqual([201, { success: true }])
    expect(await listReports(app)).toEqual([
      {
        id: expect.any(String),
        profileId: profile.id,
        reason: 'scam',
        details,
        email: 'victim@example.com',
        receivedAt: app.deps.now(),
        closedAt: null,
      },
    ])
    const [mail] = await studioMails(app)
    expect(mail).toMatchObject({
      subject: 'Report about @ada-rahman (1 waiting)',
      replyTo: { address: 'victim@example.com' },
      text: expect.stringContaining(details),
      html: expect.stringContaining('&lt;b&gt;টাকা&lt;/b&gt;'),
    })
    expect(mail?.text).toContain('http://localhost:3000/hub/ada-rahman')
    expect(mail?.text).toContain('http://localhost:3000/crm/linkhub')
    expect(mail?.text).toContain('It is a scam')
  })

  test('needs no words and no address, and finds a page by its former name', async () => {
    const app = await testApp()
    const { client } = await makeProfile(app)
    await editProfile(client, { version: 1, username: 'ada-of-dhaka' })

    expect((await report(app.visitor, { reason: 'other', details: ' ', email: '' })).status).toBe(201)

    expect(await listReports(app)).toMatchObject([{ reason: 'other', details: null, email: null }])
    expect((await studioMails(app))[0]?.subject).toBe('Report about @ada-of-dhaka (1 waiting)')
  })

  test('by a program is answered like any other, kept closed, and bothers nobody', async () => {
    const app = await testApp()
    await makeProfile(app)

    const reply = await report(app.visitor, { [TRAP_FIELD]: 'https://spam.example.com' })

    expect([reply.status, await reply.json()]).toEqual([201, { success: true }])
    expect(await listReports(app)).toMatchObject([{ closedAt: app.deps.now() }])
    expect(await studioMails(app)).toEqual([])
  })

  test('among many about one page makes one mail an hour, which says how many wait', async () => {
    const app = await testApp()
    await makeProfile(app)
    await makeProfile(app, { username: 'another-page' })

    // More than there are connections to the database.
    const replies = await Promise.all(Array.from({ length: 24 }, () => report(app.visitor)))
    await report(app.visitor, {}, 'another-page')
    app.clock.advance(HOUR)
    await report(app.visitor)

    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]))
    expect((await studioMails(app)).map((mail) => mail.subject)).toEqual([
      'Report about @ada-rahman (1 waiting)',
      'Report about @another-page (1 waiting)',
      'Report about @ada-rahman (25 waiting)',
    ])
  })

  test('is refused only to a network that floods', async () => {
    const app = await testApp()
    await makeProfile(app)
    expect((await report(app.visitor)).status).toBe(201)
    await app.deps.db.updateTable('rate').set({ hits: 299 }).where('key', 'like', 'POST /api/linkhub/%').execute()
    expect((await report(app.visitor)).status).toBe(201)

    const flooded = await report(app.visitor)

    expect(flooded.status).toBe(429)
    expect(Problem.parse(await flooded.json()).error).toContain(brand.contact.email)
    expect((await report(app.anotherVisitor('198.51.100.9'))).status).toBe(201)
  })

  test('while the account is being deleted is nobody’s fault', async () => {
    const app = await testApp()
    const { client, password } = await makeProfile(app)

    const [deleted, ...reports] = await Promise.all([
      client.post('/api/auth/delete-account', { password }),
      ...Array.from({ length: 40 }, () => report(app.visitor)),
    ])

    expect(deleted?.status).toBe(200)
    for (const reply of reports) expect([201, 404]).toContain(reply.status)
    expect((await report(app.visitor)).status).toBe(404)
    expect(await listReports(app)).toEqual([])
  })
})

describe('a page that is suspended', () => {
  test('is gone for everybody at once, and there for its owner, who is told why', async () => {
    const app = await testApp()
    const { client, user } = await makeProfile(app)
    await editProfile(client, { version: 1, username: 'ada-of-dhaka' })
    await report(app.visitor)
    await report(app.visitor)
    const heard: string[][] = []
    app.deps.pageSignal.on('changed', (usernames) => heard.push(usernames.sort()))

    const decision = await suspendPage(app.deps, 'staff', 'ada-rahman', 'It sells <fake> tickets.')

    expect(decision).toMatchObject({ username: 'ada-of-dhaka', isChanged: true, closed: 2 })
    for (const name of ['ada-rahman', 'ada-of-dhaka']) {
      const reply = await app.visitor.get(`/api/linkhub/${name}`)
      expect(reply.status).toBe(410)
      expect(Problem.parse(await reply.json()).error).toBe('This page is no longer available.')
      expect((await report(app.visitor, {}, name)).status).toBe(410)
    }
    const own = await client.get('/api/linkhubAuth/me')
    expect(await own.json()).toMatchObject({ isSuspended: true, version: 3 })
    expect((await editProfile(client, { version: 3, bio: 'Mended.' })).status).toBe(200)
    expect(heard[0]).toEqual(['ada-of-dhaka', 'ada-rahman'])
    const [mail] = (await listMails(app, user.email)).filter((each) => each.subject.includes('taken down'))
    expect(mail?.text).toContain('http://localhost:3000/hub/ada-of-dhaka')
    expect(mail?.text).toContain('What we found: It sells <fake> tickets.')
    expect(mail?.text).toContain(brand.contact.email)
    expect(mail?.html).toContain('&lt;fake&gt;')
  })

  test('comes back as it was when it is restored, and its owner is told once of each', async () => {
    const app = await testApp()
    const { user } = await makeProfile(app)
    const etag = (await app.visitor.get('/api/linkhub/ada-rahman')).headers.get('etag') ?? ''

    for (const decide of [restorePage, suspendPage, suspendPage, restorePage, restorePage])
      await decide(app.deps, 'staff', 'ada-rahman')

    const back = await app.visitor.get('/api/linkhub/ada-rahman', { 'if-none-match': etag })
    expect(back.status).toBe(200)
    const subjects = (await listMails(app, user.email)).map((mail) => mail.subject)
    expect(subjects.filter((subject) => subject.startsWith('Your page'))).toEqual([
      'Your page was taken down',
      'Your page is back',
    ])
  })

  test('cannot be made visible by its owner, whatever is edited', async () => {
    const app = await testApp()
    const { client } = await makeProfile(app)
    await suspendPage(app.deps, 'staff', 'ada-rahman')

    await editProfile(client, { version: 2, username: 'ada-returns', suspendedAt: null, isSuspended: false })

    expect((await app.visitor.get('/api/linkhub/ada-returns')).status).toBe(410)
  })
})

describe('reports', () => {
  const DAY = 24 * HOUR

  test('are gone ninety days after the decision, a year after they came, and not before', async () => {
    const app = await testApp()
    await makeProfile(app)
    await makeProfile(app, { username: 'another-page' })
    await report(app.visitor, { details: 'decided', email: 'victim@example.com' })
    await report(app.visitor, { details: 'left lying' }, 'another-page')
    await dismissReports(app.deps, 'staff', 'ada-rahman')
    const keptAfter = async (days: number) => {
      app.clock.advance(days * DAY)
      await app.jobs.runDue()
      return (await listReports(app)).map(({ details }) => details).sort()
    }

    expect(await keptAfter(KEPT_DAYS_CLOSED)).toEqual(['decided', 'left lying'])
    expect(await keptAfter(1)).toEqual(['left lying'])
    expect(await keptAfter(KEPT_DAYS_AT_MOST - KEPT_DAYS_CLOSED - 1)).toEqual(['left lying'])
    expect(await keptAfter(1)).toEqual([])
  })

  test('are kept as long as the privacy page says', () => {
    const rows = privacy.sections.flatMap(({ table }) => table?.rows ?? [])

    const promise = rows.find(([what]) => what === 'Reports about a page')?.[1]
    expect(promise).toContain(`${KEPT_DAYS_CLOSED} days after we have decided`)
    expect(promise).toContain(`${KEPT_DAYS_AT_MOST} days at most`)
  })
})
