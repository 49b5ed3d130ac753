import { Passkey } from '@nokshi/contract/accounts/passkeys.ts'
import { expect, test } from 'vitest'
import { staff } from '../../../accounts/kinds.ts'
import { listMails } from '../../../testing/accounts.ts'
import { createAuthenticator } from '../../../testing/authenticator.ts'
import type { Client } from '../../../testing/client.ts'
import { makeStaff, makeUser } from '../../../testing/make.ts'
import { testApp } from '../../../testing/test-app.ts'

async function memberWithPasskey() {
  const app = await testApp()
  const member = await makeStaff(app, 'member')
  const authenticator = createAuthenticator()
  const ask = async () => (await member.client.post('/api/crm/me/passkeys/options', undefined)).json()
  const reply = await member.client.post('/api/crm/me/passkeys', {
    password: member.password,
    created: authenticator.create((await ask()).create),
  })
  const logIn = async (browser: Client) => {
    const options = await (await browser.post('/api/crm/login/passkey-options', undefined)).json()
    return browser.post('/api/crm/login/passkey', { passkey: authenticator.show(options) })
  }
  return { app, member, authenticator, ask, reply, logIn }
}

const statusOf = async (client: Client) => (await client.get('/api/crm/me')).status

test('somebody of the studio logs in with a passkey, into a session that ends as any other', async () => {
  const { app, reply, logIn } = await memberWithPasskey()
  const age = (session: object) => app.deps.db.updateTable('staffSession').set(session).execute()
  const ago = (milliseconds: number) => Date.now() - milliseconds - 1000
  const [unused, busy] = [app.anotherVisitor(), app.anotherVisitor()]

  const entered = await logIn(unused)
  const before = await statusOf(unused)
  await age({ seenAt: ago(staff.idleMs) })
  const afterHalfAnHour = await statusOf(unused)
  await logIn(busy)
  await age({ createdAt: ago(staff.lifeMs) })

  expect([reply.status, entered.status, before, afterHalfAnHour]).toEqual([201, 200, 200, 401])
  expect(await statusOf(busy)).toBe(401)
})

test('a passkey of the studio is nothing to a creator, nor one of a creator to the studio', async () => {
  const { app, authenticator } = await memberWithPasskey()
  const { client } = await makeUser(app)

  const options = await (await client.post('/api/auth/login/passkey-options', undefined)).json()
  const asCreator = await client.post('/api/auth/login/passkey', { passkey: authenticator.show(options) })
  const crossed = await client.post('/api/crm/login/passkey', { passkey: authenticator.show(options) })

  expect([asCreator.status, crossed.status]).toEqual([401, 401])
})

test('whose way in was closed gets in by passkey no more, and it is removed only with itself', async () => {
  const { app, member, authenticator, ask, logIn } = await memberWithPasskey()
  const { client, password, staff } = member
  const [passkey] = await client.read('/api/crm/me/passkeys', Passkey.array())
  const path = `/api/crm/me/passkeys/${passkey?.id}/removal`

  const bare = await client.post(path, { password })
  await app.deps.db.updateTable('staff').set({ disabledAt: 1 }).where('id', '=', staff.id).execute()
  const closed = await logIn(app.anotherVisitor())
  await app.deps.db.updateTable('staff').set({ disabledAt: null }).where('id', '=', staff.id).execute()
  const removed = await client.post(path, { password, passkey: authenticator.show((await ask()).get) })

  expect([bare.status, closed.status, removed.status]).toEqual([400, 401, 200])
  expect((await logIn(app.anotherVisitor())).status).toBe(401)
  expect((await listMails(app, staff.email)).map(({ subject }) => subject)).toEqual([
    'How your CRM account is protected was changed',
    'How your CRM account is protected was changed',
  ])
})
