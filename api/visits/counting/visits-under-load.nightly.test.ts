import { expect, test } from 'vitest'
import { makeProfile } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { aBeacon, click, readAnalytics, track } from '../../testing/visits.ts'

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
