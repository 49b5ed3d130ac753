import { Invite, InviteMade, InviteSeen } from '@nokshi/contract/crm/invites.ts'
import { Me, Staff } from '@nokshi/contract/crm/staff.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { listMails } from '../../../testing/accounts.ts'
import type { Client } from '../../../testing/client.ts'
import { makeStaff } from '../../../testing/make.ts'
import { testApp } from '../../../testing/test-app.ts'

const HOUR = 60 * 60_000
const password = 'four threads of another loom'
const mailEnv = { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'crm@example.com', MAIL_TO: 'studio@example.com' }

async function invite(owner: Client, fields: object = {}) {
  const reply = await owner.post('/api/crm/invites', { email: 'Rafi@example.com', role: 'member', ...fields })
  const made = InviteMade.parse(await reply.json())
  return { ...made, token: tokenIn(made.link) }
}

function tokenIn(link: string) {
  return new URL(link).searchParams.get('invite') ?? ''
}

function accept(client: Client, token: string, more: object = {}) {
  return client.post('/api/crm/register', { token, name: 'Rafi', password, passwordConfirmation: password, ...more })
}

function listInvites(owner: Client) {
  return owner.read('/api/crm/invites', z.array(Invite.strict()))
}

async function studio(env: Record<string, string> = {}) {
  const app = await testApp({ env })
  const { client: owner } = await makeStaff(app, 'owner')
  return { app, owner, guest: app.anotherVisitor() }
}

describe('an invitation', () => {
  test('shows what it is for, lets its guest in once, and is used then', async () => {
    const { app, owner, guest } = await studio()
    const { token, isMailed } = await invite(owner)

    const look = await guest.post('/api/crm/invites/look', { token })
    const first = await accept(guest, token)
    const second = await accept(app.anotherVisitor(), token, { name: 'Thief' })

    expect(InviteSeen.parse(await look.json())).toMatchObject({ email: 'rafi@example.com', role: 'member' })
    expect([isMailed, first.status, second.status]).toEqual([false, 201, 404])
    expect(await guest.read('/api/crm/me', Me)).toMatchObject({ email: 'rafi@example.com', role: 'member' })
    expect(await listInvites(owner)).toMatchObject([{ state: 'used', invitedBy: 'Nila Weaver' }])
  })

  test('is for its own address and role, whatever the guest sends', async () => {
    const { owner, guest } = await studio()
    const { token } = await invite(owner, { role: 'viewer' })

    const reply = await accept(guest, token, { email: 'other@example.com', role: 'owner', id: 'x' })

    expect(Staff.parse(await reply.json())).toMatchObject({ email: 'rafi@example.com', role: 'viewer' })
  })

  test('followed by many at once makes one account', async () => {
    const { app, owner } = await studio()
    const otherApp = await app.startSecondProcess()
    const { token } = await invite(owner)

    const replies = await Promise.all(
      [1, 2, 3, 4].map((n) => {
        const guest = app.anotherVisitor()
        return accept(n % 2 ? guest : guest.at(otherApp), token)
      }),
    )

    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 404, 404, 404])
    expect(await app.deps.db.selectFrom('staff').select('id').execute()).toHaveLength(2)
  })

  test('is too old after three days', async () => {
    const { app, owner, guest } = await studio()
    const { token } = await invite(owner)

    app.clock.advance(72 * HOUR)
    const reply = await accept(guest, token)

    expect(reply.status).toBe(404)
    expect(await listInvites(owner)).toMatchObject([{ state: 'expired' }])
  })

  test('can be taken back', async () => {
    const { owner, guest } = await studio()
    const { token, invite: made } = await invite(owner)

    const reply = await owner.delete(`/api/crm/invites/${made.id}`)
    const again = await owner.delete(`/api/crm/invites/${made.id}`)

    expect(Invite.parse(await reply.json()).state).toBe('revoked')
    expect([again.status, (await accept(guest, token)).status]).toEqual([404, 404])
  })

  test('to an address that was invited before replaces the earlier one', async () => {
    const { owner, guest } = await studio()
    const first = await invite(owner)
    const second = await invite(owner, { role: 'viewer' })

    expect((await accept(guest, first.token)).status).toBe(404)
    expect((await accept(guest, second.token)).status).toBe(201)
  })

  test('is not made for somebody who is in the team already', async () => {
    const { owner } = await studio()

    const reply = await owner.post('/api/crm/invites', { email: 'OWNER@example.com', role: 'member' })

    expect(reply.status).toBe(409)
    expect(Problem.parse(await reply.json()).fields).toHaveProperty('email')
  })

  test('is made twenty times a day', async () => {
    const { app, owner } = await studio()
    await invite(owner)
    for (let n = 1; n < 20; n++) await invite(owner, { email: `guest-${n}@example.com` })

    const next = await owner.post('/api/crm/invites', { email: 'late@example.com', role: 'member' })
    app.clock.advance(24 * HOUR)
    const tomorrow = await owner.post('/api/crm/invites', { email: 'late@example.com', role: 'member' })

    expect([next.status, tomorrow.status]).toEqual([429, 201])
  })

  test('lies in the database only as a hash', async () => {
    const { app, owner } = await studio()
    const { token } = await invite(owner)

    const rows = JSON.stringify(await app.deps.db.selectFrom('invite').selectAll().execute())

    expect(token).toMatch(/^[\w-]{43}$/)
    expect(rows).not.toContain(token)
  })
})

describe('the address of a colleague', () => {
  const isVerified = async (app: Awaited<ReturnType<typeof testApp>>) => {
    const row = await app.deps.db
      .selectFrom('staff')
      .select('emailVerified')
      .where('email', '=', 'rafi@example.com')
      .executeTakeFirstOrThrow()
    return row.emailVerified === 1
  }

  test('counts as theirs when the link was mailed there', async () => {
    const { app, owner, guest } = await studio(mailEnv)
    const { token, link, isMailed } = await invite(owner)

    const mails = await listMails(app, 'rafi@example.com')
    await accept(guest, token)

    expect(isMailed).toBe(true)
    expect(mails.filter((mail) => mail.text.includes(link))).toHaveLength(1)
    expect(await isVerified(app)).toBe(true)
  })

  test('proves nothing when the owner passed the link on', async () => {
    const { app, owner, guest } = await studio()
    const { token } = await invite(owner)
    await accept(guest, token)

    expect(await listMails(app, 'rafi@example.com')).toEqual([])
    expect(await isVerified(app)).toBe(false)
  })
})

describe('an invitation of somebody who loses the right to invite', () => {
  async function withSecondOwner() {
    const { app, owner, guest } = await studio()
    const second = await makeStaff(app, 'owner', 'second@example.com')
    const made = await invite(second.client, { role: 'owner' })
    const edit = (fields: object) => owner.patch(`/api/crm/staff/${second.staff.id}`, fields)
    return { app, owner, guest, second, edit, ...made }
  }

  test.each([
    ['disabled', { isDisabled: true }],
    ['made a member', { role: 'member' }],
  ])('ends when they are %s, and its page says so', async (_how, fields) => {
    const { owner, guest, edit, token, invite: made } = await withSecondOwner()

    expect((await edit(fields)).status).toBe(200)
    const look = await guest.post('/api/crm/invites/look', { token })
    const accepted = await accept(guest, token)

    expect([look.status, accepted.status]).toEqual([404, 404])
    expect(Problem.parse(await look.json()).error).toMatch(/no longer works/)
    expect((await listInvites(owner)).find(({ id }) => id === made.id)?.state).toBe('revoked')
  })

  test('stays ended when they may invite again', async () => {
    const { guest, edit, token } = await withSecondOwner()

    await edit({ isDisabled: true })
    await edit({ isDisabled: false })

    expect((await accept(guest, token)).status).toBe(404)
  })

  test('does not work even if nothing has taken it back', async () => {
    const { app, owner, guest, second, token, invite: made } = await withSecondOwner()
    await app.deps.db.updateTable('staff').set({ disabledAt: 1 }).where('id', '=', second.staff.id).execute()

    expect((await accept(guest, token)).status).toBe(404)
    expect((await listInvites(owner)).find(({ id }) => id === made.id)?.state).toBe('revoked')
  })

  test('is accepted before or not at all when both happen at the same moment', async () => {
    const { app, edit, token, invite: made } = await withSecondOwner()
    const otherApp = await app.startSecondProcess()

    const [accepted, closed] = await Promise.all([
      accept(app.anotherVisitor().at(otherApp), token),
      edit({ isDisabled: true }),
    ])

    const { usedAt, revokedAt } = await app.deps.db
      .selectFrom('invite')
      .select(['usedAt', 'revokedAt'])
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow()
    expect(closed.status).toBe(200)
    expect([201, 404]).toContain(accepted.status)
    expect([usedAt !== null, revokedAt !== null]).toEqual(accepted.status === 201 ? [true, false] : [false, true])
  })
})

test('the page of an invitation says that its link no longer works, and what to do', async () => {
  const { app, owner } = await studio()
  const say = async (token: string) => {
    const look = await app.anotherVisitor().post('/api/crm/invites/look', { token })
    return Problem.parse(await look.json()).error
  }
  const used = await invite(owner, { email: 'used@example.com' })
  await accept(app.anotherVisitor(), used.token)
  const back = await invite(owner, { email: 'back@example.com' })
  await owner.delete(`/api/crm/invites/${back.invite.id}`)
  const old = await invite(owner, { email: 'old@example.com' })
  app.clock.advance(72 * HOUR)

  for (const token of [used.token, back.token, old.token, 'of-nobody'])
    expect(await say(token)).toMatch(/no longer works.*ask for a new one/)
})
