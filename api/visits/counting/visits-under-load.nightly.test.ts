import { expect, test } from 'vitest'
import { makeProfile } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { aBeacon, click, newId, readAnalytics, track } from '../../testing/visits.ts'

test('two thousand beacons at once, through two processes, are counted exactly', async () => {
  const app = await testApp()
  const usernames = ['first-page', 'second-page', 'third-page']
  const owners = []
  for (const username of usernames) owners.push(await makeProfile(app, { username }))
  const visitors = Array.from({ length: 500 }, () => newId('visitor'))
  const beacons = Array.from({ length: 1_500 }, (_, index) =>
    aBeacon({
      username: usernames[index % 3] ?? '',
      visitorId: visitors[Math.floor(index / 3)] ?? '',
    }),
  )
  const retries = beacons.filter((_, index) => index % 3 === 0)
  const doors = [app.visitor, app.visitor.at(await app.startSecondProcess())]

  const statuses = await Promise.all(
    [...beacons, ...retries].map((beacon, index) => track(doors[index % 2] ?? app.visitor, beacon)),
  )

  expect(statuses).toHaveLength(2_000)
  expect(new Set(statuses)).toEqual(new Set([204]))
  for (const owner of owners) {
    expect(await readAnalytics(owner.client)).toMatchObject({
      lifetimeVisits: 500,
      uniqueVisitors: 500,
      visitsToday: 500,
    })
  }
})

test('visits and clicks at once, retried and through two processes, are counted exactly', async () => {
  const app = await testApp()
  const owners = []
  for (const username of ['first-page', 'second-page']) owners.push(await makeProfile(app, { username }))
  const doors = [app.visitor, app.visitor.at(await app.startSecondProcess())]
  const visits = owners.flatMap(({ profile }) =>
    Array.from({ length: 200 }, (_, index) => ({
      beacon: aBeacon({ username: profile.username, referrer: 't.co', source: index % 2 ? 'wa' : 'ig' }),
      shop: profile.linkIds[0],
    })),
  )

  // Every visit is told twice, and so is each of its clicks; every fifth visit only by its click.
  const sent = visits.flatMap(({ beacon, shop }, index) => {
    const [one = app.visitor, two = app.visitor] = index % 2 ? doors : doors.toReversed()
    return [
      ...(index % 5 === 0 ? [] : [track(one, beacon), track(two, beacon)]),
      ...[one, two].map((door) => click(door, { ...beacon, link: shop })),
      ...(index % 4 === 0 ? [one, two].map((door) => click(door, { ...beacon, link: 'github' })) : []),
    ]
  })

  expect(new Set(await Promise.all(sent))).toEqual(new Set([204]))
  for (const { client } of owners) {
    expect(await readAnalytics(client)).toMatchObject({
      lifetimeVisits: 200,
      uniqueVisitors: 200,
      period: {
        visits: 200,
        clicks: 250,
        visitsWithClicks: 200,
        links: [{ clicks: 200 }, { link: 'github', clicks: 50 }],
        referrers: [{ name: 'x.com', visits: 200 }],
        sources: [
          { name: 'ig', visits: 100 },
          { name: 'wa', visits: 100 },
        ],
        devices: [{ name: 'phone', visits: 200 }],
      },
    })
  }
})

test('a page that is deleted while visits arrive spoils none of the others', async () => {
  const app = await testApp()
  const gone = await makeProfile(app, { username: 'soon-gone' })
  const stays = await makeProfile(app, { username: 'here-to-stay' })
  await track(app.visitor, aBeacon({ username: 'soon-gone' }))

  await app.deps.db.deleteFrom('profile').where('id', '=', gone.profile.id).execute()
  await Promise.all(
    ['here-to-stay', 'soon-gone', 'here-to-stay'].map((username) =>
      track(app.visitor, aBeacon({ username })),
    ),
  )
  app.clock.advance(1_000)

  expect(await track(app.visitor, aBeacon({ username: 'soon-gone' }))).toBe(404)
  expect(await readAnalytics(stays.client)).toMatchObject({ lifetimeVisits: 2 })
  expect(await app.deps.db.selectFrom('visitTotal').select('visits').execute()).toEqual([{ visits: 2 }])
})
