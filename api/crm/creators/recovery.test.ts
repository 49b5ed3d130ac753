import { AccountRecovery, CreatorList } from '@nokshi/contract/crm/creators.ts'
import { describe, expect, test } from 'vitest'
import { RECOVERY_WAIT_MS } from '../../auth/recover-address.ts'
import { confirmAddress, listMails, listTokens, loginState, password } from '../../testing/accounts.ts'
import type { Client } from '../../testing/client.ts'
import { makeProfile, makeStaff, makeUser } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { testApp } from '../../testing/test-app.ts'

const NEW = 'ada@new.example'

async function studio() {
  const app = await testApp()
  const owner = await makeStaff(app, 'owner')
  const creator = await makeProfile(app, { username: 'ada-weaves' })
  const path = `/api/crm/creators/${creator.user.id}/recovery`
  const start = (client: Client = owner.client) =>
    client.post(path, { email: NEW, reason: 'Showed their passport in a call' })
  const follow = async (address: string) => {
    const text = (await listMails(app, address)).map(({ text }) => text).join('\n')
    const token = [...text.matchAll(/verify-email\?token=([\w-]+)/g)].at(-1)?.[1]
    return app.anotherVisitor().post('/api/auth/verify-email', { token })
  }
  const emailOf = async () =>
    (await app.deps.db.selectFrom('user').select('email').where('id', '=', creator.user.id).executeTakeFirst())?.email
  const waitThreeDays = () => {
    app.clock.advance(RECOVERY_WAIT_MS)
    return app.jobs.runDue()
  }
  const readLog = async () => (await owner.client.get('/api/crm/changes')).text()
  return { app, owner, creator, path, start, follow, emailOf, waitThreeDays, readLog }
}

describe('a creator who lost the mailbox', () => {
  test('moves three days later when the link was opened and another owner has agreed; the old mailbox hears of each', async () => {
    const { app, owner, creator, path, start, follow, emailOf, readLog } = await studio()
    const second = await makeStaff(app, 'owner', 'second@example.com')
    const toOld = async () => (await listMails(app, creator.user.email)).map(({ subject }) => subject)
    const pass = async (time: number) => {
      app.clock.advance(time)
      await app.jobs.runDue()
      return emailOf()
    }

    const begun = await start()
    const own = await owner.client.post(`${path}/approval`, undefined)
    const opened = await follow(NEW)
    const warned = await toOld()
    const alone = await pass(RECOVERY_WAIT_MS - 1)
    const agreed = await second.client.post(`${path}/approval`, undefined)
    const early = await pass(0)
    const moved = await pass(1)

    expect([begun.status, own.status, agreed.status, opened.status]).toEqual([201, 409, 200, 200])
    expect([alone, early, moved]).toEqual([creator.user.email, creator.user.email, NEW])
    expect((await loginState(creator.client)).loggedIn).toBe(false)
    expect(warned.filter((subject) => subject === 'Somebody asked to move your account')).toHaveLength(2)
    expect(await toOld()).toContain('Your email address was changed')
    expect(await readLog()).toContain('Showed their passport in a call')
  })

  test('is shown with every step to owners, and to nobody else', async () => {
    const { app, owner, creator, path, start, follow } = await studio()
    const other = await makeProfile(app, { username: 'bilal' })
    const read = (client = owner.client) => client.read(path, AccountRecovery)
    const isRecovering = async () =>
      (await owner.client.read('/api/crm/creators?q=ada-weaves', CreatorList)).creators[0]?.isRecovering

    const before = [await read(), await isRecovering()]
    await owner.client.post(`/api/crm/creators/${other.user.id}/recovery`, {
      ...{ email: 'bilal@new.example', reason: 'Came to the studio' },
    })
    await start()
    const begun = await read()
    const second = await makeStaff(app, 'owner', 'second@example.com')
    await follow(NEW)
    await second.client.post(`${path}/approval`, undefined)
    const agreed = await read(second.client)
    const member = await makeStaff(app, 'member')
    const refused = [
      await member.client.get(path),
      await creator.client.get(path),
      await owner.client.get('/api/crm/creators/nobody/recovery'),
    ]

    const account = { email: creator.user.email, username: 'ada-weaves' }
    expect(before).toEqual([{ ...account, running: [] }, false])
    expect(begun.running).toMatchObject([
      {
        ...{ ...account, newEmail: NEW, reason: 'Showed their passport in a call', startedBy: 'Nila Weaver' },
        ...{ isOwn: true, isConfirmed: false, isApproved: false, needsApproval: false },
        movesAt: app.deps.now() + RECOVERY_WAIT_MS,
      },
      { creatorId: other.user.id, username: 'bilal', newEmail: 'bilal@new.example' },
    ])
    expect(agreed.running[0]).toMatchObject({
      ...{ isOwn: false, isConfirmed: true, isApproved: true, needsApproval: true },
    })
    expect(await isRecovering()).toBe(true)
    expect(refused.map(({ status }) => status)).toEqual([403, 401, 404])
  })

  test('is not helped by one person with two accounts: another owner has to agree who reads another mailbox', async () => {
    const { app, path, start, follow, emailOf, creator, waitThreeDays } = await studio()
    const alias = await makeStaff(app, 'owner', 'owner+two@example.com')
    await makeStaff(app, 'owner', 'second@example.com')

    await start()
    await follow(NEW)
    const agreed = await alias.client.post(`${path}/approval`, undefined)
    await waitThreeDays()

    expect((await problemOf(agreed)).code).toBe('recovery-own')
    expect(await emailOf()).toBe(creator.user.email)
  })

  test('moves after three days where there is no other owner, and not before', async () => {
    const { start, follow, emailOf, creator, waitThreeDays } = await studio()

    await start()
    const reply = await follow(NEW)
    const early = await emailOf()
    await waitThreeDays()

    expect(await reply.json()).toMatchObject({ email: NEW, movesAt: expect.any(Number) })
    expect([early, await emailOf()]).toEqual([creator.user.email, NEW])
  })

  test.each([
    ['keeps the password of an account that was confirmed', true, 200],
    ['loses the password that a stranger may have chosen, where nobody confirmed the old address', false, 401],
  ])('%s, and can choose another one', async (_, isConfirmed, status) => {
    const { app, start, follow, creator, waitThreeDays } = await studio()
    if (isConfirmed) await confirmAddress(app, creator.user.email)
    await start()
    await follow(NEW)
    await waitThreeDays()
    const browser = app.anotherVisitor()

    const withOld = await browser.post('/api/auth/login', { email: NEW, password })
    await browser.post('/api/auth/forgot-password', { email: NEW })
    const [token] = await listTokens(app, NEW, '/reset-password')
    const chosen = { password: 'a brand new loom', passwordConfirmation: 'a brand new loom' }
    await browser.post('/api/auth/reset-password', { token, ...chosen })
    const withNew = await browser.post('/api/auth/login', { email: NEW, password: chosen.password })

    expect([withOld.status, withNew.status]).toEqual([status, 200])
  })

  test('is not moved where there is another owner who does not agree', async () => {
    const { app, start, follow, emailOf, creator, waitThreeDays, readLog } = await studio()
    await makeStaff(app, 'owner', 'second@example.com')
    await start()
    await follow(NEW)
    for (let times = 0; times < 3; times++) {
      await waitThreeDays()
    }

    expect(await emailOf()).toBe(creator.user.email)
    expect(await readLog()).toContain('Not completed in time')
    expect((await start()).status).toBe(201)
  })

  test('is not moved by the word of an owner who was removed since, and not at all when that one began it', async () => {
    const { app, owner, path, start, follow, emailOf, creator, waitThreeDays, readLog } = await studio()
    const second = await makeStaff(app, 'owner', 'second@example.com')
    const third = await makeStaff(app, 'owner', 'third@example.com')
    const remove = ({ staff: { id } }: typeof third) => owner.client.patch(`/api/crm/staff/${id}`, { isDisabled: true })
    await start(second.client)
    await follow(NEW)
    const agreed = await third.client.post(`${path}/approval`, undefined)
    const removals = [await remove(third)]
    await waitThreeDays()
    const { running } = await owner.client.read(path, AccountRecovery)
    await owner.client.post(`${path}/approval`, undefined)
    removals.push(await remove(second))
    app.clock.advance(10 * 60 * 1000)
    await app.jobs.runDue()

    expect([agreed.status, ...removals.map(({ status }) => status)]).toEqual([200, 200, 200])
    expect(running).toMatchObject([{ isConfirmed: true, isApproved: false, needsApproval: true }])
    expect(await emailOf()).toBe(creator.user.email)
    expect(await readLog()).toContain('Begun by somebody who is no owner any more')
    expect((await start()).status).toBe(201)
  })

  test('is not moved when the old mailbox objects, nor without the link, nor twice at once', async () => {
    const { app, start, follow, emailOf, creator } = await studio()

    await start()
    const again = await start()
    const stopped = await follow(creator.user.email)
    const late = await follow(NEW)
    await start()
    app.clock.advance(RECOVERY_WAIT_MS * 3)
    await app.jobs.runDue()

    expect((await problemOf(again)).code).toBe('recovery-open')
    expect([stopped.status, late.status]).toEqual([200, 400])
    expect(await stopped.json()).toMatchObject({ email: creator.user.email, isKept: true })
    expect(await emailOf()).toBe(creator.user.email)
  })

  test('is not moved when the password was changed meanwhile and the old mailbox objects then', async () => {
    const { start, follow, emailOf, creator, waitThreeDays } = await studio()
    await start()
    await follow(NEW)

    const another = 'another loom of many threads'
    await creator.client.post('/api/auth/change-password', {
      ...{ currentPassword: password, password: another, passwordConfirmation: another },
    })
    const stopped = await follow(creator.user.email)
    await waitThreeDays()

    expect([stopped.status, await emailOf()]).toEqual([200, creator.user.email])
  })

  test('is not moved when the password was reset from the mailbox that was said to be lost', async () => {
    const { app, start, follow, emailOf, creator, waitThreeDays, readLog } = await studio()
    await start()
    await follow(NEW)

    await app.visitor.post('/api/auth/forgot-password', { email: creator.user.email })
    const [token] = await listTokens(app, creator.user.email, '/reset-password')
    await app.visitor.post('/api/auth/reset-password', { token, password, passwordConfirmation: password })
    await waitThreeDays()

    expect(await emailOf()).toBe(creator.user.email)
    expect(await readLog()).toContain('Stopped from the old mailbox')
  })

  test('is not moved to an address with which somebody registered meanwhile, and the log says why', async () => {
    const { app, start, follow, emailOf, creator, waitThreeDays, readLog } = await studio()
    await start()
    await follow(NEW)
    await makeUser(app, NEW)
    await waitThreeDays()

    expect(await emailOf()).toBe(creator.user.email)
    expect(await readLog()).toContain('The new address has another account by now')
  })

  test('can be helped by owners only, to an address that nobody has', async () => {
    const { app, start, owner, path } = await studio()
    const member = await makeStaff(app, 'member')
    const other = await makeUser(app)

    const taken = await owner.client.post(path, { email: other.user.email, reason: 'Asked on the phone' })
    const without = await owner.client.post(path, { email: NEW, reason: ' ' })
    const unknown = await owner.client.post('/api/crm/creators/nobody/recovery', { email: NEW, reason: 'Asked' })

    expect((await start(member.client)).status).toBe(403)
    expect([taken.status, without.status, unknown.status]).toEqual([409, 400, 404])
    expect((await owner.client.post(`${path}/stop`, undefined)).status).toBe(404)
  })
})
