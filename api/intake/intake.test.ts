import { LeadReceived } from '@nokshi/contract/leads.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { ProjectRequestReceived } from '@nokshi/contract/project-requests.ts'
import { describe, expect, test } from 'vitest'
import { readMails } from '../testing/outbox.ts'
import { testApp } from '../testing/test-app.ts'
import { storeSubmission } from './store-submission.ts'

const lead = { name: 'Ada', contact: 'ada@example.com', type: 'other', comment: 'Hello, I need a website.' }
const request = { name: 'Ada', email: 'ada@example.com', description: 'Hello, I need a website.' }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type App = Awaited<ReturnType<typeof testApp>>

async function referenceOf(reply: Response) {
  return LeadReceived.parse(await reply.json()).reference
}

function listSubmissions({ deps }: App) {
  return deps.db.selectFrom('submission').selectAll().orderBy('receivedAt').execute()
}

/** Mails to the studio, without confirmations to senders. */
async function listMails(app: App) {
  return (await readMails(app)).filter(({ to }) => to === undefined)
}

async function countedAs({ deps }: App, outcome: string) {
  const { values } = await deps.metrics.submissions.get()
  return values.find((value) => value.labels.outcome === outcome)?.value ?? 0
}

describe('an Idempotency-Key', () => {
  test('gets the same answer again, also long after', async () => {
    const app = await testApp()
    const key = { 'idempotency-key': 'b1946ac9-2492-4d23-8a6e-7f8f4b3a2c11' }

    const first = await app.visitor.post('/api/leads', lead, key)
    app.clock.advance(3 * DAY)
    const again = await app.visitor.post('/api/leads', lead, key)

    expect(again.status).toBe(201)
    expect(await referenceOf(again)).toBe(await referenceOf(first))
    expect(await listSubmissions(app)).toHaveLength(1)
    expect(await listMails(app)).toHaveLength(1)
  })

  test('that comes with another message is refused, and nothing of that message is kept', async () => {
    const app = await testApp()
    const key = { 'idempotency-key': 'k' }

    await app.visitor.post('/api/leads', lead, key)
    const other = await app.visitor.post('/api/leads', { ...lead, comment: 'Something else' }, key)

    expect(other.status).toBe(422)
    expect(Problem.parse(await other.json()).error).toContain('Idempotency-Key')
    expect(await listSubmissions(app)).toHaveLength(1)
  })

  test('belongs to one form', async () => {
    const app = await testApp()
    const key = { 'idempotency-key': 'k' }

    const replies = [
      await app.visitor.post('/api/leads', lead, key),
      await app.visitor.post('/send-email', request, key),
    ]

    expect(replies.map((reply) => reply.status)).toEqual([201, 200])
    expect(await listSubmissions(app)).toHaveLength(2)
  })

  test('of a post that was refused may be used for the corrected one', async () => {
    const app = await testApp()
    const key = { 'idempotency-key': 'k' }

    const refused = await app.visitor.post('/api/leads', { ...lead, name: '' }, key)
    const corrected = await app.visitor.post('/api/leads', lead, key)

    expect([refused.status, corrected.status]).toEqual([400, 201])
  })

  test('is refused when it is empty, too long or not plain', async () => {
    const app = await testApp()

    for (const key of ['', 'x'.repeat(256), 'schlüssel', 'tab\there'])
      expect((await app.visitor.post('/api/leads', lead, { 'idempotency-key': key })).status, key).toBe(400)
    expect(await listSubmissions(app)).toEqual([])
  })

  test('of a repeated message keeps the reference of the first one', async () => {
    const app = await testApp()

    const first = await app.visitor.post('/api/leads', lead)
    await app.visitor.post('/api/leads', lead, { 'idempotency-key': 'k' })
    app.clock.advance(DAY)
    const again = await app.visitor.post('/api/leads', lead, { 'idempotency-key': 'k' })

    expect(await referenceOf(again)).toBe(await referenceOf(first))
    expect(await listSubmissions(app)).toHaveLength(1)
  })

  test('is forgotten after a week', async () => {
    const app = await testApp()
    const key = { 'idempotency-key': 'k' }

    await app.visitor.post('/api/leads', lead, key)
    app.clock.advance(7 * DAY + 1)
    await app.jobs.runDue()
    const other = await app.visitor.post('/api/leads', { ...lead, comment: 'Something else' }, key)

    expect(other.status).toBe(201)
  })
})

describe('fifty equal posts at once', () => {
  test.each([
    ['without a key', () => ({})],
    ['with the same key', () => ({ 'idempotency-key': 'k' })],
    ['with a key each', (index: number) => ({ 'idempotency-key': `k${index}` })],
  ])('%s are one submission and one mail', async (_how, keyOf) => {
    const app = await testApp()
    const submissions = Array.from({ length: 50 }, (_, index) =>
      app.visitor.post('/send-email', request, { ...keyOf(index) }),
    )

    const replies = await Promise.all(submissions)

    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    const received = await Promise.all(replies.map(async (reply) => ProjectRequestReceived.parse(await reply.json())))
    const [submission, ...others] = await listSubmissions(app)
    expect(others).toEqual([])
    expect(new Set(received.map(({ reference }) => reference))).toEqual(new Set([submission?.reference]))
    expect(await listMails(app)).toHaveLength(1)
    expect(await countedAs(app, 'received')).toBe(1)
    expect(await countedAs(app, 'duplicate')).toBe(49)
  })
})

describe('the same message', () => {
  test('within ten minutes is one submission that was sent twice, however it is spaced and capitalised, and later a new one', async () => {
    const app = await testApp()

    const first = await app.visitor.post('/api/leads', lead)
    app.clock.advance(10 * MINUTE)
    const again = await app.visitor.post('/api/leads', {
      ...lead,
      name: ' ADA ',
      comment: 'hello,  I need\na website.',
    })

    expect(await referenceOf(again)).toBe(await referenceOf(first))
    expect(await listSubmissions(app)).toEqual([expect.objectContaining({ timesSent: 2 })])
    expect(await listMails(app)).toHaveLength(1)
    app.clock.advance(1)
    await app.visitor.post('/api/leads', lead)
    expect(await listSubmissions(app)).toHaveLength(2)
  })

  test('from somebody else, or through the other form, is another submission', async () => {
    const app = await testApp()

    await app.visitor.post('/api/leads', lead)
    await app.visitor.post('/api/leads', { ...lead, name: 'Grace' })
    await app.visitor.post('/send-email', request)

    expect(await listSubmissions(app)).toHaveLength(3)
  })
})

describe('spam', () => {
  const advertisement = {
    ...lead,
    comment: 'Best [url=https://a.example]casino bonus[/url] https://b.example https://c.example',
  }

  test('is answered like everything else, kept with its reasons, and not mailed', async () => {
    const app = await testApp()

    const reply = await app.visitor.post('/api/leads', advertisement)

    expect(reply.status).toBe(201)
    const [submission] = await listSubmissions(app)
    expect(submission).toMatchObject({
      reference: await referenceOf(reply),
      status: 'spam',
      payload: JSON.stringify(advertisement),
      spamReasons: JSON.stringify(['many-links', 'link-markup', 'spam-phrase', 'automated']),
    })
    expect(submission?.spamScore).toBeGreaterThanOrEqual(5)
    expect(await listMails(app)).toEqual([])
    expect(await countedAs(app, 'spam')).toBe(1)
  })

  test('betrays itself by filling the field that people do not see', async () => {
    const app = await testApp()

    await app.visitor.post('/api/leads', lead, { 'x-hidden-fields': 'leaveBlank=https%3A%2F%2Fa.example' })
    app.clock.advance(1)
    await app.visitor.post('/api/leads', { ...lead, name: 'Alan', leaveBlank: 'https://a.example' })
    app.clock.advance(1)
    await app.visitor.post('/api/leads', { ...lead, name: 'Grace', leaveBlank: '' })

    expect((await listSubmissions(app)).map(({ status }) => status)).toEqual(['spam', 'spam', 'new'])
  })

  test('is noticed when one long text comes from three senders within a day', async () => {
    const app = await testApp()
    const comment = 'We have looked at your website and found many faults in it.'

    for (const name of ['Ada', 'Grace', 'Edith']) {
      await app.visitor.post('/api/leads', { ...lead, name, comment })
      app.clock.advance(1)
    }
    app.clock.advance(DAY)
    await app.visitor.post('/api/leads', { ...lead, name: 'Joan', comment })

    const reasons = (await listSubmissions(app)).map(({ spamReasons }) => spamReasons.includes('same-text-from-many'))
    expect(reasons).toEqual([false, false, true, false])
  })
})

describe('a flood', () => {
  async function setHits({ deps }: App, limit: string, hits: number) {
    await deps.db.updateTable('rate').set({ hits }).where('key', 'like', `${limit}:%`).execute()
  }

  test('of 60 posts in ten minutes only makes the next ones a little more suspicious', async () => {
    const app = await testApp()
    await app.visitor.post('/api/leads', lead)
    await setHits(app, 'form-rush', 60)
    app.clock.advance(1)

    await app.visitor.post('/api/leads', { ...lead, name: 'Grace' })

    const [before, after] = await listSubmissions(app)
    expect(after).toMatchObject({ status: 'new', spamScore: (before?.spamScore ?? 0) + 1 })
  })

  test('that breaks the limiter itself keeps nobody from writing', async () => {
    const app = await testApp()
    await app.deps.db.schema.dropTable('rate').execute()

    const reply = await app.visitor.post('/api/leads', lead)

    expect(reply.status).toBe(201)
    expect(app.logged.some((line) => line.includes('form limiter failed'))).toBe(true)
  })
})

test('a reference that is already taken is drawn again', async () => {
  const app = await testApp()
  const drafts = ['LD-AAAAAA', 'LD-AAAAAA', 'LD-AAAAAA', 'LD-BBBBBB'].values()
  const keep = (name: string) =>
    storeSubmission(app.deps, {
      form: 'lead',
      arrival: {
        body: '{}',
        sent: {},
        idempotencyKey: name,
        network: { near: '203.0.113.7' },
        userAgent: '',
        isTrapFilled: false,
        language: 'en',
      },
      name,
      email: undefined,
      fields: { name },
      text: '',
      draftReference: () => drafts.next().value ?? '',
      writeMail: () => ({ subject: '', text: '', html: '' }),
    })

  const references = [await keep('Ada'), await keep('Grace')]

  expect(references).toEqual([{ reference: 'LD-AAAAAA' }, { reference: 'LD-BBBBBB' }])
  expect(await keep('Grace')).toEqual({ reference: 'LD-BBBBBB' })
})
