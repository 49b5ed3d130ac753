import { createHmac } from 'node:crypto'
import { Webhook, WebhookMade, type webhookEvents } from '@nokshi/contract/crm/webhooks.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { expectAnswer, openBoard, patch, remove } from '../../testing/board.ts'
import { makeStaff } from '../../testing/make.ts'
import { hostileUrls, testInternet } from '../../testing/servers/test-internet.ts'
import { startReceiver } from '../../testing/servers/test-receiver.ts'

type Events = (typeof webhookEvents)[number][]

async function openListening(events: Events = ['deal.created', 'deal.won'], path = '') {
  const receiver = await startReceiver()
  const board = await openBoard({ env: { ALLOW_PRIVATE_WEBHOOKS: '1' } })
  const { desk } = board
  const url = receiver.url + path
  const made = WebhookMade.parse(await expectAnswer(desk.post('/api/crm/webhooks', { url, events }), 201))
  return {
    ...board,
    ...made,
    receiver,
    readStatus: async () => {
      const [webhook] = await desk.read('/api/crm/webhooks', z.array(Webhook))
      return webhook?.lastStatus
    },
  }
}

const MINUTE = 60 * 1000
const Told = z.object({
  id: z.string(),
  event: z.string(),
  at: z.string(),
  deal: z.object({ id: z.string(), title: z.string(), stage: z.object({ kind: z.string() }) }),
})

describe('a webhook', () => {
  test('gets the events it subscribes to, signed with its secret', async () => {
    const { addDeal, move, jobs, receiver, secret, readStatus } = await openListening()
    const { record } = await addDeal()
    await move(record.id, { stageId: 'talking' })
    await move(record.id, { stageId: 'won' })
    await jobs.runDue()

    const told = receiver.posts.map((post) => Told.parse(JSON.parse(post.body)))
    expect(told.map(({ event, deal }) => [event, deal.title, deal.stage.kind]).sort()).toEqual([
      ['deal.created', 'Tea house site', 'open'],
      ['deal.won', 'Tea house site', 'won'],
    ])
    for (const { headers, body } of receiver.posts) {
      const [, time = '', signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-nokshi-signature'])) ?? []
      expect(signature).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
      expect(Number(time)).toBe(Date.parse('2026-11-15T06:00:00Z') / 1000)
      expect(headers['x-nokshi-id']).toBe(Told.parse(JSON.parse(body)).id)
    }
    expect(await readStatus()).toBe('Delivered (200)')
  })

  test('that is out of order is told again later, with the same number', async () => {
    const { addDeal, jobs, clock, receiver, readStatus } = await openListening(['deal.created'])
    receiver.willAnswer({ status: 500 }, { status: 503 })
    await addDeal()

    await jobs.runDue()
    expect(await readStatus()).toBe('Answered with 500')
    clock.advance(MINUTE)
    await jobs.runDue()
    expect(await readStatus()).toBe('Answered with 503')
    clock.advance(10 * MINUTE)
    await jobs.runDue()

    expect(await readStatus()).toBe('Delivered (200)')
    expect(receiver.posts).toHaveLength(3)
    expect(new Set(receiver.posts.map((post) => post.headers['x-nokshi-id'])).size).toBe(1)
  })

  test('that is dead does not hold up another', async () => {
    const { addDeal, desk, jobs, receiver } = await openListening(['deal.created'])
    const dead = { url: 'http://127.0.0.1:9/', events: ['deal.created'] }
    await expectAnswer(desk.post('/api/crm/webhooks', dead), 201)
    for (let deal = 0; deal < 5; deal++) await addDeal()

    await jobs.runDue()

    expect(receiver.posts).toHaveLength(5)
    const statuses = (await desk.read('/api/crm/webhooks', z.array(Webhook))).map((one) => one.lastStatus)
    expect(statuses).toContain('Could not be reached (ECONNREFUSED)')
  })

  test('that sends us elsewhere is not followed', async () => {
    const { addDeal, jobs, receiver, readStatus } = await openListening(['deal.created'])
    receiver.willAnswer({ status: 302, location: '/elsewhere' })
    await addDeal()

    await jobs.runDue()

    expect(receiver.posts.map((post) => post.path)).toEqual(['/told'])
    expect(await readStatus()).toBe('Answered with 302')
  })

  test('that was taken away hears nothing more', async () => {
    const { addDeal, desk, webhook, jobs, receiver } = await openListening(['deal.created'])
    await addDeal()
    expect((await remove(desk, `/api/crm/webhooks/${webhook.id}`)).status).toBe(200)

    await jobs.runDue()

    expect(receiver.posts).toEqual([])
    expect((await remove(desk, `/api/crm/webhooks/${webhook.id}`)).status).toBe(404)
  })

  test('whose secret was sealed with another key says so, and calls nobody', async () => {
    const { addDeal, deps, jobs, receiver, readStatus } = await openListening(['deal.created'])
    await deps.db.updateTable('webhook').set({ secret: 'sealed-elsewhere' }).execute()
    await addDeal()

    await jobs.runDue()

    expect(receiver.posts).toEqual([])
    expect(await readStatus()).toBe('Its secret cannot be read any more. Make a new one.')
  })

  test('leaves nothing of what it was told in the outbox', async () => {
    const { addDeal, deps, jobs } = await openListening(['deal.created'])
    await addDeal()
    await jobs.runDue()

    const rows = await deps.db.selectFrom('outbox').select('payload').where('kind', '=', 'webhook').execute()
    expect(rows.map((row) => row.payload)).toEqual(['{}'])
  })

  test('shows its secret once, and keeps it sealed', async () => {
    const { desk, deps, secret } = await openListening()

    const reply = await desk.get('/api/crm/webhooks')
    const { secret: kept } = await deps.db.selectFrom('webhook').select('secret').executeTakeFirstOrThrow()

    expect(await reply.text()).not.toContain(secret)
    expect(kept).not.toContain(secret.slice(6))
  })
})

describe('an owner', () => {
  test('tries a webhook, and sees at once how it went', async () => {
    const { desk, webhook, receiver, secret, clock } = await openListening()
    const path = `/api/crm/webhooks/${webhook.id}/test`
    receiver.willAnswer({ status: 200 }, { status: 500 })

    const good = Webhook.parse(await expectAnswer(desk.post(path, {})))
    clock.advance(MINUTE)
    const bad = Webhook.parse(await expectAnswer(desk.post(path, {})))

    expect([good.lastStatus, good.isFailing]).toEqual(['Delivered (200)', false])
    expect([bad.lastStatus, bad.isFailing]).toEqual(['Answered with 500', true])
    const [post] = receiver.posts
    expect(JSON.parse(post?.body ?? '')).toEqual({
      id: post?.headers['x-nokshi-id'],
      event: 'test',
      at: '2026-11-15T06:00:00.000Z',
    })
    expect(post?.headers['x-nokshi-signature']).toBe(
      signatureOf(secret, post?.body, Date.parse('2026-11-15T06:00:00Z')),
    )
  })

  test('who tries one that nobody answers at is told, and nothing is tried again', async () => {
    const { desk, jobs, clock, deps } = await openListening()
    const dead = { url: 'http://127.0.0.1:9/', events: ['deal.won'] }
    const made = WebhookMade.parse(await expectAnswer(desk.post('/api/crm/webhooks', dead), 201))

    const tried = Webhook.parse(await expectAnswer(desk.post(`/api/crm/webhooks/${made.webhook.id}/test`, {})))
    clock.advance(MINUTE)
    await jobs.runDue()

    expect(tried).toMatchObject({ lastStatus: 'Could not be reached (ECONNREFUSED)', isFailing: true })
    expect(await deps.db.selectFrom('outbox').select('id').where('kind', '=', 'webhook').execute()).toEqual([])
  })

  test('gets a new secret, and from then on only that one signs', async () => {
    const { addDeal, desk, deps, jobs, webhook, receiver, secret } = await openListening(['deal.created'])
    // Queued before and delivered after: signed with the new secret.
    await addDeal()

    const made = WebhookMade.parse(await expectAnswer(desk.post(`/api/crm/webhooks/${webhook.id}/secret`, {})))
    await jobs.runDue()

    expect(made.webhook).toEqual(webhook)
    expect(made.secret).not.toBe(secret)
    const [post] = receiver.posts
    expect(post?.headers['x-nokshi-signature']).toBe(signatureOf(made.secret, post?.body, deps.now()))
    expect(await (await desk.get('/api/crm/webhooks')).text()).not.toContain(made.secret)
  })

  test.each(['test', 'secret'])('finds nothing to do with a webhook that is gone (%s)', async (act) => {
    const { desk } = await openBoard()

    expect((await desk.post(`/api/crm/webhooks/gone/${act}`, {})).status).toBe(404)
  })
})

function signatureOf(secret: string, body: string | undefined, now: number) {
  const time = now / 1000
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

test.each([...hostileUrls, 'http://localhost:3000/'])('%s is nowhere a webhook may go', async (url) => {
  const { desk } = await openBoard((await testInternet({})).options)

  expect((await desk.post('/api/crm/webhooks', { url, events: ['deal.won'] })).status).toBe(400)
})

test.each([
  ['ftp://example.com/', ['deal.won']],
  ['https://name:word@93.184.216.34/', ['deal.won']],
  ['https://93.184.216.34/', []],
  ['https://93.184.216.34/', ['everything']],
])('a webhook at %s for %j is refused', async (url, events) => {
  const { desk } = await openBoard()

  expect((await desk.post('/api/crm/webhooks', { url, events })).status).toBe(400)
})

test('a name that leads elsewhere by the time of the call is not called', async () => {
  const { options, dialled } = await testInternet({})
  const { addDeal, desk, jobs } = await openBoard(options)
  const input = { url: 'http://changing.example/', events: ['deal.created'] }
  await expectAnswer(desk.post('/api/crm/webhooks', input), 201)
  await addDeal()

  await jobs.runDue()

  const [webhook] = await desk.read('/api/crm/webhooks', z.array(Webhook))
  expect(webhook?.lastStatus).toBe('This address is inside a private network.')
  expect(dialled).toEqual([])
})

test('what was public when it was added is looked at again before it is called', async () => {
  const { addDeal, desk, deps, jobs } = await openBoard()
  const url = 'https://93.184.216.34/'
  await expectAnswer(desk.post('/api/crm/webhooks', { url, events: ['deal.created'] }), 201)
  await deps.db.updateTable('webhook').set({ url: 'http://127.0.0.1:9/' }).execute()
  await addDeal()

  await jobs.runDue()

  const [webhook] = await desk.read('/api/crm/webhooks', z.array(Webhook))
  expect(webhook?.lastStatus).toBe('This address is inside a private network.')
})

describe('a webhook whose owner leaves', () => {
  /** Added by a second owner, who then loses the role. */
  async function openLeaving() {
    const receiver = await startReceiver()
    const board = await openBoard({ env: { ALLOW_PRIVATE_WEBHOOKS: '1' } })
    const second = await makeStaff(board, 'owner', 'second@example.com')
    const input = { url: `${receiver.url}/told`, events: ['deal.created'] }
    const made = WebhookMade.parse(await expectAnswer(second.client.post('/api/crm/webhooks', input), 201))
    const close = (edit: object) => expectAnswer(patch(board.desk, `/api/crm/staff/${second.staff.id}`, edit))
    const readHook = async () => (await board.desk.read('/api/crm/webhooks', z.array(Webhook)))[0]
    return { ...board, receiver, second, made, close, readHook }
  }

  test.each([
    ['disabled', { isDisabled: true }],
    ['made a member', { role: 'member' }],
  ])('is paused when they are %s, until another owner takes it over', async (_how, edit) => {
    const { addDeal, jobs, desk, staff, receiver, second, made, close, readHook } = await openLeaving()
    // Queued and not delivered yet: not sent any more.
    await addDeal()
    await close(edit)
    await addDeal()
    await jobs.runDue()
    const paused = await readHook()
    const sentWhilePaused = receiver.posts.length

    const taken = Webhook.parse(await expectAnswer(desk.post(`/api/crm/webhooks/${made.webhook.id}/take-over`, {})))
    await addDeal()
    await jobs.runDue()

    expect(paused).toMatchObject({ isPaused: true, owner: { id: second.staff.id } })
    expect(sentWhilePaused).toBe(0)
    expect(taken).toMatchObject({ isPaused: false, owner: { id: staff.id } })
    expect(receiver.posts).toHaveLength(1)
  })

  test('pauses when nobody answers for it, until an owner takes it over', async () => {
    const { addDeal, jobs, deps, receiver, readHook } = await openLeaving()
    await deps.db.updateTable('webhook').set({ ownerId: null }).execute()
    await addDeal()
    await jobs.runDue()

    expect(await readHook()).toMatchObject({ isPaused: true, owner: null })
    expect(receiver.posts).toHaveLength(0)
  })

  test('is taken over by owners alone', async () => {
    const { anotherVisitor, deps, made } = await openLeaving()
    const member = await makeStaff({ anotherVisitor, deps }, 'member')

    const reply = await member.client.post(`/api/crm/webhooks/${made.webhook.id}/take-over`, {})

    expect(reply.status).toBe(403)
  })
})
