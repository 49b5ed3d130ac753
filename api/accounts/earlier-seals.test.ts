import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrateToLatest, released } from '../database/migrate.ts'
import { password } from '../testing/accounts.ts'
import { appCode } from '../testing/app-code.ts'
import { makeStaff, makeUser } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'
import { createEmptyDatabase } from '../testing/test-database.ts'
import { renewEarlierSeals } from './earlier-seals.ts'

/** An app secret and two recovery codes, as better-auth 1.7.7 sealed them with the secret of the tests. */
const sealedFor = {
  creator: [
    'b09a61b8a3b6e032362fdd86b2c2f14693ca8325bac28167ee29f98595d2f20661512e06f9ab50cbf9824d8d8f7dbd43b0609d4d9742d909c9fa9c9bceab86d8fb0756ac9e738670',
    '2c85fea6818fbb4e2185a08c1e7ddb645df8a2bc52127cdb098a422a743a943b6c1ace9ea5ceeae6cb53bf1881a4a02976e4875c1d96234d913467fe0bf94a3780855c75ad',
  ],
  staff: [
    '32adbf31a98cfebd0931a60fc33a1099ab7c08de1196ff240995f8894343bd71d229add38b2100d6502cab01669f2447bb5286ef86dc172f807cabb497b64e1e842019ced8a8aa41',
    'e740e6d36b25543b00f138805951d7ebba1c0aaa269064cc8c930d08841d92e3b887cb7a0c940d4d8a8fd6f98f8a3f5a6296efe70b1bda7a704a937b2ee8ed531da63fbcd4',
  ],
} as const

/** What the app was told then: the secret «Kq3bT7xWmZ0aYc5dLr9sUv2nHg8jPf4e» in base 32. */
const uri = 'otpauth://totp/x?secret=JNYTGYSUG54FO3K2GBQVSYZVMRGHEOLTKV3DE3SIM44GUUDGGRSQ'
const recoveryCode = 'AB3DE fg7hj'

test('an app and recovery codes from before 0029 go on, of creators and of staff', async () => {
  const app = await testApp()
  const { user } = await makeUser(app)
  const { staff, password: staffPassword } = await makeStaff(app, 'owner')
  for (const [table, id, [secret, earlierCodes]] of [
    ['userTotp', user.id, sealedFor.creator],
    ['staffTotp', staff.id, sealedFor.staff],
  ] as const)
    await app.deps.db.insertInto(table).values({ personId: id, secret, earlierCodes }).execute()
  await app.deps.db.updateTable('user').set({ twoFactorEnabled: 1 }).execute()
  await app.deps.db.updateTable('staff').set({ twoFactorEnabled: 1 }).execute()

  await Promise.all([renewEarlierSeals(app.deps), renewEarlierSeals(app.deps)])

  const steps = [
    ['/api/auth/login', { email: user.email, password }],
    ['/api/crm/login', { email: staff.email, password: staffPassword }],
  ] as const
  for (const [path, login] of steps)
    for (const [code, status] of [
      [appCode(uri), 200],
      [recoveryCode, 200],
      [recoveryCode, 401],
    ] as const) {
      const browser = app.anotherVisitor()
      expect(await (await browser.post(path, login)).json()).toEqual({ needsCode: true })
      expect((await browser.post(`${path}/code`, { code })).status).toBe(status)
    }
  const kept = JSON.stringify(await app.deps.db.selectFrom('userTotp').selectAll().execute())
  expect(kept).not.toContain(sealedFor.creator[0])
  expect(kept).toContain('"earlierCodes":null')
})

test('what was sealed with another secret opens nothing, and stops nothing', async () => {
  const app = await testApp({ env: { SECRET: 'another-secret-for-tests-0123456789' } })
  const { user } = await makeUser(app)
  const [secret, earlierCodes] = sealedFor.creator
  await app.deps.db.insertInto('userTotp').values({ personId: user.id, secret, earlierCodes }).execute()
  await app.deps.db.updateTable('user').set({ twoFactorEnabled: 1 }).execute()

  await renewEarlierSeals(app.deps)

  await app.visitor.post('/api/auth/login', { email: user.email, password })
  const replies = [
    await app.visitor.post('/api/auth/login/code', { code: appCode(uri) }),
    await app.visitor.post('/api/auth/login/code', { code: recoveryCode }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([401, 401])
})

test('an account of the release before logs in with its password, passkeys and app', async () => {
  const { db, drop } = await createEmptyDatabase()
  onTestFinished(drop)
  const before = Object.fromEntries(Object.entries(released).filter(([name]) => name < '0029'))
  await migrateToLatest(db, before)
  const at = '2026-11-15T06:00:00.000Z'
  await sql`insert into "user" (id, name, email, email_verified, two_factor_enabled, created_at, updated_at)
    values ('u1', 'Ada', 'ada@example.com', 1, 1, ${at}, ${at})`.execute(db)
  await sql`insert into account (id, account_id, provider_id, user_id, password, created_at, updated_at)
    values ('a1', 'u1', 'credential', 'u1', 'a hash', ${at}, ${at})`.execute(db)
  await sql`insert into user_two_factor (id, secret, backup_codes, user_id, verified)
    values ('t1', 'sealed', 'sealed codes', 'u1', 1)`.execute(db)
  await sql`insert into user_passkey (id, person_id, public_key, counter, name, created_at)
    values ('p1', 'u1', 'key', 0, 'Phone', 1)`.execute(db)

  await migrateToLatest(db)

  expect(await db.selectFrom('user').selectAll().executeTakeFirst()).toMatchObject({
    ...{ passwordHash: 'a hash', provenAt: 0, twoFactorEnabled: 1 },
  })
  expect(await db.selectFrom('userTotp').selectAll().execute()).toEqual([
    { personId: 'u1', secret: 'sealed', earlierCodes: 'sealed codes' },
  ])
  expect(await db.selectFrom('userPasskey').select('id').execute()).toEqual([{ id: 'p1' }])
})
