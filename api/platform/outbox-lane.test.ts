// @engines sqlite postgres
import { expect, test } from 'vitest'
import { testDepot, testOutbox } from '../testing/outbox.ts'
import { Outage } from './outbox.ts'

const SECOND = 1000
const HOUR = 60 * 60 * SECOND

function rowsOf(length: number, traits: object) {
  return Array.from({ length }, () => expect.objectContaining(traits))
}

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
