import { expect, test } from 'vitest'
import { testDepot, testOutbox } from '../testing/outbox.ts'
import { Deferral } from './outbox.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

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
    // A success in between: the receiver works.
    await put('good')
  }

  const planned = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR, 24 * HOUR]
  for (const [index, wait] of planned.entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(wait * 0.8)
    expect(waits[index]).toBeLessThanOrEqual(wait * 1.2)
  }
  const [bad] = await rows()
  expect(bad).toMatchObject({ payload: '"bad"', attempts: 8, lastError: '550 no such user', deliveredAt: null })
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
