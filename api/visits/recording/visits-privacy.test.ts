import { expect, test } from 'vitest'
import { makeProfile } from '../../testing/make.ts'
import { readDatabase } from '../../testing/read-database.ts'
import { testApp } from '../../testing/test-app.ts'
import { aBeacon, click, newId, PHONE, track } from '../../testing/visits.ts'
import { visitJobs } from '../counting/jobs.ts'
import { identify } from './client.ts'

test('nobody can be found again in the database', async () => {
  const app = await testApp()
  const { profile } = await makeProfile(app)
  const secrets = {
    address: '198.51.100.23',
    visitId: newId('visit'),
    visitorId: newId('visitor'),
    pathOfReferrer: 'a-private-path',
  }
  const { visitId, visitorId, pathOfReferrer } = secrets
  const visitor = app.anotherVisitor(secrets.address)
  const visit = { username: 'ada-rahman', visitId, visitorId, referrer: `example.com/${pathOfReferrer}` }

  await track(visitor, visit)
  await click(visitor, { ...visit, link: 'github' })
  await track(visitor, { username: 'ada-rahman' })
  const opening = { ...PHONE, accept: 'text/html', referer: `https://x.com/${pathOfReferrer}` }
  await visitor.get(`/go/${profile.linkIds[0]}`, opening)

  const noted = await readDatabase(app.deps)
  expect(noted).toContain('"noted"')
  await app.jobs.runDue()
  const counted = await readDatabase(app.deps)
  expect(counted).toContain('visitHash')
  for (const secret of [...Object.values(secrets), PHONE['user-agent']]) expect(noted + counted).not.toContain(secret)
  for (const secret of Object.values(secrets)) expect(app.logged.join('')).not.toContain(secret)
})

test('once it is counted, nothing tells which visit a click or a trait belongs to', async () => {
  const app = await testApp()
  await makeProfile(app)
  const visit = aBeacon({ referrer: 'example.com', source: 'wa' })

  await track(app.visitor, visit)
  await click(app.visitor, { ...visit, link: 'github' })
  await app.jobs.runDue()

  const { db } = app.deps
  expect(await db.selectFrom('visitJournal').selectAll().execute()).toEqual([])
  const visits = await db.selectFrom('visit').selectAll().execute()
  const clicks = await db.selectFrom('click').selectAll().execute()
  const hashes = [...visits.map((row) => row.visitHash), ...clicks.map((row) => row.clickHash)]
  expect(new Set(hashes).size).toBe(3)
  expect(Object.keys(clicks[0] ?? {})).toEqual(['page', 'clickHash', 'day'])
  expect(await db.selectFrom('facetDay').select(['facet', 'value', 'visits']).execute()).toEqual(
    expect.arrayContaining([
      { facet: 'referrer', value: 'example.com', visits: 1 },
      { facet: 'source', value: 'wa', visits: 1 },
      { facet: 'device', value: 'phone', visits: 1 },
    ]),
  )
})

test('a visitor has another hash on every page', async () => {
  const app = await testApp()
  await makeProfile(app, { username: 'first-page' })
  await makeProfile(app, { username: 'second-page' })
  const ids = { visitId: newId('visit'), visitorId: newId('visitor') }

  await track(app.visitor, { username: 'first-page', ...ids })
  await track(app.visitor, { username: 'second-page', ...ids })
  await app.jobs.runDue()

  const hashes = await app.deps.db.selectFrom('visitor').select('visitorHash').distinct().execute()
  expect(hashes).toHaveLength(2)
})

test('the hash of a visitor without ids needs both keys: neither the salt nor the secret alone makes it', () => {
  const client = {
    address: '198.51.100.23',
    userAgent: 'a phone',
    language: 'bn',
    purpose: '',
    isFromPage: true,
    isPrivate: false,
    country: undefined,
  }
  const beacon = { username: 'ada-rahman', client, findUserId: async () => undefined }
  const hashWith = (secret: string, salt: string) =>
    identify({ secret, salt }, { subject: 'ada', day: 20_000 }, beacon).visitorHash

  expect(hashWith('secret', 'salt')).toBe(hashWith('secret', 'salt'))
  expect(hashWith('other secret', 'salt')).not.toBe(hashWith('secret', 'salt'))
  expect(hashWith('secret', 'other salt')).not.toBe(hashWith('secret', 'salt'))
})

test('the salt of a day is deleted after two days', async () => {
  const app = await testApp()
  await makeProfile(app)
  const salts = () => app.deps.db.selectFrom('dailySalt').select('salt').execute()
  const runJobs = () => Promise.all((visitJobs(app.deps).jobs ?? []).map((job) => job.run()))

  await track(app.visitor, { username: 'ada-rahman' })
  app.clock.advance(86_400_000)
  await track(app.visitor, { username: 'ada-rahman' })
  await runJobs()
  expect(await salts()).toHaveLength(2)

  app.clock.advance(86_400_000)
  await runJobs()
  expect(await salts()).toHaveLength(1)
})
