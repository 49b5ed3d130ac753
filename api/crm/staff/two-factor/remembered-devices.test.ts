import { TwoFactorSecret } from '@nokshi/contract/accounts/passkeys.ts'
import { Device } from '@nokshi/contract/crm/remembered-devices.ts'
import { expect, test } from 'vitest'
import { appCode } from '../../../testing/app-code.ts'
import type { Client } from '../../../testing/client.ts'
import { stopTheClock } from '../../../testing/clock.ts'
import { makeStaff } from '../../../testing/make.ts'
import { testApp } from '../../../testing/test-app.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36' }

/** An owner with two-factor, and a phone on which they log in. */
async function openStudio() {
  const app = await testApp()
  const time = stopTheClock()
  const owner = await makeStaff(app, 'owner')
  const begun = await owner.client.post('/api/crm/me/two-factor', { password: owner.password })
  const { uri } = TwoFactorSecret.parse(await begun.json())
  await owner.client.post('/api/crm/me/two-factor/confirm', { code: appCode(uri, -1) })
  const phone = app.anotherVisitor()
  return {
    app,
    time,
    owner,
    phone,
    async logIn(isRemembered: boolean) {
      time.advance(MINUTE)
      const { email } = owner.staff
      await phone.post('/api/crm/login', { email, password: owner.password }, PHONE)
      const reply = await phone.post('/api/crm/login/code', { code: appCode(uri), isRemembered }, PHONE)
      expect(reply.status).toBe(200)
    },
  }
}

async function statusOf(client: Client) {
  return (await client.get('/api/crm/me')).status
}

test('a device that is remembered stays logged in for thirty days, also unused; another for half an hour', async () => {
  const { time, phone, logIn, app } = await openStudio()

  await logIn(false)
  time.advance(31 * MINUTE)
  expect(await statusOf(phone)).toBe(401)

  await logIn(true)
  for (const days of [1, 13, 15]) {
    time.advance(days * DAY)
    await app.jobs.runDue()
    expect(await statusOf(phone)).toBe(200)
  }
  time.advance(DAY + MINUTE)
  expect(await statusOf(phone)).toBe(401)
})

test('remembered devices are listed to their owner alone, and one that is forgotten has to log in again', async () => {
  const { app, owner, phone, logIn } = await openStudio()
  await logIn(true)
  const stranger = await makeStaff(app, 'owner', 'second@example.com')

  const [device, ...more] = await phone.read('/api/crm/me/devices', Device.array())
  expect(more).toEqual([])
  expect(device).toMatchObject({ name: 'Chrome on Android', isThis: true })
  expect(await stranger.client.read('/api/crm/me/devices', Device.array())).toEqual([])

  const path = `/api/crm/me/devices/${device?.id}`
  expect((await stranger.client.delete(path)).status).toBe(404)
  expect(await statusOf(phone)).toBe(200)
  expect((await owner.client.delete(path)).status).toBe(200)
  expect(await statusOf(phone)).toBe(401)
  const log = await app.deps.db.selectFrom('change').select('summary').execute()
  expect(log.map(({ summary }) => summary)).toEqual(
    expect.arrayContaining(['Logged in on a device that is remembered', 'Forgot a device that was remembered']),
  )
})

test('nobody is remembered without a code, and a new password ends it', async () => {
  const { owner, phone, logIn } = await openStudio()
  await logIn(true)
  const changed = 'six threads of another loom'

  const reply = await owner.client.post('/api/crm/me/password', {
    ...{ currentPassword: owner.password, password: changed, passwordConfirmation: changed },
  })

  expect([reply.status, await statusOf(owner.client), await statusOf(phone)]).toEqual([200, 200, 401])
  await phone.post('/api/crm/login', { email: owner.staff.email, password: changed, isRemembered: true })
  expect(await statusOf(phone)).toBe(401)
})
