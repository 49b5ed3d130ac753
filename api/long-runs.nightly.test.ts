import type { Operation } from '@nokshi/contract/operation.ts'
import { operations } from '@nokshi/contract/operations.ts'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import type { Client } from './testing/client.ts'
import { exampleOf } from './testing/fuzz/example-of.ts'
import { costOf, leastCostOf, longRuns } from './testing/fuzz/long-runs.ts'
import { createSeededRandom } from './testing/fuzz/seeded-random.ts'
import { listTextFields, type TextField, withText } from './testing/fuzz/text-fields.ts'
import { makeStaff, makeUser } from './testing/make.ts'
import { testApp } from './testing/test-app.ts'

/** As much as fits into a body, where nothing else says how long a text may be. */
const LENGTH_MAX = 60_000
const HOUR = 60 * 60 * 1000

/** A stall that anybody notices takes far more than the few milliseconds of an ordinary request. */
const SUSPICIOUS = 25

/** A text that is four times as long takes four times as long; were it the square, sixteen times. */
const GROWTH_MAX = 9

/** What would shut the callers out, or makes a hash on purpose. */
const LEFT_OUT = /password|logout|sessions|two-factor|crm\/staff|delete-account|crm\/login|crm\/setup|crm\/register/

/** Behind a login each field gets a share of the runs, another one than the field before it. */
const SHARE = 16

test('no run of any character in any field takes more than linear time', { timeout: 300_000 }, async () => {
  const app = await testApp()
  const { client: user } = await makeUser(app)
  const { client: owner } = await makeStaff(app, 'owner')
  const random = createSeededRandom(7)
  const calls = operations.filter(({ path }) => !LEFT_OUT.test(path)).flatMap((operation) => callsOf(random, operation))
  const errors: string[] = []

  for (const [place, { operation, field, send }] of calls.entries()) {
    const { needs } = operation
    const client = needs === undefined ? app.visitor : needs === 'session' ? user : owner
    const work = (text: string) => () => {
      // The same post within ten minutes is only counted, and too many within an hour are refused.
      app.clock.advance(HOUR)
      return send(client, text)
    }
    const length = Math.min(field.max ?? LENGTH_MAX, LENGTH_MAX)
    const runs = longRuns(length).filter((_run, index) => !needs || (index + place) % SHARE === 0)
    const ordinary = Math.max(1, await leastCostOf(work('Words of a weaver'), 3))
    for (const run of runs) {
      if ((await costOf(work(run))) < SUSPICIOUS * ordinary) continue
      const whole = await leastCostOf(work(run), 3)
      const growth = whole / (await leastCostOf(work(run.slice(0, length / 4)), 3))
      if (whole > SUSPICIOUS * ordinary && growth > GROWTH_MAX)
        errors.push(
          `${operation.path} ${field.path.join('.')}: ${JSON.stringify(run.slice(0, 9))} ×${growth.toFixed(1)}`,
        )
    }
    await app.jobs.runDue()
  }

  expect(errors).toEqual([])
  expect(calls.length).toBeGreaterThan(60)
})

test('no text that is refused for its length takes more than linear time to refuse', { timeout: 300_000 }, async () => {
  const random = createSeededRandom(7)
  const errors: string[] = []
  const long = longRuns(REFUSED)
  for (const { path, body } of operations) {
    if (!body) continue
    const example = exampleOf(random, body, () => undefined)
    for (const field of distinctFields(body)) {
      const work = (text: string) => () => body.safeParse(withText(example, field.path, text))
      for (const run of long) {
        if ((await costOf(work(run))) < TELLING_MS) continue
        const whole = await leastCostOf(work(run))
        const growth = whole / Math.max(1, await leastCostOf(work(run.slice(0, REFUSED / 4))))
        if (whole > TELLING_MS && growth > GROWTH_MAX)
          errors.push(`${path} ${field.path.join('.')}: ${JSON.stringify(run.slice(0, 9))} ×${growth.toFixed(1)}`)
      }
    }
  }

  expect(errors).toEqual([])
})

/** Longer than most fields take, and long enough to tell a square. */
const REFUSED = 16_000

/** Below so many milliseconds the clock is too coarse for a ratio, and nothing is wrong. */
const TELLING_MS = 20

/** A text that is read by several rules is one text, as long as the strictest of them allows. */
function distinctFields(message: z.ZodType) {
  const fields = Map.groupBy(listTextFields(message), ({ path }) => path.join('.'))
  return [...fields.values()].map(([first, ...others]): TextField => {
    const maxima = [first, ...others].flatMap((field) => field?.max ?? [])
    return { path: first?.path ?? [], max: maxima.length > 0 ? Math.min(...maxima) : undefined }
  })
}

interface Call {
  operation: Operation
  field: TextField
  send: (client: Client, text: string) => Promise<unknown>
}

/** One for each text of a call, all else being ordinary. */
function callsOf(random: ReturnType<typeof createSeededRandom>, operation: Operation): Call[] {
  const { method, path, query, body, files } = operation
  const address = path.replace(/\{\w+\}/g, 'nobody')
  if (query)
    return distinctFields(query).map((field) => ({
      operation,
      field,
      send: (client, text) =>
        client.send(method, `${address}?${field.path.join('.')}=${encodeURIComponent(text.toWellFormed())}`, {}),
    }))
  // A form with files is read by the same schema, in the test below.
  if (!body || files) return []
  const example = exampleOf(random, body, () => undefined)
  return distinctFields(body).map((field) => ({
    operation,
    field,
    send: (client, text) =>
      client.send(
        method,
        address,
        { 'content-type': 'application/json' },
        JSON.stringify(withText(example, field.path, text)),
      ),
  }))
}
