import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeProfile, makeUser } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'
import { aBeacon, newId, PHONE, readAnalytics, track } from '../testing/visits.ts'
import { visitWork } from './work.ts'

test('nobody can be found again in the database', async () => {
  const app = await testApp()
  await makeProfile(app)
  const secrets = { address: '198.51.100.23', visitId: newId('visit'), visitorId: newId('visitor') }
  const visitor = app.anotherVisitor(secrets.address)

  await track(visitor, { username: 'ada-rahman', visitId: secrets.visitId, visitorId: secrets.visitorId })
  await track(visitor, { username: 'ada-rahman' })

  const stored = await readWholeDatabase(app)
  expect(stored).toContain('visit_hash')
  for (const secret of [...Object.values(secrets), PHONE['user-agent']]) expect(stored).not.toContain(secret)
  expect(app.logged.join('')).not.toContain(secrets.address)
})

async function readWholeDatabase({ deps }: Awaited<ReturnType<typeof testApp>>) {
  const db = deps.db.withoutPlugins()
  const tables = await db.introspection.getTables()
  const contents = await Promise.all(
    tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows),
  )
  return JSON.stringify(contents)
}

test('a visitor has another hash on every page', async () => {
  const app = await testApp()
  await makeProfile(app, { username: 'first-page' })
  await makeProfile(app, { username: 'second-page' })
  const ids = { visitId: newId('visit'), visitorId: newId('visitor') }

  await track(app.visitor, { username: 'first-page', ...ids })
  await track(app.visitor, { username: 'second-page', ...ids })

  const hashes = await app.deps.db.selectFrom('visitor').select('visitorHash').distinct().execute()
  expect(hashes).toHaveLength(2)
})

test('the salt of a day is deleted after two days', async () => {
  const app = await testApp()
  await makeProfile(app)
  const salts = () => app.deps.db.selectFrom('dailySalt').select('salt').execute()
  const comeRound = () => Promise.all((visitWork(app.deps).rounds ?? []).map((round) => round.run()))

  await track(app.visitor, { username: 'ada-rahman' })
  app.clock.advance(86_400_000)
  await track(app.visitor, { username: 'ada-rahman' })
  await comeRound()
  expect(await salts()).toHaveLength(2)

  app.clock.advance(86_400_000)
  await comeRound()
  expect(await salts()).toHaveLength(1)
})

test('the numbers of a page are for its owner', async () => {
  const app = await testApp()
  await makeProfile(app, { username: 'much-visited' })
  await track(app.visitor, aBeacon({ username: 'much-visited' }))
  const other = await makeProfile(app, { username: 'quiet-page' })
  const without = await makeUser(app)

  expect(await readAnalytics(other.client)).toMatchObject({ lifetimeVisits: 0, visitsToday: 0 })
  const refused = await without.client.get('/api/linkhubAuth/me/analytics')
  expect(refused.status).toBe(404)
  expect(await refused.json()).toMatchObject({ error: 'You have no profile yet.' })
  expect((await app.visitor.get('/api/linkhubAuth/me/analytics')).status).toBe(401)
})
