import { TwoFactorSecret } from '@nokshi/contract/accounts/passkeys.ts'
import { EmailConfirmed } from '@nokshi/contract/auth.ts'
import { SponsorAddressMade } from '@nokshi/contract/visits/shared-stats.ts'
import { describe, expect, test } from 'vitest'
import type { Db } from '../database/connect.ts'
import { released } from '../database/migrate.ts'
import { listTableShapes } from '../database/snapshot.ts'
import { confirmAddress, listMails, listTokens, loginState, password } from '../testing/accounts.ts'
import { appCode } from '../testing/app-code.ts'
import { addPasskey } from '../testing/authenticator.ts'
import type { Client } from '../testing/client.ts'
import { makeProfile, makeStaff } from '../testing/make.ts'
import { problemOf } from '../testing/problem-of.ts'
import { testSmtp } from '../testing/servers/test-smtp.ts'
import { testApp } from '../testing/test-app.ts'

const chosen = 'another loom of many threads'
const SPONSORS = '/api/linkhubAuth/me/sponsors'

/**
 * A stranger's account with somebody else's address, and all that an earlier release allowed before proof.
 */
async function strangersAccount() {
  const app = await testApp()
  const stranger = await makeProfile(app)
  const { client, user } = stranger
  const { db } = app.deps
  await db.updateTable('user').set({ emailVerified: 1 }).execute()
  const passkey = await addPasskey(client, password)
  const sponsor = SponsorAddressMade.parse(await (await client.post(SPONSORS, { showsLinks: false })).json())
  const proof = { password, passkey: await passkey.prove() }
  const begun = await client.post('/api/auth/two-factor', proof)
  const { uri } = TwoFactorSecret.parse(await begun.json())
  const on = await client.post('/api/auth/two-factor/confirm', { code: appCode(uri, -1) })
  expect(on.status).toBe(200)
  await client.post('/api/auth/change-email', { email: 'stranger@example.com', password })
  const [changeToken] = await listTokens(app, 'stranger@example.com', '/verify-email')
  const halfway = app.anotherVisitor()
  await halfway.post('/api/auth/login', { email: user.email, password })
  const { id: sessionId } = await db.selectFrom('session').select('id').orderBy('createdAt').executeTakeFirstOrThrow()
  const device = { endpoint: 'https://push.example/stranger', p256dh: '', auth: '', createdAt: 1 }
  await db
    .insertInto('pushDevice')
    .values({ id: 'device', sessionId, userId: user.id, ...device })
    .execute()
  const { client: owner } = await makeStaff(app, 'owner')
  const recovery = { email: 'stranger2@example.com', reason: 'Said so on the phone' }
  await owner.post(`/api/crm/creators/${user.id}/recovery`, recovery)
  await db.updateTable('user').set({ emailVerified: 0, provenAt: null }).execute()

  const logIn = (browser: Client, secret: string) =>
    browser.post('/api/auth/login', { email: user.email, password: secret })
  return { app, ...stranger, passkey, uri, sponsor, changeToken, halfway, logIn }
}

type StrangersAccount = Awaited<ReturnType<typeof strangersAccount>>

async function comeByMail({ app, user }: StrangersAccount, path: '/verify-email' | '/reset-password') {
  const owner = app.anotherVisitor()
  if (path === '/reset-password') await owner.post('/api/auth/forgot-password', { email: user.email })
  // The first is the one of the registration; others say that a move was asked for.
  const [first] = await listTokens(app, user.email, path)
  const choose = (token: string | undefined) =>
    owner.post('/api/auth/reset-password', { token, password: chosen, passwordConfirmation: chosen })
  if (path === '/reset-password') expect((await choose(first)).status).toBe(200)
  else {
    const reply = await owner.post('/api/auth/verify-email', { token: first })
    const { passwordToken } = EmailConfirmed.parse(await reply.json())
    expect((await choose(passwordToken)).status).toBe(200)
  }
  return owner
}

describe('whoever first shows that the mailbox is theirs', () => {
  test.each(['/verify-email', '/reset-password'] as const)(
    'by %s, keeps the account for themselves: no way in of a stranger is left, and none is needed',
    async (path) => {
      const account = await strangersAccount()
      const { app, client, passkey, uri, sponsor, changeToken, halfway, logIn } = account

      const owner = await comeByMail(account, path)

      const options = await (await app.visitor.post('/api/auth/login/passkey-options', undefined)).json()
      const ways = {
        session: (await loginState(client)).loggedIn,
        passkey: (await app.visitor.post('/api/auth/login/passkey', { passkey: passkey.show(options) })).status,
        password: (await logIn(app.anotherVisitor(), password)).status,
        halfway: (await halfway.post('/api/auth/login/code', { code: appCode(uri) })).status,
        change: (await client.post('/api/auth/verify-email', { token: changeToken })).status,
        figures: (await app.visitor.get(`/api/shared-stats${new URL(sponsor.address).search}`)).status,
      }
      expect(ways).toEqual({
        ...{ session: false, passkey: 401, password: 401, halfway: 401, change: 400, figures: 410 },
      })
      expect(await (await logIn(owner, chosen)).json()).toMatchObject({ message: 'Login successful!' })
      expect((await loginState(owner)).user).toMatchObject({ isVerified: true })
    },
  )

  test('in the browser that registered stays logged in with the same password, and nobody else does', async () => {
    const app = await testApp()
    const { client, user } = await makeProfile(app)
    const other = app.anotherVisitor()
    await other.post('/api/auth/login', { email: user.email, password })
    const [token] = await listTokens(app, user.email, '/verify-email')

    const reply = await client.post('/api/auth/verify-email', { token })

    expect(await reply.json()).toEqual({ success: true, email: user.email })
    expect([(await loginState(client)).loggedIn, (await loginState(other)).loggedIn]).toEqual([true, false])
    expect((await other.post('/api/auth/login', { email: user.email, password })).status).toBe(200)
    await app.jobs.runDue()
    const told = (await listMails(app, user.email)).map(({ subject }) => subject)
    expect(told.filter((subject) => subject === 'A new device logged in')).toEqual([])
  })
})

describe('while nobody has confirmed the address', () => {
  test('no passkey, no app and no private address is made', async () => {
    const app = await testApp()
    const { client } = await makeProfile(app)
    const made = { password, created: '{}' }

    const replies = [
      await client.post('/api/auth/two-factor', { password }),
      await client.post('/api/auth/two-factor/confirm', { code: '123456' }),
      await client.post('/api/auth/passkeys', made),
      await client.post(SPONSORS, { showsLinks: false }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    for (const reply of replies) expect((await problemOf(reply)).code).toBe('confirm-address-first')
  })

  test('an owner of the studio confirms it in the CRM, or a command does, and the log says so', async () => {
    const app = await testApp()
    const { client, user } = await makeProfile(app)
    const second = await makeProfile(app, { username: 'second' })
    const { client: owner } = await makeStaff(app, 'owner')
    const { client: member } = await makeStaff(app, 'member')
    const path = `/api/crm/creators/${user.id}/confirmation`

    const refused = await member.post(path, undefined)
    const replies = [await owner.post(path, undefined), await owner.post(path, undefined)]
    const nobody = await owner.post('/api/crm/creators/nobody/confirmation', undefined)
    await confirmAddress(app, second.user.email)

    expect([refused.status, nobody.status, ...replies.map(({ status }) => status)]).toEqual([403, 404, 200, 200])
    for (const browser of [client, second.client])
      expect((await loginState(browser)).user).toMatchObject({ isVerified: true })
    const log = await (await owner.get('/api/crm/changes')).text()
    for (const { email } of [user, second.user])
      expect(log.split(`Confirmed that the account ${email}`)).toHaveLength(2)
    await client.post('/api/auth/delete-account', { password })
    expect(await (await owner.get('/api/crm/changes')).text()).not.toContain(user.email)
  })

  test('its owner is told whether a mail with a link can come', async () => {
    const smtp = await testSmtp()
    const states = []
    for (const env of [{}, smtp.env]) {
      const app = await testApp({ env })
      const { client } = await makeProfile(app)
      states.push((await loginState(client)).user?.isMailed ?? false)
    }

    expect(states).toEqual([false, true])
  })
})

/** What ends with the first proof, by table: how much of it an account still has. */
const ended: Record<string, (db: Db, userId: string) => Promise<unknown[]>> = {
  session: (db, id) => db.selectFrom('session').select('id').where('personId', '=', id).execute(),
  push_device: (db, id) => db.selectFrom('pushDevice').select('id').where('userId', '=', id).execute(),
  user_token: (db, id) => db.selectFrom('userToken').select('kind').where('personId', '=', id).execute(),
  user_totp: (db, id) => db.selectFrom('userTotp').select('secret').where('personId', '=', id).execute(),
  user_recovery_code: (db, id) =>
    db.selectFrom('userRecoveryCode').select('codeHash').where('personId', '=', id).execute(),
  user_passkey: (db, id) => db.selectFrom('userPasskey').select('id').where('personId', '=', id).execute(),
  known_device: (db, id) => db.selectFrom('knownDevice').select('seenAt').where('userId', '=', id).execute(),
  address_recovery: (db, id) =>
    db.selectFrom('addressRecovery').select('id').where('userId', '=', id).where('endedAt', 'is', null).execute(),
  sponsor_address: (db) => db.selectFrom('sponsorAddress').select('id').where('revokedAt', 'is', null).execute(),
  // The password of the stranger; a new one is in its place when the proof was a reset.
  user: (db, id) =>
    db
      .selectFrom('user')
      .select('id')
      .where('id', '=', id)
      .where((eb) => eb.or([eb('passwordHash', 'is not', null), eb('twoFactorEnabled', '=', 1)]))
      .execute(),
}

/** Whatever belongs to an account or looks like a credential, and does not end: why it need not. */
const goesOn: Record<string, string> = {
  'What is on the page, for everybody to see; its owner decides about it.':
    'profile username custom_link link_id link_check upload registration shop_item video',
  'Shown to everybody, and told to whoever confirms the address (api/linkhub/payments).': 'payment_method',
  'Its token stands in the DNS; a domain is connected after the address is confirmed.': 'domain',
  'What visitors wrote, and who follows the page, for whoever has the account.': 'message follower',
  'Sent only after the address is confirmed; a token of it ends following, and opens nothing.': 'news news_recipient',
  'Goes to the address that was confirmed, and to no other.': 'weekly_report_plan',
  'Hours without notifications, and how many messages and orders wait.': 'push_account',
  'When a mail left, and how many an hour has seen.': 'message_notice weekly_report mail_window',
  'What others say about the page.': 'report',
  'Figures of the page: numbers, and hashes of visits that open nothing.': 'visit_total visit visitor click daily_salt',
  'Hashes of posts of public forms, and of mailboxes that got a mail.': 'recent_content acknowledgement',
  'Mails of the studio; a token names a conversation and opens nothing.': 'mail',
  'What was answered to whoever sent it, sealed and for a day.': 'idempotency_key',
  'Of the studio’s own people, who come by invitation of an owner and not by registering.':
    'staff staff_session staff_token staff_totp staff_recovery_code staff_passkey invite member_preference notice saved_view studio',
  'A record of the CRM, whose owner is one of the studio’s own people.': 'company contact deal reminder',
  'Of the studio; its secret is sealed.': 'webhook',
  'Links that wait in it are deleted with those they belong to (secretOf).': 'outbox',
  'Hashes of what is counted.': 'rate',
  'The secret of the installation.': 'setting',
}

const BELONGS = /(^|_)(user|person|owner|profile|staff|account)_id$|^secret_of$|^invited_by$/
const OPENS = /hash|token|secret|password|public_key|salt|^key$|codes?$/

describe('every table with a credential', () => {
  test('ends with the first proof of the mailbox, or has a reason not to', async () => {
    const tables = (await listTableShapes(Object.keys(released)))
      .filter(({ columns }) => columns.some(({ name }) => BELONGS.test(name) || OPENS.test(name)))
      .map(({ name }) => name)

    const known = [...Object.keys(ended), ...Object.values(goesOn).flatMap((names) => names.split(' '))]
    expect(tables.filter((name) => !known.includes(name))).toEqual([])
    expect(known.filter((name) => !tables.includes(name))).toEqual([])
  })

  test('has none left for the owner of the mailbox who confirms it without being logged in', async () => {
    const account = await strangersAccount()
    const { app, user } = account
    const count = async () =>
      Promise.all(Object.entries(ended).map(async ([name, list]) => [name, (await list(app.deps.db, user.id)).length]))
    const before = Object.fromEntries(await count())
    const [token] = await listTokens(app, user.email, '/verify-email')

    const reply = await app.anotherVisitor().post('/api/auth/verify-email', { token })

    expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([])
    // The one by which the owner chooses a password.
    const left = (await count()).filter(([name, rows]) => rows !== (name === 'user_token' ? 1 : 0))
    expect([reply.status, left]).toEqual([200, []])
  })
})
