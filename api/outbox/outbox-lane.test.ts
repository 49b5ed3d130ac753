import { expect, test } from 'vitest'
import { testDepot, testOutbox } from '../testing/outbox.ts'
import { Outage, Rejection } from './outbox.ts'

const SECOND = 1000
const HOUR = 60 * 60 * SECOND

function rowsOf(length: number, traits: object) {
  return Array.from({ length }, () => expect.objectContaining(traits))
}

test.each([
  ['says that it is out of order', new Outage('ECONNREFUSED')],
  ['refuses everything', new Rejection('550 refused')],
])('a far side that %s for days loses nothing: all arrives within a minute of its return', async (_how, error) => {
  const { put, worker, rows, clock } = await testOutbox()
  const depot = testDepot()
  const { drain } = worker({ parcel: depot.handle })
  depot.error = error
  for (let index = 0; index < 10; index++) await put(index)

  for (let hour = 0; hour < 72; hour++) {
    await drain()
    clock.now += HOUR
  }
  depot.error = undefined
  await drain()

  expect(depot.taken).toHaveLength(10)
  expect(new Set(depot.taken).size).toBe(10)
  expect(await rows()).toEqual(rowsOf(10, { deadAt: null, isOutage: 0, attempts: expect.any(Number) }))
})

test('a receiver that fails gets one row at a time', async () => {
  const { put, worker, rows, clock } = await testOutbox()
  const depot = testDepot()
  const { drain } = worker({ parcel: depot.handle })
  depot.error = new Outage('ECONNREFUSED')
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
  mail.error = new Outage('ECONNREFUSED')
  await put('letter', 'mail')
  await put('box', 'parcel')

  await worker({ mail: mail.handle, parcel: parcels.handle }).drain()

  expect(parcels.taken).toEqual(['box'])
})

/** Twelve rows that fail with this error and then a good one; returns what was delivered and what is left. */
async function drainBadBeforeGood(error: Error) {
  const { put, worker, rows } = await testOutbox()
  const taken: unknown[] = []
  const { drain } = worker({
    async parcel(payload) {
      if (payload !== 'good') throw error
      taken.push(payload)
    },
  })
  for (let index = 0; index < 12; index++) await put(index)
  await drain()
  await put('good')
  await drain()
  return { taken, failed: (await rows()).filter((row) => row.deliveredAt === null) }
}

test('rows that fail for reasons of their own hold up nothing, however many they are', async () => {
  const { taken, failed } = await drainBadBeforeGood(new Error('index row requires 44040 bytes'))

  expect(taken).toEqual(['good'])
  expect(failed).toEqual(rowsOf(12, { attempts: 1, isOutage: 0, lastError: 'index row requires 44040 bytes' }))
})

test('a row that nobody can read is given up, and holds up nothing', async () => {
  const { put, worker, rows, deps, clock } = await testOutbox()
  const depot = testDepot()
  const { drain } = worker({ parcel: depot.handle })
  const damaged = await put('damaged')
  await deps.db.updateTable('outbox').set({ payload: '{"cut' }).where('id', '=', damaged).execute()

  for (let day = 0; day < 10; day++) {
    await put(day)
    await drain()
    clock.now += 24 * HOUR
  }

  expect(depot.taken).toHaveLength(10)
  expect((await rows()).find((row) => row.id === damaged)).toMatchObject({
    deadAt: expect.any(Number),
    deliveredAt: null,
  })
})
