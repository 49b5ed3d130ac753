// @engines sqlite postgres
import { createReadyProfiles } from '@nokshi/api/linkhub/ready-profiles.ts'
import { suspendPage } from '@nokshi/api/moderation/decide-on-page.ts'
import { editProfile, makeProfile } from '@nokshi/api/testing/make.ts'
import { testApp } from '@nokshi/api/testing/test-app.ts'
import { describe, expect, test } from 'vitest'
import { type Answer, openTwoDoors, wire } from './testing/two-ways.ts'

const SITE = 'https://www.example.com'
const env = { SITE_URL: SITE, API_URL: 'http://localhost' }

type Doors = Awaited<ReturnType<typeof openTwoDoors>>

/** What a request is called, the status it deserves, whether a shortcut takes it, and how it is written. */
type Case = [name: string, status: number, way: 'short' | 'long', request: string]

async function open() {
  const app = await testApp({ env })
  return { app, doors: await openTwoDoors(app) }
}

/** How each request was answered by the route, and by the shortcut: what the table says about it besides. */
async function askBoth({ byRoute, byShortcut }: Doors, cases: Case[]) {
  const expected = []
  const found = []
  for (const [name, status, way, request] of cases) {
    const long = await byRoute(request)
    const { answer: short, isTaken } = await byShortcut(request)
    expected.push({ name, status, way, answer: long })
    found.push({ name, status: statusOf(short), way: isTaken ? 'short' : 'long', answer: short })
  }
  return { expected, found }
}

function statusOf({ line }: Answer) {
  return Number(line.split(' ')[1])
}

const TRACK = 'POST /api/traffic/track'
const json = 'Content-Type: application/json'
const phone = 'User-Agent: Mozilla/5.0 (Linux; Android 13; SM-A536B) Chrome/122.0.0.0 Mobile Safari/537.36'
const visit = JSON.stringify({
  username: 'ada-rahman',
  visitId: 'a-visit-of-one-visitor',
  visitorId: 'a-visitor-of-one-page',
  referrer: 'l.instagram.com',
})
const large = (bytes: number) => visit.replace('}', `,"more":"${'x'.repeat(bytes - visit.length - 10)}"}`)

const beacons: Case[] = [
  ['as the page sends it', 204, 'short', wire(TRACK, [json, phone, `Origin: ${SITE}`], visit)],
  ['from the API’s own address', 204, 'short', wire(TRACK, [json, 'Origin: http://localhost'], visit)],
  ['from a program', 204, 'short', wire(TRACK, [json], visit)],
  ['of a browser that fetches ahead', 204, 'short', wire(TRACK, [json, 'Purpose: prefetch'], visit)],
  ['of 64 KiB', 204, 'short', wire(TRACK, [json], large(64 * 1024))],
  ['with a mark before its JSON', 204, 'short', wire(TRACK, [json], `\ufeff${visit}`)],
  ['for a page that is not there', 404, 'short', wire(TRACK, [json], '{"username":"nobody"}')],
  ['that is no JSON', 400, 'short', wire(TRACK, [json], '{"username"')],
  ['that is no object', 400, 'short', wire(TRACK, [json], '[]')],
  ['with a wrong id', 400, 'short', wire(TRACK, [json], '{"username":"ada-rahman","visitId":"!"}')],
  ['above 64 KiB', 413, 'long', wire(TRACK, [json], large(64 * 1024 + 1))],
  ['without a body', 400, 'long', wire(TRACK, [json])],
  ['with cookies', 204, 'long', wire(TRACK, [json, 'Cookie: theme=dark'], visit)],
  ['from another site', 403, 'long', wire(TRACK, [json, 'Origin: https://evil.example'], visit)],
  ['from a site that hides', 403, 'long', wire(TRACK, [json, 'Sec-Fetch-Site: cross-site'], visit)],
  ['as plain text', 415, 'long', wire(TRACK, ['Content-Type: text/plain'], visit)],
  ['with a charset', 204, 'long', wire(TRACK, [`${json}; charset=utf-8`], visit)],
  ['without a content type', 415, 'long', wire(TRACK, [], visit)],
  ['that is compressed', 415, 'long', wire(TRACK, [json, 'Content-Encoding: gzip'], visit)],
  ['with two content types', 415, 'long', wire(TRACK, [json, json], visit)],
  ['with two user agents', 204, 'long', wire(TRACK, [json, phone, phone], visit)],
  ['with a question', 204, 'long', wire(`${TRACK}?x=1`, [json], visit)],
  ['for a host that is none', 400, 'long', wire(TRACK, ['Host: a b', json], visit)],
  ['in pieces', 204, 'long', wire(TRACK, [json, 'Transfer-Encoding: chunked']) + chunk(visit)],
  ['asked for', 405, 'long', wire('GET /api/traffic/track', [phone])],
  ['put', 405, 'long', wire('PUT /api/traffic/track', [json], visit)],
  ['before it is sent', 204, 'long', wire('OPTIONS /api/traffic/track', [`Origin: ${SITE}`])],
]

function chunk(text: string) {
  return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n0\r\n\r\n`
}

const ADA = 'GET /api/linkhub/ada-rahman'

/** Those that are to be short come after one that was not: only what was just read is ready. */
const profiles = (etag: string): Case[] => [
  ['that was just read', 200, 'short', wire(ADA)],
  ['for the site', 200, 'short', wire(ADA, [`Origin: ${SITE}`])],
  ['for another site', 200, 'short', wire(ADA, ['Origin: https://evil.example'])],
  ['for somebody with cookies', 200, 'short', wire(ADA, ['Cookie: theme=dark'])],
  ['that is known', 304, 'short', wire(ADA, [`If-None-Match: ${etag}`])],
  ['that was another', 200, 'short', wire(ADA, ['If-None-Match: "another"'])],
  ['by its former name', 200, 'short', wire(`${ADA}-before`)],
  ['in capitals', 200, 'long', wire('GET /api/linkhub/ADA-rahman')],
  ['with a question', 200, 'long', wire(`${ADA}?x=1`)],
  ['of which only the head is wanted', 200, 'long', wire('HEAD /api/linkhub/ada-rahman')],
  ['with a body', 200, 'long', wire(ADA, [], 'x')],
  ['with a header that comes twice', 200, 'long', wire(ADA, ['X-Twice: 1', 'X-Twice: 2'])],
  ['for a host that is none', 400, 'long', wire(ADA, ['Host: a b'])],
  ['that is not there', 404, 'long', wire('GET /api/linkhub/nobody')],
  ['that is changed', 405, 'long', wire('PATCH /api/linkhub/ada-rahman')],
  ['before it is asked for', 204, 'long', wire('OPTIONS /api/linkhub/ada-rahman', [`Origin: ${SITE}`])],
]

describe('the shortcut and the route answer alike', () => {
  test('to a beacon', async () => {
    const { app, doors } = await open()
    await makeProfile(app)

    const { expected, found } = await askBoth(doors, beacons)

    expect(found).toEqual(expected)
  })

  test('to a beacon that cannot be kept', async () => {
    const { app, doors } = await open()
    await makeProfile(app)
    await app.deps.db.schema.dropTable('visit_journal').execute()

    const { expected, found } = await askBoth(doors, [['', 500, 'short', wire(TRACK, [json], visit)]])

    expect(found).toEqual(expected)
    expect(app.logged.filter((line) => line.includes('request failed'))).toHaveLength(2)
  })

  test('to who asks for a profile', async () => {
    const { app, doors } = await open()
    const { client } = await makeProfile(app, { username: 'ada-rahman-before' })
    await editProfile(client, { version: 1, username: 'ada-rahman', name: 'আদা রহমান' })
    const etag = (await app.visitor.get('/api/linkhub/ada-rahman')).headers.get('etag') ?? ''

    const { expected, found } = await askBoth(doors, profiles(etag))

    expect(found).toEqual(expected)
  })

  test('and are counted and logged alike', async () => {
    const { app, doors } = await open()
    await makeProfile(app)
    const requests = [wire(TRACK, [json], visit), wire(TRACK, [json], '{'), wire(ADA), wire(ADA)]
    const note = async (ask: (request: string) => Promise<unknown>) => {
      app.logged.splice(0)
      app.deps.metrics.registry.resetMetrics()
      for (const request of requests) await ask(request)
      await app.jobs.runDue()
      return { counts: await countAnswers(app), lines: app.logged.map(shapeOf) }
    }

    // The first visit is new, and those after it are repetitions.
    await note(doors.byRoute)
    const byRoute = await note(doors.byRoute)
    const byShortcut = await note(doors.byShortcut)

    expect(byShortcut).toEqual(byRoute)
    expect(byRoute.counts).toContainEqual(expect.objectContaining({ value: 2 }))
    expect(byRoute.lines).toHaveLength(requests.length)
  })

  test('with the id that a proxy of ours gave a request', async () => {
    const app = await testApp({ env: { ...env, TRUST_PROXY: '1' } })
    const doors = await openTwoDoors(app)
    await makeProfile(app)
    await doors.byRoute(wire(ADA))

    const id = 'X-Request-Id: given_by_a_proxy'
    for (const request of [wire(ADA, [id]), wire(TRACK, [json, id], visit)]) {
      const { answer, isTaken } = await doors.byShortcut(request)
      expect(isTaken).toBe(true)
      expect(answer.headers).toContain('x-request-id: given_by_a_proxy')
    }
  })
})

/** A line of the log without what no two lines have in common. */
function shapeOf(line: string) {
  const { at, requestId, ms, ...shape } = JSON.parse(line)
  return { ...shape, types: [typeof at, typeof requestId, typeof ms] }
}

/** How many answers there were of each kind, and how many were timed. */
async function countAnswers({ deps: { metrics } }: Awaited<ReturnType<typeof testApp>>) {
  const answers = (await metrics.answers.requests.get()).values
  const times = (await metrics.answers.duration.get()).values
  const timed = times.filter(({ metricName }) => metricName?.endsWith('_count'))
  return [...answers, ...timed, ...(await metrics.visits.get()).values]
}

describe('a profile that is kept ready', () => {
  const read = async (doors: Doors) => (await doors.byShortcut(wire(ADA))).answer

  test('shows a change of this process at once, and is gone when it is suspended or deleted', async () => {
    const { app, doors } = await open()
    const { client, password } = await makeProfile(app)
    await read(doors)

    await editProfile(client, { version: 1, name: 'Ada' })
    const edited = await read(doors)
    await editProfile(client, { version: 2, username: 'ada-of-dhaka' })
    const moved = await read(doors)
    await suspendPage(app.deps, 'ada-rahman', undefined)
    const suspended = await read(doors)
    await client.post('/api/auth/delete-account', { password })
    const deleted = await read(doors)

    expect(edited.body).toContain('"name":"Ada"')
    expect(moved.body).toContain('"username":"ada-of-dhaka"')
    expect([statusOf(suspended), statusOf(deleted)]).toEqual([410, 404])
  })

  test('shows a change of another process within two seconds', async () => {
    const { app, doors } = await open()
    const { client } = await makeProfile(app)
    const elsewhere = client.at(await app.startSecondProcess())
    await read(doors)

    await editProfile(elsewhere, { version: 1, name: 'Ada' })

    await expect
      .poll(async () => (await read(doors)).body, { timeout: 2_000, interval: 100 })
      .toContain('"name":"Ada"')
  })

  test('was read after the last change', async () => {
    const { app } = await open()
    const { profile } = await makeProfile(app)
    const ready = createReadyProfiles(app.deps)

    const early = ready.startReading()
    app.deps.pageSignal.emit('changed', ['ada-rahman'])
    early.keep('ada-rahman', '"1"', profile)
    const beforeReading = ready.findFresh('ada-rahman')
    ready.startReading().keep('ada-rahman', '"2"', profile)

    expect([beforeReading, ready.findFresh('ada-rahman')?.etag]).toEqual([undefined, '"2"'])
  })
})

test('a beacon that breaks off is refused, and counted as no visit', async () => {
  const { app, doors } = await open()
  await makeProfile(app)

  await doors.breakOff(wire(TRACK, [json], visit).slice(0, -20))

  const refused = async () =>
    (await app.deps.metrics.answers.requests.get()).values.map(({ labels }) => labels)
  await expect.poll(refused).toContainEqual({ method: 'POST', route: '/api/traffic/track', status: 400 })
  expect(await app.deps.db.selectFrom('visitJournal').selectAll().execute()).toEqual([])
})
