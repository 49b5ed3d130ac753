// @engines sqlite postgres
import { expect, test } from 'vitest'
import { findFreePort } from '../lifecycle/environment.ts'
import { makeOwner } from '../testing/make-owner.ts'
import { rawRequest, statusesOf } from '../testing/raw-request.ts'
import { testData, testProduct } from '../testing/test-product.ts'

const PAGES = ['first-page', 'second-page', 'third-page', 'fourth-page', 'fifth-page']
const VISITORS = 500
/** Every beacon comes as often as that: phones try again when an answer is late. */
const TIMES = 4
const CONNECTIONS = 500
/** The last connection hears nothing before those in front of it have been served. */
const PATIENCE_MS = 25_000

interface Beacon {
  username: string
  visitId: string
  visitorId: string
}

test('ten thousand beacons in flight at once, most of them retries, are counted exactly', async () => {
  const { url, port } = await startApi()
  const owners = await Promise.all(PAGES.map((username) => makeOwner(url, username)))
  const visits = Array.from({ length: VISITORS }, (_, visitor) =>
    PAGES.map((username) => ({
      username,
      visitId: `visit-${visitor}-${username}`,
      visitorId: `visitor-${visitor}-of-all`,
    })),
  ).flat()

  const beacons = Array.from({ length: TIMES }, () => visits).flat()
  const refused = await sendAll(port, beacons)
  // Whoever is sent away comes again, as the page does with the next beacon.
  const refusedAgain = await sendAll(port, refused)

  expect(beacons).toHaveLength(10_000)
  expect(refusedAgain).toEqual([])
  for (const owner of owners)
    expect(await owner.readAnalytics()).toMatchObject({
      lifetimeVisits: VISITORS,
      uniqueVisitors: VISITORS,
      visitsToday: VISITORS,
      filtered: {},
      period: { visits: VISITORS, devices: [{ name: 'phone', visits: VISITORS }] },
    })
})

/** The API alone, in a process of its own: nothing here needs the site. */
async function startApi() {
  const { env } = await testData()
  const PORT = String(await findFreePort())
  const address = `http://localhost:${PORT}`
  const addresses = { PORT, API_URL: address, SITE_URL: address }
  return testProduct({ part: 'api', env: { ...env, ...addresses, LOG_LEVEL: 'silent' } })
}

/** Writes all of them before any answer is read, spread over the connections; returns those that were sent away. */
async function sendAll(port: number, beacons: Beacon[]) {
  const lanes = Array.from({ length: CONNECTIONS }, (_, lane) =>
    beacons.filter((_beacon, index) => index % CONNECTIONS === lane),
  ).filter((lane) => lane.length > 0)
  const answers = await Promise.all(
    lanes.map(async (lane) => {
      const requests = lane.map((beacon, index) => toRequest(port, beacon, index === lane.length - 1))
      const statuses = statusesOf(await rawRequest(port, requests.join(''), PATIENCE_MS))
      return lane.map((beacon, index) => ({ beacon, status: statuses[index] }))
    }),
  )
  const late = answers.flat().filter(({ status }) => status !== 204)
  expect(late.filter(({ status }) => status !== 429)).toEqual([])
  return late.map(({ beacon }) => beacon)
}

/** The last one on a connection asks the server to hang up after it. */
function toRequest(port: number, beacon: Beacon, isLast: boolean) {
  const body = JSON.stringify(beacon)
  return [
    'POST /api/traffic/track HTTP/1.1',
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
