import type { Operation } from '@nokshi/contract/operation.ts'
import { operations } from '@nokshi/contract/operations.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { makeProfile, makeStaff } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'

const SPENT = 1_000_000

const nameOf = ({ method, path }: Operation) => `${method} ${path}`
const isLimited = ({ limit }: Operation) => typeof limit === 'number'

/** Last, because it ends the session. */
const calls = operations.toSorted((a, b) => Number(/logout$/.test(a.path)) - Number(/logout$/.test(b.path)))

async function openApp() {
  const app = await testApp()
  const clients: Record<string, Client> = {
    anybody: app.visitor,
    session: (await makeProfile(app)).client,
    staff: (await makeStaff(app, 'owner')).client,
  }
  return {
    ...app,
    /** A call with enough rights that changes nothing. */
    call: (operation: Operation) => (clients[operation.needs ?? 'anybody'] ?? clients.staff)?.attempt(operation),
    /** Sets the count of each caller for this call, or for all. */
    setCount: (hits: number, operation?: Operation) =>
      app.deps.db
        .updateTable('rate')
        .set({ hits })
        .where('key', 'like', operation ? `${nameOf(operation)}:%` : '% /%')
        .execute(),
  }
}

test('each call has a limit of its own: whoever has spent all others is let through to it', async () => {
  const { call, setCount } = await openApp()
  const limited = calls.filter(isLimited)
  for (const operation of limited) await call(operation)
  await setCount(SPENT)

  const wrong: string[] = []
  for (const operation of calls) {
    await setCount(0, operation)
    if ((await call(operation))?.status === 429) wrong.push(`${nameOf(operation)} is refused for another call`)
    if (!isLimited(operation)) continue
    await setCount(SPENT, operation)
    const refused = await call(operation)
    const { code } = Problem.parse(await refused?.json())
    if (refused?.status !== 429 || code !== (operation.needs ? 'account-limit' : 'network-limit'))
      wrong.push(`${nameOf(operation)} is not refused, but answers ${refused?.status} ${code}`)
  }

  expect(wrong).toEqual([])
  expect(limited.length).toBeGreaterThan(40)
})

test('a range of IPv6 may call four times as often as one network in it', async () => {
  const { anotherVisitor, deps } = await testApp()
  const look = (address: string) => anotherVisitor(address).get('/api/linkhub/ada/availability')
  await look('2001:db8:7:1::1')
  const rows = await deps.db.selectFrom('rate').select('key').execute()
  await deps.db
    .updateTable('rate')
    .set({ hits: 4 * 6_000 })
    .execute()

  expect(rows).toHaveLength(2)
  expect((await look('2001:db8:7:2::1')).status).toBe(429)
  expect((await look('2001:db8:8:1::1')).status).toBe(200)
})

test('a call is answered although it could not be counted', async () => {
  const { visitor, deps, logged } = await testApp()
  await deps.db.schema.dropTable('rate').execute()

  expect((await visitor.get('/api/linkhub/ada/availability')).status).toBe(200)
  expect(logged.filter((line) => line.includes('a call could not be counted'))).toHaveLength(1)
})

test('anybody may make only these calls without being counted', () => {
  const uncounted = operations.filter(({ needs, limit }) => !needs && limit === null).map(nameOf)

  expect(uncounted.sort()).toEqual([
    // Answered from memory, or by one row; of a batch every call is counted.
    'GET /api/auth/check-login',
    'GET /api/batch',
    'GET /api/crm/setup',
    'GET /api/domains/permission',
    'GET /api/linkhub/{username}',
    'GET /api/linkhub/{username}/contact.vcf',
    'GET /api/listed-pages',
    'GET /api/listed-pages/{start}',
    'GET /api/openapi.json',
    'GET /api/website/content',
    'GET /cards/{name}',
    'GET /go/{target}',
    'GET /healthz',
    'GET /images/{name}',
    'GET /metrics',
    'GET /readyz',
    'POST /api/auth/logout',
    'POST /api/crm/logout',
    // Counted in memory, by network and page.
    'POST /api/traffic/click',
    'POST /api/traffic/site',
    'POST /api/traffic/track',
  ])
})

test('whatever answers with a file has a limit', () => {
  const downloads = operations.filter(({ needs, replies }) => needs && typeof replies[200] === 'string')

  expect(downloads.filter((operation) => !isLimited(operation)).map(nameOf)).toEqual([])
  expect(downloads.length).toBeGreaterThan(5)
})
