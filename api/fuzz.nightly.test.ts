import { setTimeout as delay } from 'node:timers/promises'
import type { Operation } from '@nokshi/contract/operation.ts'
import { operations } from '@nokshi/contract/operations.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { roles } from '@nokshi/contract/roles.ts'
import { expect, test } from 'vitest'
import type { Client } from './testing/client.ts'
import { createKnownIds } from './testing/fuzz/known-ids.ts'
import { type OddRequest, oddRequest, plainRequest } from './testing/fuzz/odd-requests.ts'
import { createSeededRandom } from './testing/fuzz/seeded-random.ts'
import { makeStaff, makeUser } from './testing/make.ts'
import { testApp } from './testing/test-app.ts'

/** The same requests in every run. `FUZZ_SEED=…` makes others, `FUZZ_TIMES=20` more. */
const seed = Number(process.env.FUZZ_SEED ?? 7)
const times = Number(process.env.FUZZ_TIMES ?? 1)

/** How often each call is made by somebody who may make it, and by somebody who may not. */
const LET_IN = 8 * times
const KEPT_OUT = 2 * times

/** Far more than anything takes; what runs away takes minutes. */
const PATIENCE_MS = 5_000

const HOUR = 60 * 60 * 1000

/** What may shut a caller out comes last, and logging out at the very end. */
const shuttingOut = 'password$ sessions two-factor crm/staff crm/settings delete-account logout'
  .split(' ')
  .map((pattern) => new RegExp(pattern))

/** Zero for a call that leaves everybody where they are. */
function shutsOut({ method, path }: Operation) {
  return method === 'GET' ? 0 : shuttingOut.findIndex((pattern) => pattern.test(path)) + 1
}

/** Nobody guesses what these ask for: a token of a mail, a code of the moment, a signature. */
const asksForSecret =
  /passkey|two-factor|recovery|(reset|change)-password|verify-email|login\/code|unsubscribe|forget|numbers|\.ics|metrics|invites\/look|crm\/(register|setup|login)$/

const calls = operations.toSorted((a, b) => shutsOut(a) - shutsOut(b))
const harmlessCalls = calls.filter((call) => shutsOut(call) === 0)

function isLetIn({ needs }: Operation, who: string) {
  if (needs === undefined) return who === 'anonymous' || who === 'owner'
  if (needs === 'session') return who === 'user of Creator LinkHub'
  const role = roles.find((known) => known === who)
  return role !== undefined && roles.indexOf(role) >= roles.indexOf(needs)
}

test('no call fails, hangs or refuses without a sentence, whatever it is sent', {
  timeout: 600_000 * times,
}, async () => {
  const app = await testApp()
  const callers: [who: string, client: Client][] = [
    ['anonymous', app.visitor],
    ['user of Creator LinkHub', (await makeUser(app)).client],
    ['viewer', (await makeStaff(app, 'viewer')).client],
    ['member', (await makeStaff(app, 'member')).client],
    ['owner', (await makeStaff(app, 'owner')).client],
  ]
  const random = createSeededRandom(seed)
  const ids = createKnownIds(random)
  const errors: string[] = []
  const answered = new Set<Operation>()
  let sent = 0

  async function send(who: string, client: Client, operation: Operation, request: OddRequest) {
    sent++
    const { method, path, headers, body } = request
    const startedAt = performance.now()
    const reply = await Promise.race([
      client.send(method, path, headers, body),
      delay(PATIENCE_MS, undefined, { ref: false }),
    ])
    const error = reply ? await findError(reply, performance.now() - startedAt) : 'no answer'
    if (error) errors.push(`${error}\n  ${who}: ${describe(request)}`)
    if (reply && reply.status < 400) answered.add(operation)
    if (reply?.ok && isJson(reply)) ids.remember(operation.path, await reply.json())
  }

  // First what is almost right, so that there are ids to use.
  for (let round = 0; round < 3; round++) {
    for (const operation of harmlessCalls) {
      for (const [who, client] of callers)
        if (isLetIn(operation, who)) await send(who, client, operation, plainRequest(random, operation, ids))
    }
    await app.jobs.runDue()
    app.clock.advance(HOUR)
  }
  for (const operation of calls) {
    // So that no limit stands before what is to be tried.
    app.clock.advance(HOUR)
    for (const [who, client] of callers) {
      for (let left = isLetIn(operation, who) ? LET_IN : KEPT_OUT; left > 0; left--)
        await send(who, client, operation, oddRequest(random, operation, ids))
    }
  }

  const repeat = `FUZZ_SEED=${seed} FUZZ_TIMES=${times} repeats this run of ${sent} requests.`
  expect(errors, repeat).toEqual([])
  expect(
    app.logged.filter((line) => line.includes('"level":"error"')),
    repeat,
  ).toEqual([])
  expect(Object.keys(Object.prototype), repeat).toEqual([])
  // Most calls were let through to their work, not only refused at the door.
  const open = calls.filter(({ path }) => !asksForSecret.test(path))
  expect(open.filter((call) => answered.has(call)).length, repeat).toBeGreaterThan(open.length * 0.7)
})

function isJson(reply: Response) {
  return /^application\/json\b/.test(reply.headers.get('content-type') ?? '')
}

async function findError(reply: Response, milliseconds: number) {
  if (milliseconds > PATIENCE_MS) return `took ${Math.round(milliseconds)} ms`
  if (reply.status >= 500) return `answered ${reply.status}`
  if (reply.status < 400) return undefined
  if (reply.status === 429 && !reply.headers.has('retry-after')) return 'too many, but not for how long'
  if (reply.status === 405 && !reply.headers.has('allow')) return 'wrong method, but not which is right'
  const text = await reply.clone().text()
  return isSentence(isJson(reply) ? Problem.safeParse(JSON.parse(text)).data?.error : titleOf(text))
    ? undefined
    : `refused with ${reply.status}: ${text.slice(0, 300)}`
}

/** Ours end as sentences do; what a library says by itself does not. */
function isSentence(text = '') {
  return /\p{L}.*[.!?।؟]$/su.test(text)
}

/** What opens in a browser's own window is refused by a page. */
function titleOf(html: string) {
  return /<title>([^<]*)/.exec(html)?.[1]
}

function describe({ method, path, headers, body }: OddRequest) {
  const text = JSON.stringify(Buffer.from(body ?? []).toString())
  return `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${text.slice(0, 300)}`
}
