import { Staff } from '@nokshi/contract/crm/staff.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { listMails } from '../../testing/accounts.ts'
import type { Client } from '../../testing/client.ts'
import { makeStaff } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { changeStaff } from './change-staff.ts'
import { mailReset } from './reset-password.ts'

function edit(client: Client, id: string, change: unknown) {
  return client.patch(`/api/crm/staff/${id}`, change)
}

async function statusOf(client: Client) {
  return (await client.get('/api/crm/me')).status
}

async function team() {
  const app = await testApp()
  const owner = await makeStaff(app, 'owner')
  const member = await makeStaff(app, 'member')
  return { app, owner, member }
}

describe('the team', () => {
  test('is seen by everybody in it', async () => {
    const { app, owner, member } = await team()
    const viewer = await makeStaff(app, 'viewer')

    const seen = await viewer.client.read('/api/crm/staff', z.array(Staff.strict()))

    expect(seen.map(({ id }) => id).sort()).toEqual([owner, member, viewer].map(({ staff }) => staff.id).sort())
  })

  test('loses a colleague at once when an owner closes their way in, and may have them back', async () => {
    const { app, owner, member } = await team()
    const phone = app.anotherVisitor()
    const login = { email: member.staff.email, password: member.password }
    await phone.post('/api/crm/login', login)

    const closed = await edit(owner.client, member.staff.id, { isDisabled: true })
    const statuses = [await statusOf(member.client), await statusOf(phone)]
    const refused = await phone.post('/api/crm/login', login)
    await edit(owner.client, member.staff.id, { isDisabled: false })
    const back = await phone.post('/api/crm/login', login)

    expect(Staff.parse(await closed.json())).toMatchObject({ isDisabled: true })
    expect([...statuses, refused.status, back.status]).toEqual([401, 401, 401, 200])
  })

  test('has nobody go on with an old role', async () => {
    const { owner, member } = await team()

    const reply = await edit(owner.client, member.staff.id, { role: 'viewer' })

    expect(Staff.parse(await reply.json()).role).toBe('viewer')
    expect(await statusOf(member.client)).toBe(401)
  })

  test.each([[{ role: 'member' }], [{ isDisabled: true }], [{ role: 'viewer', isDisabled: true }]])(
    'keeps its last owner from %j',
    async (change) => {
      const { owner } = await team()

      const reply = await edit(owner.client, owner.staff.id, change)

      expect([reply.status, await statusOf(owner.client)]).toEqual([409, 200])
    },
  )

  test('keeps an owner when two of them turn on each other at the same moment', async () => {
    const { app, owner } = await team()
    const other = await makeStaff(app, 'owner', 'second-owner@example.com')
    const otherApp = await app.startSecondProcess()

    const replies = await Promise.all([
      edit(owner.client, other.staff.id, { role: 'member' }),
      edit(other.client.at(otherApp), owner.staff.id, { isDisabled: true }),
    ])

    const left = await app.deps.db
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'owner')
      .where('disabledAt', 'is', null)
      .execute()
    expect(left).toHaveLength(1)
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  })
})

describe('the own password', () => {
  const changed = 'six threads of a third loom'

  test('when forgotten is replaced through a mail, once, and ends every session', async () => {
    const { app, member } = await team()
    const stranger = app.anotherVisitor()
    await stranger.post('/api/crm/forgot-password', { email: member.staff.email.toUpperCase() })
    await stranger.post('/api/crm/forgot-password', { email: 'nobody@example.com' })
    const text = (await listMails(app, member.staff.email)).map((mail) => mail.text).join()
    const token = /\/crm\/reset-password\?token=([\w-]+)/.exec(text)?.[1]
    const reset = { token, password: changed, passwordConfirmation: changed }

    const first = await stranger.post('/api/crm/reset-password', reset)
    const second = await stranger.post('/api/crm/reset-password', reset)

    expect([first.status, second.status, await statusOf(member.client)]).toEqual([200, 400, 401])
    expect(await listMails(app, 'nobody@example.com')).toEqual([])
    const login = await stranger.post('/api/crm/login', { email: member.staff.email, password: changed })
    expect(login.status).toBe(200)
  })

  test('is not mailed to somebody whose way in is closed', async () => {
    const { app, owner, member } = await team()
    await edit(owner.client, member.staff.id, { isDisabled: true })

    await app.visitor.post('/api/crm/forgot-password', { email: member.staff.email })

    expect(await listMails(app, member.staff.email)).toEqual([])
  })

  test('has no reset link left that was asked for just before the way in was closed', async () => {
    const { app, owner, member } = await team()
    const close = () => changeStaff(app.deps, owner.staff, member.staff.id, { isDisabled: true })

    await Promise.all([mailReset(app.deps, member.staff.email), close()])

    expect(await app.deps.db.selectFrom('staffToken').select('kind').execute()).toEqual([])
  })
})
