import { expect, test } from 'vitest'
import { listMails, loginState } from '../testing/accounts.ts'
import { addPasskey } from '../testing/authenticator.ts'
import { makeConfirmedUser, makeProfile, makeUser } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'
import { manageCreators } from './command.ts'

const chosen = 'a third loom of silk'

test('the creators are listed with what the studio must know to answer them', async () => {
  const app = await testApp()
  expect(await manageCreators(app.deps, [])).toContain('There are no creators yet.')
  const owner = await makeProfile(app, { username: 'ada-weaves' })
  const newcomer = await makeUser(app)
  await app.deps.db.updateTable('user').set({ emailVerified: 1 }).where('id', '=', owner.user.id).execute()
  await app.deps.db.updateTable('profile').set({ suspendedAt: 1 }).execute()

  const lines = (await manageCreators(app.deps, [])).split('\n')

  const day = new Date().toISOString().slice(0, 4)
  expect(lines).toContainEqual(
    expect.stringMatching(`^${owner.user.email}  @ada-weaves  \\(confirmed, since ${day}-\\d\\d-\\d\\d, suspended\\)$`),
  )
  expect(lines).toContainEqual(
    expect.stringMatching(`^${newcomer.user.email}  no page  \\(not confirmed, since ${day}-\\d\\d-\\d\\d\\)$`),
  )
})

test('a creator who lost the mailbox comes back by a link that works once, and nobody else stays logged in', async () => {
  const app = await testApp()
  const { client, user, password } = await makeUser(app)

  const printed = await manageCreators(app.deps, ['reset', user.email.toUpperCase()])
  const token = /\/reset-password\?token=([\w-]+)$/.exec(printed)?.[1]
  const isLoggedIn = (await loginState(client)).loggedIn
  const reset = { token, password: chosen, passwordConfirmation: chosen }
  const statuses = [
    (await app.visitor.post('/api/auth/reset-password', reset)).status,
    (await app.visitor.post('/api/auth/reset-password', reset)).status,
    (await app.visitor.post('/api/auth/login', { email: user.email, password })).status,
    (await app.visitor.post('/api/auth/login', { email: user.email, password: chosen })).status,
  ]

  expect([isLoggedIn, ...statuses]).toEqual([false, 200, 400, 401, 200])
  // The link came from the terminal: it proves nothing about the mailbox, which is told what happened.
  expect(await loginState(app.visitor)).toMatchObject({ loggedIn: true, user: { isVerified: false } })
  const subjects = (await listMails(app, user.email)).map((mail) => mail.subject)
  expect(subjects).toContain('Your password is being reset')
  expect(app.logged.filter((line) => line.includes('a reset link was made at the terminal'))).toHaveLength(1)
  expect(app.logged.join('')).not.toContain(token)
})

test('an account moves to another address, which is not confirmed before its mail was opened', async () => {
  const app = await testApp()
  const { client, user, password } = await makeUser(app)
  const other = await makeUser(app)

  await expect(manageCreators(app.deps, ['change-email', user.email, other.user.email])).rejects.toThrow(
    `There is another account with the address ${other.user.email}.`,
  )
  await expect(manageCreators(app.deps, ['change-email', user.email, 'no address'])).rejects.toThrow(
    'Enter an email address in the correct format, like name@example.com.',
  )
  expect((await loginState(client)).loggedIn).toBe(true)
  await manageCreators(app.deps, ['change-email', user.email, 'Ada@New.example'])

  const email = 'ada@new.example'
  expect((await loginState(client)).loggedIn).toBe(false)
  expect((await app.visitor.post('/api/auth/login', { email, password })).status).toBe(200)
  expect(await loginState(app.visitor)).toMatchObject({ user: { email, isVerified: false } })
  expect((await listMails(app, email)).map((mail) => mail.subject)).toEqual(['Confirm your email address'])
})

test('a creator without app, passkey and recovery codes logs in with the password alone again', async () => {
  const app = await testApp()
  const { client, user, password } = await makeConfirmedUser(app)
  await addPasskey(client, password)
  await app.deps.db.updateTable('user').set({ twoFactorEnabled: 1 }).execute()

  const printed = await manageCreators(app.deps, ['no-two-factor', user.email])
  const reply = await app.visitor.post('/api/auth/login', { email: user.email, password })

  expect(printed).toBe(`${user.email} is logged out everywhere, and logs in with the password alone.`)
  expect(await reply.json()).toMatchObject({ user: { email: user.email } })
  expect((await loginState(client)).loggedIn).toBe(false)
  expect(await app.deps.db.selectFrom('userPasskey').selectAll().execute()).toEqual([])
  expect((await listMails(app, user.email)).map(({ subject }) => subject)).toContain(
    'Your account security was changed',
  )
})
