import type { Operation } from '@nokshi/contract/operation.ts'
import { operations } from '@nokshi/contract/operations.ts'
import { roles } from '@nokshi/contract/roles.ts'
import { expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makeStaff, makeUser } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { changeStudioSettings } from './studio/studio.ts'

const guardedCalls = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]))

type TestApp = Awaited<ReturnType<typeof testApp>>

/** Every call of the CRM that exists, as the contract writes it. */
function existingCalls({ app }: TestApp) {
  const calls = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/crm'))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  // Last, because it ends the session.
  return [...new Set(calls)].sort((a, b) => Number(a.endsWith('/logout')) - Number(b.endsWith('/logout')))
}

async function statusOf(client: Client, call: string) {
  const [method = '', path = ''] = call.split(' ')
  return (await client.attempt({ method, path })).status
}

function verdict(status: number) {
  if (status === 401) return 'log in first'
  return status === 403 ? 'refused' : 'let through'
}

function expected(operation: Operation | undefined, who: string) {
  const needs = operation?.needs
  if (needs === undefined) return 'let through'
  const role = roles.find((known) => known === who)
  if (!role) return 'log in first'
  return needs !== 'session' && roles.indexOf(role) >= roles.indexOf(needs) ? 'let through' : 'refused'
}

test('every call of the CRM stands in the contract', async () => {
  const app = await testApp()

  expect(existingCalls(app).filter((call) => !guardedCalls.has(call))).toEqual([])
})

test('every call lets in exactly those the contract names', async () => {
  const app = await testApp()
  const owner = await makeStaff(app, 'owner')
  const disabled = await makeStaff(app, 'member')
  const callers: Record<string, Client> = {
    anonymous: app.anotherVisitor(),
    'user of Creator LinkHub': (await makeUser(app)).client,
    viewer: (await makeStaff(app, 'viewer')).client,
    member: (await makeStaff(app, 'member')).client,
    owner: owner.client,
    'disabled member': disabled.client,
  }
  await app.deps.db
    .updateTable('staff')
    .set({ disabledAt: app.deps.now() })
    .where('id', '=', disabled.staff.id)
    .execute()

  const found: Record<string, string> = {}
  const wanted: Record<string, string> = {}
  for (const call of existingCalls(app)) {
    for (const [who, client] of Object.entries(callers)) {
      found[`${who}: ${call}`] = verdict(await statusOf(client, call))
      wanted[`${who}: ${call}`] = expected(guardedCalls.get(call), who)
    }
  }

  expect(found).toEqual(wanted)
})

test('whoever must set up two-factor is let through to that alone', async () => {
  const app = await testApp()
  const { client } = await makeStaff(app, 'owner')
  await changeStudioSettings(app.deps.db, { requiresTwoFactor: true })
  const calls = existingCalls(app).filter((call) => guardedCalls.get(call)?.needs)

  const open = []
  for (const call of calls) if ((await statusOf(client, call)) !== 403) open.push(call)

  expect(open).toEqual([
    'GET /api/crm/me',
    // Needed to confirm with a passkey.
    'GET /api/crm/me/passkeys',
    'POST /api/crm/me/passkeys/options',
    'POST /api/crm/me/two-factor',
    'POST /api/crm/me/two-factor/confirm',
  ])
})
