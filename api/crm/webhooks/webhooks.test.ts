import { createHmac } from 'node:crypto'
import { Webhook, WebhookMade, type webhookEvents } from '@nokshi/contract/crm/webhooks.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { expectAnswer, openBoard } from '../../testing/board.ts'
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
    expect((await desk.delete(`/api/crm/webhooks/${webhook.id}`)).status).toBe(200)

    await jobs.runDue()

    expect(receiver.posts).toEqual([])
    expect((await desk.delete(`/api/crm/webhooks/${webhook.id}`)).status).toBe(404)
  })

  test('whose secret was sealed with another key says so, and calls nobody', async () => {
    const { addDeal, deps, jobs, receiver, readStatus } = await openListening(['deal.created'])
    await deps.db.updateTable('webhook').set({ secret: 'sealed-elsewhere' }).execute()
    await addDeal()

    await jobs.runDue()

    expect(receiver.posts).toEqual([])
    expect(await readStatus()).toBe('Its secret cannot be read any more. Add the webhook again.')
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

test('a webhook goes to no address of ours, however it is written', async () => {
  const { desk } = await openBoard((await testInternet({})).options)

  for (const url of [...hostileUrls, 'http://localhost:3000/'])
    expect((await desk.post('/api/crm/webhooks', { url, events: ['deal.won'] })).status, url).toBe(400)
})

test('a webhook at an address that is none, or for events that are none, is refused', async () => {
  const { desk } = await openBoard()

  for (const [url, events] of [
    ['ftp://example.com/', ['deal.won']],
    ['https://name:word@93.184.216.34/', ['deal.won']],
    ['https://93.184.216.34/', []],
    ['https://93.184.216.34/', ['everything']],
  ])
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

describe('a webhook whose owner leaves', () => {
  /** Added by a second owner, who then loses the role. */
  async function openLeaving() {
    const receiver = await startReceiver()
    const board = await openBoard({ env: { ALLOW_PRIVATE_WEBHOOKS: '1' } })
    const second = await makeStaff(board, 'owner', 'second@example.com')
    const input = { url: `${receiver.url}/told`, events: ['deal.created'] }
    await expectAnswer(second.client.post('/api/crm/webhooks', input), 201)
    const close = (edit: object) => expectAnswer(board.desk.patch(`/api/crm/staff/${second.staff.id}`, edit))
    const readHook = async () => (await board.desk.read('/api/crm/webhooks', z.array(Webhook)))[0]
    return { ...board, receiver, second, close, readHook }
  }

  test.each([
    ['disabled', { isDisabled: true }],
    ['made a member', { role: 'member' }],
  ])('is paused when they are %s, until another owner takes it over', async (_how, edit) => {
    const { addDeal, jobs, desk, staff, receiver, second, close, readHook } = await openLeaving()
    // Queued and not delivered yet: not sent any more.
    await addDeal()
    await close(edit)
    await addDeal()
    await jobs.runDue()

    const paused = await readHook()
    expect(paused).toMatchObject({ isPaused: true, owner: { id: second.staff.id } })
    expect(receiver.posts).toEqual([])

    const reply = await expectAnswer(desk.post(`/api/crm/webhooks/${paused?.id}/take-over`, {}))
    await addDeal()
    await jobs.runDue()

    expect(Webhook.parse(reply)).toMatchObject({ isPaused: false, owner: { id: staff.id } })
    expect(receiver.posts).toHaveLength(1)
  })

  test('pauses when nobody answers for it', async () => {
    const { addDeal, jobs, deps, receiver, readHook } = await openLeaving()
    await deps.db.updateTable('webhook').set({ ownerId: null }).execute()
    await addDeal()
    await jobs.runDue()

    expect(await readHook()).toMatchObject({ isPaused: true, owner: null })
    expect(receiver.posts).toHaveLength(0)
  })
})
