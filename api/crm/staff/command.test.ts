import { TwoFactorSecret } from '@nokshi/contract/accounts/passkeys.ts'
import { expect, test } from 'vitest'
import { appCode } from '../../testing/app-code.ts'
import { stopTheClock } from '../../testing/clock.ts'
import { makeStaff } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { manageStaff } from './command.ts'

test('whoever lost the phone logs in with the password alone, after a word at the terminal', async () => {
  const app = await testApp()
  stopTheClock()
  const { client, staff, password } = await makeStaff(app, 'owner')
  const reply = await client.post('/api/crm/me/two-factor', { password })
  const { uri } = TwoFactorSecret.parse(await reply.json())
  await client.post('/api/crm/me/two-factor/confirm', { code: appCode(uri) })
  const listed = await manageStaff(app.deps, [])

  await manageStaff(app.deps, ['no-two-factor', staff.email])

  const login = await app.visitor.post('/api/crm/login', { email: staff.email, password })
  expect(listed).toContain('(owner, two-factor)')
  expect(await login.json()).toEqual({ needsCode: false })
  expect((await client.get('/api/crm/me')).status).toBe(401)
})

test('somebody whose way in was closed can be made an owner, after a word at the terminal', async () => {
  const app = await testApp()
  const member = await makeStaff(app, 'member')
  await app.deps.db.updateTable('staff').set({ disabledAt: 1 }).where('id', '=', member.staff.id).execute()

  await manageStaff(app.deps, ['make-owner', member.staff.email])

  const { email } = member.staff
  await app.visitor.post('/api/crm/login', { email, password: member.password })
  expect((await app.visitor.get('/api/crm/invites')).status).toBe(200)
})
