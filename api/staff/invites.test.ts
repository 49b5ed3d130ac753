// @engines sqlite postgres
import { Invite, InviteMade, InviteSeen } from '@nokshi/contract/invites.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { Me, Staff } from '@nokshi/contract/staff.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { listMails } from '../testing/accounts.ts'
import type { Client } from '../testing/client.ts'
import { makeStaff } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'

const HOUR = 60 * 60_000
const password = 'four threads of another loom'
const mailEnv = {
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'crm@example.com',
  MAIL_TO: 'studio@example.com',
}

async function invite(owner: Client, fields: object = {}) {
  const reply = await owner.post('/api/crm/invites', { email: 'Rafi@example.com', role: 'member', ...fields })
  const made = InviteMade.parse(await reply.json())
  return { ...made, token: tokenIn(made.link) }
}

function tokenIn(link: string) {
  return new URL(link).searchParams.get('invite') ?? ''
}

function accept(client: Client, token: string, more: object = {}) {
  return client.post('/api/crm/register', {
    token,
    name: 'Rafi',
    password,
    passwordConfirmation: password,
    ...more,
  })
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
    expect(await app.deps.db.selectFrom('staffAccount').select('id').execute()).toHaveLength(2)
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

    const reply = await owner.send('DELETE', `/api/crm/invites/${made.id}`, {})
    const again = await owner.send('DELETE', `/api/crm/invites/${made.id}`, {})

    expect(Invite.parse(await reply.json()).state).toBe('revoked')
    expect([again.status, (await accept(guest, token)).status]).toEqual([404, 404])
    const renewed = await owner.send('POST', `/api/crm/invites/${made.id}/renew`, {})
    expect(renewed.status).toBe(409)
  })

  test('gets a new link when it is renewed, and the old one is dead', async () => {
    const { app, owner, guest } = await studio()
    const { token, invite: made } = await invite(owner)
    app.clock.advance(80 * HOUR)

    const reply = await owner.send('POST', `/api/crm/invites/${made.id}/renew`, {})

    const renewed = InviteMade.parse(await reply.json())
    expect(renewed.invite).toMatchObject({ id: made.id, state: 'open' })
    expect((await accept(guest, token)).status).toBe(404)
    expect((await accept(guest, tokenIn(renewed.link))).status).toBe(201)
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

  test('is made twenty times a day, renewed ones included', async () => {
    const { app, owner } = await studio()
    const { invite: made } = await invite(owner)
    for (let n = 1; n < 20; n++) await invite(owner, { email: `guest-${n}@example.com` })

    const next = await owner.post('/api/crm/invites', { email: 'late@example.com', role: 'member' })
    const renewed = await owner.send('POST', `/api/crm/invites/${made.id}/renew`, {})
    app.clock.advance(24 * HOUR)
    const tomorrow = await owner.post('/api/crm/invites', { email: 'late@example.com', role: 'member' })

    expect([next.status, renewed.status, tomorrow.status]).toEqual([429, 429, 201])
  })

  test('lies in the database only as a hash', async () => {
    const { app, owner } = await studio()
    const { token } = await invite(owner)

    const rows = JSON.stringify(await app.deps.db.selectFrom('invite').selectAll().execute())

    expect(token).toMatch(/^[\w-]{43}$/)
    expect(rows).not.toContain(token)
  })

  test.each(['nonsense', '%00', '..%2f', 'x'.repeat(5000)])('is not found as %s', async (id) => {
    const { owner } = await studio()

    const renewed = await owner.send('POST', `/api/crm/invites/${id}/renew`, {})
    const revoked = await owner.send('DELETE', `/api/crm/invites/${id}`, {})

    expect([renewed.status, revoked.status]).toEqual([404, 404])
  })

  test.each(['nonsense', 'a\u0000b', '🧵'])('is not opened with the token %j', async (token) => {
    const { guest } = await studio()

    const statuses = [
      (await guest.post('/api/crm/invites/look', { token })).status,
      (await accept(guest, token)).status,
    ]

    expect(statuses).toEqual([404, 404])
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

    const rows = await app.deps.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute()
    await accept(guest, token)

    expect(isMailed).toBe(true)
    expect(rows.filter((row) => row.payload.includes(link))).toHaveLength(1)
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
