import { describe, expect, onTestFinished, test } from 'vitest'
import { testDepot, testOutbox } from '../testing/outbox.ts'
import { readPlans } from '../testing/query-plan.ts'
import { testEngine } from '../testing/test-database.ts'
import { RENEW_EVERY_MS } from './lease-renewal.ts'
import { claimRow, enqueue, LEASE_MS, listDueIds } from './outbox.ts'
import { LOOK_EVERY_MS, startOutbox } from './outbox-worker.ts'

const MINUTE = 60_000

test('what is put into the outbox is delivered once', async () => {
  const { put, worker, rows, clock } = await testOutbox()
  const depot = testDepot()
  await put('a')

  const { drain } = worker({ parcel: depot.handle })
  await drain()
  await drain()

  expect(depot.taken).toEqual(['a'])
  expect(await rows()).toEqual([expect.objectContaining({ deliveredAt: clock.now, lastError: null })])
})

test('what was put in by a transaction that failed is never delivered', async () => {
  const { deps, worker } = await testOutbox()
  const depot = testDepot()
  const broken = deps.db.transaction().execute(async (tx) => {
    await enqueue(tx, deps.now(), 'parcel', 'a')
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')

  await worker({ parcel: depot.handle }).drain()

  expect(depot.tried).toEqual([])
})

test('two processes share the work, and deliver nothing twice', async () => {
  const { put, worker, workerElsewhere } = await testOutbox()
  const depot = testDepot()
  for (let index = 0; index < 60; index++) await put(index)

  const here = worker({ parcel: depot.handle })
  const there = workerElsewhere({ parcel: depot.handle })
  await Promise.all([here.drain(), there.drain(), here.drain()])

  expect(depot.taken.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 60 }, (_, index) => index))
})

test('what a killed process was delivering is delivered when its lease has run out', async () => {
  const { put, worker, deps, clock } = await testOutbox()
  const depot = testDepot()
  const { drain } = worker({ parcel: depot.handle })
  const id = await put('a')
  await claimRow(deps.db, id, clock.now)

  clock.now += LEASE_MS - 1
  await drain()
  expect(depot.taken).toEqual([])

  clock.now += 1
  await drain()
  expect(depot.taken).toEqual(['a'])
})

test('rows nobody knows how to deliver wait untouched', async () => {
  const { put, worker, rows } = await testOutbox()
  await put('a', 'telegram')

  await worker({ parcel: testDepot().handle }).drain()

  expect(await rows()).toEqual([expect.objectContaining({ attempts: 0, leasedUntil: 0, deliveredAt: null })])
})

test('a row that puts in another one has that delivered in the same turn', async () => {
  const { put, worker, deps } = await testOutbox()
  const depot = testDepot()
  await put('order', 'request')

  await worker({
    parcel: depot.handle,
    request: async () => void (await enqueue(deps.db, deps.now(), 'parcel', 'ordered')),
  }).drain()

  expect(depot.taken).toEqual(['ordered'])
})

test('a secret is wiped when it has been delivered; other payloads stay', async () => {
  const { put, worker, rows } = await testOutbox()
  await put({ link: 'https://…?token=secret', isPrivate: true })
  await put({ words: 'hello' })

  await worker({ parcel: testDepot().handle }).drain()

  expect((await rows()).map((row) => row.payload).toSorted()).toEqual(['{"words":"hello"}', '{}'])
})

test('what was delivered while the database was away is not delivered again', async () => {
  const { put, worker, rows, deps, clock } = await testOutbox()
  const { schema } = deps.db
  const depot = testDepot()
  const { drain } = worker({
    async parcel(payload) {
      depot.taken.push(payload)
      await schema.alterTable('outbox').renameTo('outboxAway').execute()
    },
  })
  await put('a')
  await expect(drain()).rejects.toThrow()
  await schema.alterTable('outboxAway').renameTo('outbox').execute()

  clock.now += LEASE_MS
  await drain()

  expect(depot.taken).toEqual(['a'])
  expect(await rows()).toEqual([expect.objectContaining({ deliveredAt: clock.now })])
})

test('a worker that is told to stop finishes what it has begun, and begins nothing more', async () => {
  const { put, worker } = await testOutbox()
  const depot = testDepot()
  const begun = Promise.withResolvers<void>()
  const door = Promise.withResolvers<void>()
  for (let index = 0; index < 10; index++) await put(index)
  const outbox: ReturnType<typeof worker> = worker({
    async parcel(payload) {
      begun.resolve()
      await door.promise
      depot.taken.push(payload)
    },
  })

  const draining = outbox.drain()
  await begun.promise
  const stopped = outbox.stop()
  door.resolve()
  await Promise.all([stopped, draining])

  expect(depot.taken.length).toBeGreaterThan(0)
  expect(depot.taken.length).toBeLessThanOrEqual(4)
})

test('a running worker is woken by what this process puts in', async () => {
  const { put, deps } = await testOutbox()
  const delivered = Promise.withResolvers<unknown>()
  const outbox = startOutbox(deps, { parcel: async (payload) => delivered.resolve(payload) })
  onTestFinished(() => outbox.stop())

  await put('a')

  expect(await delivered.promise).toBe('a')
})

test('an answer that no database can store is retried like any other, and kept in part', async () => {
  const { put, worker, rows } = await testOutbox()
  await put('a')

  await worker({
    parcel: () => Promise.reject(new Error(`no\u0000\u0001such \ud800thing${'x'.repeat(10_000)}`)),
  }).drain()

  expect(await rows()).toEqual([
    expect.objectContaining({ attempts: 1, leasedUntil: 0, lastError: `no such \ufffdthing`.padEnd(300, 'x') }),
  ])
})

describe('the lease of a delivery that takes long', () => {
  /** Two processes, and a parcel that the first one has begun to deliver. */
  async function underWay() {
    const outbox = await testOutbox()
    const begun = Promise.withResolvers<AbortSignal>()
    const end = Promise.withResolvers<void>()
    const here = outbox.worker({
      parcel(_payload, { signal }) {
        begun.resolve(signal)
        return end.promise
      },
    })
    const depot = testDepot()
    const there = outbox.workerElsewhere({ parcel: depot.handle })
    await outbox.put('a')
    const draining = here.drain()
    return { ...outbox, here, there, depot, draining, end, signal: await begun.promise }
  }

  test('is renewed by the process that delivers, and nobody else delivers meanwhile', async () => {
    const { here, there, depot, draining, end, clock, rows, signal } = await underWay()

    for (let renewals = 0; renewals < 20; renewals++) {
      clock.now += RENEW_EVERY_MS
      await here.renewLeases()
      await there.drain()
    }
    end.resolve()
    await draining

    expect(depot.tried).toEqual([])
    expect(signal.aborted).toBe(false)
    expect(await rows()).toEqual([expect.objectContaining({ deliveredAt: clock.now, leasedUntil: 0 })])
  })

  test('that nobody renews is over within a minute, and the one who had it gives up', async () => {
    const { here, there, depot, draining, end, clock, rows, signal } = await underWay()

    clock.now += MINUTE - LOOK_EVERY_MS
    await there.drain()
    await here.renewLeases()
    end.reject(new Error('given up'))
    await draining

    expect(depot.taken).toEqual(['a'])
    expect(signal.aborted).toBe(true)
    expect(await rows()).toEqual([expect.objectContaining({ attempts: 0, lastError: null })])
  })

  test('is not given back by the one who has lost it while the other delivers', async () => {
    const { put, worker, workerElsewhere, clock } = await testOutbox()
    const tries: PromiseWithResolvers<void>[] = []
    let starts = Promise.withResolvers<void>()
    const slow = () => {
      const attempt = Promise.withResolvers<void>()
      tries.push(attempt)
      starts.resolve()
      return attempt.promise
    }
    await put('a')
    const first = worker({ parcel: slow }).drain()
    await starts.promise
    clock.now += LEASE_MS
    starts = Promise.withResolvers()
    const second = workerElsewhere({ parcel: slow }).drain()
    await starts.promise

    tries[0]?.reject(new Error('too late'))
    await first
    await worker({ parcel: slow }).drain()
    tries[1]?.resolve()
    await second

    expect(tries).toHaveLength(2)
  })

  test('is given up in time when the database does not answer', async () => {
    const { here, draining, end, deps, clock, signal } = await underWay()
    const { schema } = deps.db
    await schema.alterTable('outbox').renameTo('outboxAway').execute()

    await here.renewLeases()
    expect(signal.aborted).toBe(false)
    clock.now += LEASE_MS - RENEW_EVERY_MS
    await here.renewLeases()
    expect(signal.aborted).toBe(true)

    await schema.alterTable('outboxAway').renameTo('outbox').execute()
    end.resolve()
    await draining
  })
})

const byKind =
  testEngine === 'postgres'
    ? /Index Cond: \(\(kind = .* AND \(next_attempt_at <= /
    : /USING INDEX outbox_waiting_by_kind \(kind=\? AND next_attempt_at<\?\)/

test.each([true, false])(
  'what is due of one kind is found without reading what waits of another (only untried: %s)',
  async (isUntried) => {
    const { put, deps } = await testOutbox()
    for (let n = 0; n < 50; n++) await put('a letter nobody can send', 'mail')

    const plans = await readPlans(deps.db, (db) => listDueIds(db, 'parcel', deps.now(), { limit: 10, isUntried }))

    expect(plans).toEqual([expect.stringMatching(byKind)])
  },
)
