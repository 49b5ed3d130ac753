import { SiteAnalytics } from '@nokshi/contract/crm/website.ts'
import { expect, test } from 'vitest'
import { findFreePort } from '../lifecycle/environment.ts'
import { createBrowser, password } from '../testing/browser.ts'
import { makeOwner } from '../testing/make-owner.ts'
import { rawRequest, statusesOf } from '../testing/raw-request.ts'
import { testData, testProduct } from '../testing/test-product.ts'

/** Every beacon comes as often as that: phones try again when an answer is late. */
const TIMES = 4
/** So that none has more than ten requests without an answer, at which the server would hang up. */
const CONNECTIONS = 1_000
/** The last connection hears nothing before those in front of it have been served. */
const PATIENCE_MS = 25_000

interface Beacon {
  username?: string
  page?: string
  visitId: string
  visitorId: string
}

type Api = Awaited<ReturnType<typeof startApi>>

/** What is visited, and what is read about it when everything was told. */
interface Subject {
  of: string
  path: string
  pages: string[]
  /** One address counts up to a limit per hour, for each page of a creator and for the whole site. */
  visitors: number
  beaconOf: (visitor: number, page: string) => Omit<Beacon, 'visitorId'>
  open: (api: Api, pages: string[]) => Promise<() => Promise<object[]>>
}

const subjects: Subject[] = [
  {
    of: 'pages of creators',
    path: '/api/traffic/track',
    pages: ['first-page', 'second-page', 'third-page', 'fourth-page', 'fifth-page'],
    visitors: 200,
    beaconOf: (visitor, username) => ({ username, visitId: `visit-${visitor}-${username}` }),
    async open({ url }, pages) {
      const owners = await Promise.all(pages.map((username) => makeOwner(url, username)))
      return () => Promise.all(owners.map((owner) => owner.readAnalytics()))
    },
  },
  {
    of: 'the studio’s site',
    path: '/api/traffic/site',
    pages: ['/', '/about', '/services', '/portfolio', '/contact'],
    visitors: 140,
    beaconOf: (visitor, page) => ({ page, visitId: `visit-${visitor}-of-all` }),
    async open({ url, output }) {
      const desk = createBrowser(url)
      const code = /setup code: (\S+)/.exec(output())?.[1]
      const owner = { name: 'Mitali', email: 'mitali@example.com', password, passwordConfirmation: password }
      expect((await desk.post('/api/crm/setup', { code, ...owner })).status).toBe(201)
      return async () => [await desk.read('/api/crm/website', SiteAnalytics)]
    },
  },
]

test.each(subjects)(
  'thousands of beacons in flight at once, most of them retries, are counted exactly: $of',
  async ({ path, pages, visitors, beaconOf, open }) => {
    const api = await startApi()
    const readStats = await open(api, pages)
    const visits = Array.from({ length: visitors }, (_, visitor) =>
      pages.map((page) => ({ ...beaconOf(visitor, page), visitorId: `visitor-${visitor}-of-all` })),
    ).flat()

    const beacons = Array.from({ length: TIMES }, () => visits).flat()
    const refused = await sendAll(api.port, path, beacons)
    // Whoever is sent away comes again, as the page does with the next beacon.
    const refusedAgain = await sendAll(api.port, path, refused)

    expect(beacons).toHaveLength(visitors * pages.length * TIMES)
    expect(refusedAgain).toEqual([])
    const stats = await readStats()
    for (const read of stats)
      expect(read).toMatchObject({
        lifetimeVisits: visitors,
        uniqueVisitors: visitors,
        visitsToday: visitors,
        filtered: {},
        period: { visits: visitors, devices: [{ name: 'phone', visits: visitors }] },
      })
    if (path === '/api/traffic/site')
      expect(stats).toMatchObject([
        { period: { pages: [...pages].sort().map((page) => ({ page, visits: visitors, visitors })) } },
      ])
  },
)

/** The API alone, in a process of its own: nothing here needs the site. */
async function startApi() {
  const { env } = await testData()
  const PORT = String(await findFreePort())
  const address = `http://localhost:${PORT}`
  const addresses = { PORT, API_URL: address, SITE_URL: address }
  return testProduct({ part: 'api', env: { ...env, ...addresses, LOG_LEVEL: 'silent' } })
}

/** Sends all before reading answers, spread over the connections; returns the refused ones. */
async function sendAll(port: number, path: string, beacons: Beacon[]) {
  const lanes = Array.from({ length: CONNECTIONS }, (_, lane) =>
    beacons.filter((_beacon, index) => index % CONNECTIONS === lane),
  ).filter((lane) => lane.length > 0)
  const answers = await Promise.all(
    lanes.map(async (lane) => {
      const requests = lane.map((beacon, index) => toRequest(port, path, beacon, index === lane.length - 1))
      const statuses = statusesOf(await rawRequest(port, requests.join(''), PATIENCE_MS))
      return lane.map((beacon, index) => ({ beacon, status: statuses[index] }))
    }),
  )
  const late = answers.flat().filter(({ status }) => status !== 204)
  expect(late.filter(({ status }) => status !== 429)).toEqual([])
  return late.map(({ beacon }) => beacon)
}

/** The last one on a connection asks the server to hang up after it. */
function toRequest(port: number, path: string, beacon: Beacon, isLast: boolean) {
  const body = JSON.stringify(beacon)
  return [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'User-Agent: Mozilla/5.0 (Linux; Android 13; SM-A536B) Chrome/122.0.0.0 Mobile Safari/537.36',
    // As the page itself sends it.
    `Origin: http://localhost:${port}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(isLast ? ['Connection: close'] : []),
    '',
    body,
  ].join('\r\n')
}
