import { expect, onTestFinished, test } from 'vitest'
import { connectDatabase } from '../database/connect.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { createLog } from './log.ts'
import {
  claimRow,
  createOutboxSignal,
  Deferral,
  enqueue,
  LEASE_MS,
  Outage,
  type OutboxHandler,
  type RunningOutbox,
} from './outbox.ts'
import { startOutbox } from './outbox-worker.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** An outbox on an empty database, a clock that stands still, and workers that deliver when told to. */
async function testOutbox() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { db } = database
  const clock = { now: Date.parse('2026-11-15T06:00:00Z') }
  const deps = { db, now: () => clock.now, log: createLog('silent'), outboxSignal: createOutboxSignal() }
  return {
    clock,
    deps,
    put: (payload: unknown, kind = 'parcel') => enqueue(db, clock.now, kind, payload),
    rows: () => db.selectFrom('outbox').selectAll().orderBy('createdAt').orderBy('id').execute(),
    worker: (handlers: Record<string, OutboxHandler>) => startOutbox(deps, handlers, { isPaused: true }),
    /** A worker as another process has one: with a database connection of its own. */
    workerElsewhere(handlers: Record<string, OutboxHandler>) {
      const connection = connectDatabase(database.address)
      onTestFinished(() => connection.close())
      return startOutbox({ ...deps, db: connection.db }, handlers, { isPaused: true })
    },
  }
}

interface Depot {
  taken: unknown[]
  tried: unknown[]
  /** Set while the depot takes nothing. */
  fault?: Error | undefined
  handle: OutboxHandler
}

/** A far side that takes parcels when it is well, and keeps a list of them. */
function testDepot() {
  const depot: Depot = {
    taken: [],
    tried: [],
    async handle(payload) {
      depot.tried.push(payload)
      if (depot.fault) throw depot.fault
      depot.taken.push(payload)
    },
  }
  return depot
}

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

  expect(depot.taken.toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 60 }, (_, index) => index),
  )
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

test('a row that is refused while others pass is tried again later and later, then given up and kept', async () => {
  const { put, worker, rows, clock } = await testOutbox()
  const outbox = worker({
    async parcel(payload) {
      if (payload === 'bad') throw new Error('550 no such user')
    },
  })
  await put('bad')
  const waits: number[] = []

  for (let attempt = 1; attempt <= 8; attempt++) {
    await outbox.drain()
    const [bad] = await rows()
    waits.push((bad?.nextAttemptAt ?? 0) - clock.now)
    clock.now = bad?.nextAttemptAt ?? 0
    // Something that passes in between: the far side as a whole is well.
    await put('good')
  }

  const planned = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR, 24 * HOUR]
  for (const [index, wait] of planned.entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(wait * 0.8)
    expect(waits[index]).toBeLessThanOrEqual(wait * 1.2)
  }
  const [bad] = await rows()
  expect(bad).toMatchObject({
    payload: '"bad"',
    attempts: 8,
    lastError: '550 no such user',
    deliveredAt: null,
  })
  expect(bad?.deadAt).not.toBeNull()
})

test('a row that is refused all alone is given up as well', async () => {
  const { put, worker, rows, clock } = await testOutbox()
  const outbox = worker({ parcel: () => Promise.reject(new Error('550 no such user')) })
  await put('bad')

  for (let attempt = 1; attempt <= 8; attempt++) {
    await outbox.drain()
    const [bad] = await rows()
    clock.now = bad?.nextAttemptAt ?? 0
  }

  const [bad] = await rows()
  expect(bad).toMatchObject({ attempts: 8, deliveredAt: null })
  expect(bad?.deadAt).not.toBeNull()
})

test('a row that should come later is tried within a minute each time, and is not given up for a day', async () => {
  const { put, worker, rows, clock } = await testOutbox()
  const depot = testDepot()
  const outbox = worker({
    async parcel(payload) {
      if (payload === 'greylisted') throw new Deferral('451 come back later')
      depot.taken.push(payload)
    },
  })
  await put('greylisted')
  const waits: number[] = []

  for (let attempt = 0; attempt < 30; attempt++) {
    await outbox.drain()
    const [row] = await rows()
    waits.push((row?.nextAttemptAt ?? 0) - clock.now)
    clock.now = row?.nextAttemptAt ?? 0
    await put('good')
  }

  expect(waits[0]).toBe(10 * SECOND)
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(10 * SECOND)
  expect(Math.max(...waits)).toBeLessThanOrEqual(MINUTE)
  expect((await rows())[0]).toMatchObject({ attempts: 0, deadAt: null })
})

test.each([
  ['says that it is out of order', new Outage('ECONNREFUSED')],
  ['refuses everything', new Error('550 refused')],
])(
  'a far side that %s for days loses nothing: all arrives within a minute of its return',
  async (_how, fault) => {
    const { put, worker, rows, clock } = await testOutbox()
    const depot = testDepot()
    const { drain } = worker({ parcel: depot.handle })
    depot.fault = fault
    for (let index = 0; index < 10; index++) await put(index)

    for (let hour = 0; hour < 72; hour++) {
      await drain()
      clock.now += HOUR
    }
    depot.fault = undefined
    await drain()

    expect(depot.taken).toHaveLength(10)
    expect(new Set(depot.taken).size).toBe(10)
    expect(await rows()).toEqual(rowsOf(10, { deadAt: null, isOutage: 0, attempts: expect.any(Number) }))
  },
)

function rowsOf(length: number, traits: object) {
  return Array.from({ length }, () => expect.objectContaining(traits))
}

test('a far side that is out of order is left alone, and asked with one row at a time', async () => {
  const { put, worker, rows, clock } = await testOutbox()
  const depot = testDepot()
  const { drain } = worker({ parcel: depot.handle })
  depot.fault = new Outage('ECONNREFUSED')
  for (let index = 0; index < 10; index++) await put(index)
  await drain()
  const triedAtFirst = depot.tried.length

  const pauses: number[] = []
  for (let probe = 1; probe <= 6; probe++) {
    const before = depot.tried.length
    const since = clock.now
    while (depot.tried.length === before) {
      clock.now += SECOND
      await drain()
    }
    expect(depot.tried.length - before).toBe(1)
    pauses.push((clock.now - since) / SECOND)
  }

  expect(triedAtFirst).toBeLessThanOrEqual(4)
  expect(pauses).toEqual([5, 10, 20, 40, 60, 60])
  const marked = (await rows()).filter((row) => row.isOutage === 1)
  expect(marked.length).toBeGreaterThan(0)
  expect(marked).toEqual(rowsOf(marked.length, { attempts: 0, lastError: 'ECONNREFUSED' }))
})

test('a mail server that is down holds up nothing but mail', async () => {
  const { put, worker } = await testOutbox()
  const mail = testDepot()
  const parcels = testDepot()
  mail.fault = new Outage('ECONNREFUSED')
  await put('letter', 'mail')
  await put('box', 'parcel')

  await worker({ mail: mail.handle, parcel: parcels.handle }).drain()

  expect(parcels.taken).toEqual(['box'])
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

test('a long complaint of the far side is kept in part', async () => {
  const { put, worker, rows } = await testOutbox()
  const depot = testDepot()
  depot.fault = new Error('x'.repeat(10_000))
  await put('a')

  await worker({ parcel: depot.handle }).drain()

  expect((await rows())[0]?.lastError).toHaveLength(300)
})

test('a worker that is told to stop finishes what it has begun, and begins nothing more', async () => {
  const { put, worker } = await testOutbox()
  const depot = testDepot()
  const begun = Promise.withResolvers<void>()
  const door = Promise.withResolvers<void>()
  for (let index = 0; index < 10; index++) await put(index)
  const outbox: RunningOutbox = worker({
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
  deps.outboxSignal.emit('filled')

  expect(await delivered.promise).toBe('a')
})
