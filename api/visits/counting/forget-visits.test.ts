import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getOwnProfile } from '../../linkhub/own-profile.ts'
import { makeProfile } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { aBeacon, click, newId, track } from '../../testing/visits.ts'
import { readAnalytics } from '../analytics/read-analytics.ts'
import { createForgetting } from './jobs.ts'
import { utcDay } from './owner-day.ts'

const DAY = 86_400_000

type App = Awaited<ReturnType<typeof testApp>>

async function countHashes({ deps: { db } }: App) {
  const count = async (table: 'visit' | 'click' | 'visitor') =>
    (await db.selectFrom(table).select('page').execute()).length
  return { visits: await count('visit'), clicks: await count('click'), visitors: await count('visitor') }
}

/** What the owner reads; years later nobody is logged in any more. */
async function readStats({ deps }: App, ownerId: string) {
  return readAnalytics(deps, await getOwnProfile(deps.db, ownerId), 365)
}

test('hashes of visits and clicks are forgotten after seven days, those of visitors after thirteen months; sums stay', async () => {
  const app = await testApp()
  const { user } = await makeProfile(app)
  const visit = aBeacon({ referrer: 'x.com' })
  await track(app.visitor, visit)
  await click(app.visitor, { ...visit, link: 'github' })
  await app.jobs.runDue()

  app.clock.advance(7 * DAY)
  await app.jobs.runDue()
  // Sent again within the week, it is still the same visit.
  await track(app.visitor, visit)
  await click(app.visitor, { ...visit, link: 'github' })
  await app.jobs.runDue()
  expect(await countHashes(app)).toEqual({ visits: 1, clicks: 2, visitors: 1 })
  const before = await readStats(app, user.id)
  expect(before).toMatchObject({ lifetimeVisits: 1, uniqueVisitors: 1, period: { clicks: 1, visitsWithClicks: 1 } })

  app.clock.advance(2 * DAY)
  await app.jobs.runDue()
  expect(await countHashes(app)).toEqual({ visits: 0, clicks: 0, visitors: 1 })
  const { period } = await readStats(app, user.id)
  expect(period).toMatchObject({ visits: 1, clicks: 1, visitsWithClicks: 1 })
  expect(period.referrers).toEqual(before.period.referrers)

  app.clock.advance(385 * DAY)
  await app.jobs.runDue()
  expect(await countHashes(app)).toMatchObject({ visitors: 1 })
  app.clock.advance(4 * DAY)
  await app.jobs.runDue()
  expect(await countHashes(app)).toMatchObject({ visitors: 0 })
  expect(await readStats(app, user.id)).toMatchObject({ lifetimeVisits: 1, uniqueVisitors: 1 })
})

test('a visitor who comes back within thirteen months is known, and counts once a day', async () => {
  const app = await testApp()
  const { user } = await makeProfile(app)
  const visitorId = newId('visitor')
  for (let visits = 0; visits < 4; visits++) {
    await track(app.visitor, aBeacon({ visitorId }))
    await track(app.visitor, aBeacon({ visitorId }))
    await app.jobs.runDue()
    app.clock.advance(300 * DAY)
    await app.jobs.runDue()
  }

  expect(await readStats(app, user.id)).toMatchObject({ lifetimeVisits: 8, uniqueVisitors: 1 })
})

test('thousands of old hashes go in small steps, and none of the new ones with them', async () => {
  const app = await testApp()
  await makeProfile(app)
  await track(app.visitor, aBeacon())
  await app.jobs.runDue()
  const { db } = app.deps
  const today = utcDay(app.deps.now())
  const { page } = await db.selectFrom('visitTotal').select('page').executeTakeFirstOrThrow()
  const rows = Array.from({ length: 25_000 }, (_, index) => ({
    page,
    day: index % 5 === 0 ? today : today - 30,
    visitHash: `hash-${index}`,
  }))
  for (let start = 0; start < rows.length; start += 5_000)
    await db
      .insertInto('visit')
      .values(rows.slice(start, start + 5_000))
      .execute()
  const forget = createForgetting(app.deps)
  const countOld = async () => {
    const { rows: counted } = await sql<{ old: number }>`
      select count(*) as old from visit where day < ${today - 8}`.execute(db)
    return Number(counted[0]?.old)
  }

  await forget()
  const afterFirst = await countOld()
  for (let rounds = 0; rounds < 3; rounds++) await forget()

  expect(afterFirst).toBeGreaterThan(0)
  expect(afterFirst).toBeLessThan(20_000)
  expect(await countOld()).toBe(0)
  expect(await db.selectFrom('visit').select('day').execute()).toHaveLength(5_001)
})
