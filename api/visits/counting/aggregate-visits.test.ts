import { expect, test } from 'vitest'
import { makeProfile } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { aBeacon, click, PHONE, readAnalytics, track } from '../../testing/visits.ts'

type App = Awaited<ReturnType<typeof testApp>>

function listJournal({ deps }: App) {
  return deps.db.selectFrom('visitJournal').select('noted').execute()
}

async function countOutcomes({ deps }: App) {
  const { values } = await deps.metrics.visits.get()
  return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]))
}

test('what was noted is counted by whichever process comes next', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)
  const beacon = aBeacon({ referrer: 't.co' })
  await track(app.visitor, beacon)
  await click(app.visitor, { ...beacon, link: 'github' })
  expect(await listJournal(app)).not.toEqual([])

  const others = await app.startSecondJobs()
  await others.runDue()

  expect(await listJournal(app)).toEqual([])
  const [total] = await app.deps.db.selectFrom('visitTotal').select(['visits', 'visitors']).execute()
  expect(total).toEqual({ visits: 1, visitors: 1 })
  expect(await readAnalytics(owner.client)).toMatchObject({
    lifetimeVisits: 1,
    period: { clicks: 1, visitsWithClicks: 1, referrers: [{ name: 'x.com', visits: 1 }] },
  })
})

test('two who count at once count everything once', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)
  const other = await app.startSecondJobs()
  for (let times = 0; times < 60; times++) await track(app.visitor, aBeacon())
  for (let times = 0; times < 5; times++)
    await track(app.visitor, aBeacon(), { 'user-agent': 'facebookexternalhit/1.1' })

  await Promise.all([app.jobs.runDue(), other.runDue(), readAnalytics(owner.client)])

  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 60, filtered: { preview: 5 } })
})

test('the metrics tell what became of visits once they are counted', async () => {
  const app = await testApp()
  await makeProfile(app)
  const beacon = aBeacon()
  await track(app.visitor, beacon)
  await track(app.visitor, beacon)
  await click(app.visitor, { ...beacon, link: 'github' })
  await track(app.visitor, aBeacon(), { ...PHONE, purpose: 'prefetch' })
  expect(await countOutcomes(app)).toEqual({})

  await app.jobs.runDue()

  expect(await countOutcomes(app)).toEqual({ counted: 1, repeated: 1, filtered: 1 })
})

test('visits of a page that is gone by now leave nothing behind', async () => {
  const app = await testApp()
  const { profile } = await makeProfile(app)
  await track(app.visitor, aBeacon())
  await app.deps.db.deleteFrom('profile').where('id', '=', profile.id).execute()

  await app.jobs.runDue()

  expect(await listJournal(app)).toEqual([])
  expect(await app.deps.db.selectFrom('visitTotal').selectAll().execute()).toEqual([])
})

test('what cannot be counted keeps nothing else from it, and stays to be looked at', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)
  await track(app.visitor, aBeacon())
  await app.deps.db.insertInto('visitJournal').values({ noted: 'no list' }).execute()
  await track(app.visitor, aBeacon())

  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 2 })
  expect(await listJournal(app)).toEqual([{ noted: 'no list' }])
  expect(app.logged.join('')).toContain('visits not counted')
})

test('when nothing can be counted, the numbers there are can still be read', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)
  await track(app.visitor, aBeacon())
  await app.jobs.runDue()
  await app.deps.db.schema.dropTable('visit_journal').execute()

  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 1 })
  expect(app.logged.join('')).toContain('visits not counted')
})
