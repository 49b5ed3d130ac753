import { TwoFactorSecret } from '@nokshi/contract/accounts/passkeys.ts'
import { describe, expect, test } from 'vitest'
import { manageStaff } from '../crm/staff/command.ts'
import type { Db } from '../database/connect.ts'
import { manageCreators } from '../linkhub/command.ts'
import { appCode } from '../testing/app-code.ts'
import { createAuthenticator } from '../testing/authenticator.ts'
import type { Client } from '../testing/client.ts'
import { stopTheClock } from '../testing/clock.ts'
import { makeConfirmedUser, makeStaff } from '../testing/make.ts'
import { problemOf } from '../testing/problem-of.ts'
import { testApp } from '../testing/test-app.ts'
import { creators, type Kind, staff } from './kinds.ts'

/** Somebody with a session, and how the studio ends it at the terminal. */
async function creator() {
  const app = await testApp()
  const { client, user, password } = await makeConfirmedUser(app)
  const end = () => manageCreators(app.deps, ['reset', user.email])
  const paths = { own: '/api/auth', options: '/api/auth/passkey-options', change: '/api/auth/change-password' }
  return { app, kind: creators, client, password, end, paths }
}

async function colleague() {
  const app = await testApp()
  const { client, staff: member, password } = await makeStaff(app)
  const end = () => manageStaff(app.deps, ['make-owner', member.email])
  const own = '/api/crm/me'
  const paths = { own, options: `${own}/passkeys/options`, change: `${own}/password` }
  return { app, kind: staff, client, password, end, paths }
}

type Person = Awaited<ReturnType<typeof creator | typeof colleague>>

async function begin({ client, password, paths: { own } }: Person) {
  const reply = await client.post(`${own}/two-factor`, { password })
  return TwoFactorSecret.parse(await reply.json()).uri
}

async function withApp(person: Person) {
  const uri = await begin(person)
  await person.client.post(`${person.paths.own}/two-factor/confirm`, { code: appCode(uri, -1) })
  return uri
}

async function newPasskey({ client, paths: { options } }: Person) {
  const authenticator = createAuthenticator()
  const challenge = await (await client.post(options, undefined)).json()
  return { id: authenticator.id, created: authenticator.create(challenge.create) }
}

type Call = (person: Person) => Promise<{ path: string; body: object }>

const calls: Record<string, Call> = {
  'begin two-factor': async ({ password, paths: { own } }) => ({ path: `${own}/two-factor`, body: { password } }),
  'confirm two-factor': async (person) => ({
    path: `${person.paths.own}/two-factor/confirm`,
    body: { code: appCode(await begin(person)) },
  }),
  'remove two-factor': async (person) => ({
    path: `${person.paths.own}/two-factor/remove`,
    body: { password: person.password, code: appCode(await withApp(person)) },
  }),
  'renew recovery codes': async (person) => ({
    path: `${person.paths.own}/recovery-codes`,
    body: { password: person.password, code: appCode(await withApp(person)) },
  }),
  'add a passkey': async (person) => ({
    path: `${person.paths.own}/passkeys`,
    body: { password: person.password, created: (await newPasskey(person)).created },
  }),
  async 'remove a passkey'(person) {
    const { client, password, paths } = person
    const uri = await withApp(person)
    const { id, created } = await newPasskey(person)
    await client.post(`${paths.own}/passkeys`, { password, created, code: appCode(uri) })
    return { path: `${paths.own}/passkeys/${id}/removal`, body: { password, code: appCode(uri, 1) } }
  },
  async 'change the password'({ password, paths }) {
    const chosen = 'a brand new loom'
    return { path: paths.change, body: { currentPassword: password, password: chosen, passwordConfirmation: chosen } }
  },
}

const callsOfCreators: Record<string, Call> = {
  ...calls,
  'change the address': async ({ password }) => ({
    path: '/api/auth/change-email',
    body: { email: 'thief@example.com', password },
  }),
  'delete the account': async ({ password }) => ({ path: '/api/auth/delete-account', body: { password } }),
}

/** Sends the body only after something else has happened. */
function postSlowly(client: Client, path: string, body: object, meanwhile: () => Promise<unknown>) {
  const slow = new ReadableStream(
    {
      async pull(controller) {
        await meanwhile()
        controller.enqueue(new TextEncoder().encode(JSON.stringify(body)))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return client.send('POST', path, { 'content-type': 'application/json' }, slow)
}

async function readAccounts(db: Db, kind: Kind) {
  const { people, sessions, tokens, totps, recoveryCodes, passkeys } = kind
  const tables = [people, sessions, tokens, totps, recoveryCodes, passkeys]
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
}

async function expectNothing(person: Person, call: Call | undefined) {
  const { app, kind, client, end } = person
  stopTheClock()
  const prepared = await call?.(person)
  if (!prepared) throw new Error('There is no such call.')
  let ended: unknown

  const late = await postSlowly(client, prepared.path, prepared.body, async () => {
    await end()
    ended = await readAccounts(app.deps.db, kind)
  })

  expect(await problemOf(late)).toMatchObject({ status: 401, code: 'no-session' })
  expect(await readAccounts(app.deps.db, kind)).toEqual(ended)
}

describe('a session that ends during a call, with the password still right, does not', () => {
  test.each(Object.keys(callsOfCreators))('%s of a creator', async (name) => {
    await expectNothing(await creator(), callsOfCreators[name])
  })

  test.each(Object.keys(calls))('%s of somebody of the studio', async (name) => {
    await expectNothing(await colleague(), calls[name])
  })
})
