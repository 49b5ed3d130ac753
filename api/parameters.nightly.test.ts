import type { Operation } from '@nokshi/contract/operation.ts'
import { operations } from '@nokshi/contract/operations.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileText } from './testing/fuzz/hostile.ts'
import { createKnownIds } from './testing/fuzz/known-ids.ts'
import { plainRequest } from './testing/fuzz/odd-requests.ts'
import { createSeededRandom } from './testing/fuzz/seeded-random.ts'
import { makeStaff, makeUser } from './testing/make.ts'
import { testApp } from './testing/test-app.ts'

const HOUR = 60 * 60 * 1000

/** Logging out and deleting leave nobody to ask with. */
const LEFT_OUT = /logout|delete-account|end-other-sessions|crm\/staff|password$/

/** Cursors of another list, with an unknown key, a number out of range, and a zero byte. */
const cursors = [
  [1, 'a'],
  [{}, []],
  [1e300, 'a'],
  [2 ** 53 - 1, 'a'],
  ['a\0', 'b'],
  [1, 'a\0'],
].map((cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url'))

/** As they stand in an address. */
const hostile = [
  ...['%00', 'a%00b', '%ff%fe', '..', '%E0%A4%A', '%F0%9F%92%A9', '%5c'],
  ...['9'.repeat(400), '-1', '2147483648', '1e400', 'a'.repeat(5_000)],
  ...cursors,
  ...fc.sample(hostileText, { seed: 7, numRuns: 4 }).map((text) => encodeURIComponent(text.toWellFormed())),
]

/** The address of a valid call with this value in the place of one parameter, for each of its parameters. */
function* addressesOf(path: string, { path: pattern, query }: Operation, value: string) {
  const parts = path.split('/')
  for (const [place, name] of pattern.split('/').entries())
    if (name.startsWith('{')) yield parts.with(place, value || 'a').join('/')
  for (const name of Object.keys(query?.shape ?? {})) yield `${path}?${name}=${value}`
}

test('whatever stands in one parameter of an address, the call is refused or finds nothing, and never fails', async () => {
  const app = await testApp()
  const user = (await makeUser(app)).client
  const owner = (await makeStaff(app, 'owner')).client
  const clientOf = ({ needs }: Operation) =>
    needs === undefined ? app.visitor : needs === 'session' ? user : owner
  const random = createSeededRandom(7)
  const ids = createKnownIds(random)
  const calls = operations.filter(({ path }) => !LEFT_OUT.test(path))

  // Makes records, whose ids are valid values.
  for (let round = 0; round < 2; round++) {
    for (const operation of calls) {
      const { method, path, headers, body } = plainRequest(random, operation, ids)
      const reply = await clientOf(operation).send(method, path, headers, body)
      if (reply.ok && /json/.test(reply.headers.get('content-type') ?? ''))
        ids.remember(operation.path, await reply.json())
    }
    await app.jobs.runDue()
    app.clock.advance(HOUR)
  }

  const failed: string[] = []
  let sent = 0
  for (const operation of calls) {
    app.clock.advance(HOUR)
    for (const value of hostile) {
      const { method, path, headers, body } = plainRequest(random, operation, ids)
      for (const address of addressesOf(path, operation, value)) {
        sent++
        const { status } = await clientOf(operation).send(method, address, headers, body)
        if (status >= 500) failed.push(`${status} ${method} ${address.slice(0, 150)}`)
        // Nothing has a zero byte in its name, and no list an order of such cursors.
        if (/%00/.test(value) && status < 400) failed.push(`${status} ${method} ${address}`)
      }
    }
  }

  expect(failed).toEqual([])
  expect(app.logged.filter((line) => line.includes('"level":"error"'))).toEqual([])
  expect(sent).toBeGreaterThan(2_500)
})
