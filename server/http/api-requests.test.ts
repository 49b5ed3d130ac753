import { editProfile, makeProfile } from '@nokshi/api/testing/make.ts'
import { testApp } from '@nokshi/api/testing/test-app.ts'
import { expect, test } from 'vitest'
import { openApi, statusOf, wire } from '../testing/open-api.ts'

const SITE = 'https://www.example.com'
const env = { SITE_URL: SITE, API_URL: 'http://localhost' }

type Api = Awaited<ReturnType<typeof openApi>>

/** What a request is called, the status it deserves, and how it is written. */
type Case = [name: string, status: number, request: string]

async function open() {
  const app = await testApp({ env })
  return { app, api: await openApi(app) }
}

/** The status of each answer beside the name of its request. */
async function askAll({ ask }: Api, cases: Case[]) {
  const found = []
  for (const [name, , request] of cases) found.push([name, statusOf(await ask(request))])
  return found
}

function expected(cases: Case[]) {
  return cases.map(([name, status]) => [name, status])
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
  ['as the page sends it', 204, wire(TRACK, [json, phone, `Origin: ${SITE}`], visit)],
  ['from a program', 204, wire(TRACK, [json], visit)],
  ['of 64 KiB', 204, wire(TRACK, [json], large(64 * 1024))],
  ['with a mark before its JSON', 204, wire(TRACK, [json], `\ufeff${visit}`)],
  ['that is no JSON', 400, wire(TRACK, [json], '{"username"')],
  ['above 64 KiB', 413, wire(TRACK, [json], large(64 * 1024 + 1))],
  ['without a body', 400, wire(TRACK, [json])],
  ['from another site', 403, wire(TRACK, [json, 'Origin: https://evil.example'], visit)],
  ['with a charset', 204, wire(TRACK, [`${json}; charset=utf-8`], visit)],
  ['without a content type', 415, wire(TRACK, [], visit)],
  ['that is compressed', 415, wire(TRACK, [json, 'Content-Encoding: gzip'], visit)],
  ['with two content types', 415, wire(TRACK, [json, json], visit)],
  ['with a question', 204, wire(`${TRACK}?x=1`, [json], visit)],
  ['for a host that is none', 400, wire(TRACK, ['Host: a b', json], visit)],
  ['in pieces', 204, wire(TRACK, [json, 'Transfer-Encoding: chunked']) + chunk(visit)],
  ['asked for', 405, wire('GET /api/traffic/track', [phone])],
  ['before it is sent', 204, wire('OPTIONS /api/traffic/track', [`Origin: ${SITE}`])],
]

function chunk(text: string) {
  return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n0\r\n\r\n`
}

const ADA = 'GET /api/linkhub/ada-rahman'

const profiles = (etag: string): Case[] => [
  ['that was just read', 200, wire(ADA)],
  ['that is known', 304, wire(ADA, [`If-None-Match: ${etag}`])],
  ['by its former name', 200, wire(`${ADA}-before`)],
  ['of which only the head is wanted', 200, wire('HEAD /api/linkhub/ada-rahman')],
  ['with a body', 200, wire(ADA, [], 'x')],
  ['with a header that comes twice', 200, wire(ADA, ['X-Twice: 1', 'X-Twice: 2'])],
  ['for a host that is none', 400, wire(ADA, ['Host: a b'])],
  ['that is changed', 405, wire('PATCH /api/linkhub/ada-rahman')],
  ['before it is asked for', 204, wire('OPTIONS /api/linkhub/ada-rahman', [`Origin: ${SITE}`])],
]

test('every kind of beacon is answered as it deserves', async () => {
  const { app, api } = await open()
  await makeProfile(app)

  expect(await askAll(api, beacons)).toEqual(expected(beacons))
})

test('a beacon that cannot be kept is a server error, and says so', async () => {
  const { app, api } = await open()
  await makeProfile(app)
  await app.deps.db.schema.dropTable('visit_journal').execute()

  expect(statusOf(await api.ask(wire(TRACK, [json], visit)))).toBe(500)
  expect(app.logged.filter((line) => line.includes('request failed'))).toHaveLength(1)
})

test('every way to ask for a profile is answered as it deserves', async () => {
  const { app, api } = await open()
  const { client } = await makeProfile(app, { username: 'ada-rahman-before' })
  await editProfile(client, { version: 1, username: 'ada-rahman', name: 'আদা রহমান' })
  const etag = (await app.visitor.get('/api/linkhub/ada-rahman')).headers.get('etag') ?? ''

  const cases = profiles(etag)
  expect(await askAll(api, cases)).toEqual(expected(cases))
})

test('what is answered is counted, timed and logged', async () => {
  const { app, api } = await open()
  await makeProfile(app)
  const { metrics } = app.deps
  const requests = [wire(TRACK, [json], visit), wire(TRACK, [json], '{'), wire(ADA), wire(ADA)]
  app.logged.splice(0)
  metrics.registry.resetMetrics()

  for (const request of requests) await api.ask(request)

  const counted = (await metrics.requests.get()).values.map(({ labels, value }) => [...Object.values(labels), value])
  expect(counted).toEqual([
    ['POST', '/api/traffic/track', 204, 1],
    ['POST', '/api/traffic/track', 400, 1],
    ['GET', '/api/linkhub/:username', 200, 2],
  ])
  const times = (await metrics.requestSeconds.get()).values
  const timed = times.filter(({ metricName }) => metricName?.endsWith('_count')).map(({ value }) => value)
  expect(timed).toEqual([2, 2])
  expect(app.logged.filter((line) => JSON.parse(line).event === 'request')).toHaveLength(requests.length)
})

test('a request keeps the id that a proxy of ours gave it', async () => {
  const app = await testApp({ env: { ...env, TRUST_PROXY: '1' } })
  const { ask } = await openApi(app)
  await makeProfile(app)

  const id = 'X-Request-Id: given_by_a_proxy'
  for (const request of [wire(ADA, [id]), wire(TRACK, [json, id], visit)])
    expect((await ask(request)).headers).toContain('x-request-id: given_by_a_proxy')
})

test('a beacon that breaks off is refused, and counted as no visit', async () => {
  const { app, api } = await open()
  await makeProfile(app)

  await api.breakOff(wire(TRACK, [json], visit).slice(0, -20))

  const refused = async () => (await app.deps.metrics.requests.get()).values.map(({ labels }) => labels)
  await expect.poll(refused).toContainEqual({ method: 'POST', route: '/api/traffic/track', status: 400 })
  expect(await app.deps.db.selectFrom('visitJournal').selectAll().execute()).toEqual([])
})
