import { randomBytes } from 'node:crypto'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { aPicture, aProfileForm } from '@nokshi/api/testing/make.ts'
import { startS3 } from '@nokshi/api/testing/servers/test-s3.ts'
import { testSmtp } from '@nokshi/api/testing/servers/test-smtp.ts'
import { createTestDatabase } from '@nokshi/api/testing/test-database.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { Analytics, goPath } from '@nokshi/contract/visits.ts'
import { expect, onTestFinished, test } from 'vitest'
import { addresses, newFolder, SECRET } from '../testing/backup-commands.ts'
import { createBrowser, registerAt } from '../testing/browser.ts'
import { testProduct } from '../testing/test-product.ts'

interface TwoOptions {
  env?: Record<string, string>
  /** Pages too, not only the API. */
  hasSite?: boolean
  nodeFlags?: string[]
}

/** Two machines as in deploy/several-machines, which share PostgreSQL, the file store and the secret. */
async function startTwo({ env: more = {}, hasSite = false, nodeFlags = [] }: TwoOptions = {}) {
  const database = await createTestDatabase()
  await database.close()
  onTestFinished(() => database.drop())
  const s3 = await startS3()
  const env = {
    DATABASE_URL: database.address.url ?? '',
    SECRET,
    // One address for the product, whichever process answers; nobody calls it there.
    ...addresses,
    TRUST_PROXY: '1',
    ...s3.env,
    ...more,
  }
  const start = () =>
    testProduct({ ...(!hasSite && { part: 'api' }), env: { ...env, DATA_DIR: newFolder() }, nodeFlags })
  const [one, other] = await Promise.all([start(), start()])
  return { one, other, address: database.address }
}

/** Turns with the count, so that both processes get the same share. */
function takeTurns<Thing>(things: Thing[], count: number) {
  return Array.from({ length: count }, (_, at) => things[at % things.length])
}

test('an edit and a picture of one process show on the page of the other', async () => {
  const { one, other } = await startTwo({ hasSite: true })
  const owner = await registerAt(one.url)
  const form = aProfileForm({ profileImage: await aPicture() })
  expect((await owner.send('POST', '/api/linkhub', form)).status).toBe(201)
  const readPage = async () => (await fetch(`${other.url}/hub/ada-rahman`)).text()
  const first = await readPage()
  const { version, profileImage } = await owner.read('/api/linkhubAuth/me', OwnProfile)

  expect((await owner.patch('/api/linkhubAuth/me', { version, bio: 'I knit now.' })).status).toBe(200)

  await expect.poll(readPage).toContain('I knit now.')
  expect(first).toContain('I weave, and I write about it.')
  const picture = await fetch(other.url + new URL(profileImage ?? '').pathname)
  expect(picture.status).toBe(200)
})

/** Loaded before the product: its clock goes ahead by the milliseconds that it is told. */
const movedClock = `data:text/javascript,${encodeURIComponent(`
  const { now } = Date
  let aheadMs = 0
  Date.now = () => now() + aheadMs
  process.on('message', (ms) => { aheadMs = ms })
`)}`

test('a link is gone from the pages of both processes when its time is over', async () => {
  const HOUR = 60 * 60 * 1000
  const { one, other } = await startTwo({ hasSite: true, nodeFlags: ['--import', movedClock] })
  const owner = await registerAt(one.url)
  const customLinks = JSON.stringify([{ title: 'Until noon', url: 'https://shop.example.com/' }])
  await owner.send('POST', '/api/linkhub', aProfileForm({ customLinks }))
  const { version, linkIds } = await owner.read('/api/linkhubAuth/me', OwnProfile)
  const [id = ''] = linkIds
  const linkDetails = { [id]: { showUntil: Date.now() + HOUR } }
  expect((await owner.patch('/api/linkhubAuth/me', { version, linkDetails })).status).toBe(200)
  const look = () =>
    Promise.all(
      [one, other].map(async ({ url }) => {
        const page = await (await fetch(`${url}/hub/ada-rahman`)).text()
        const go = await fetch(url + goPath({ id }), { redirect: 'manual' })
        return { isShown: page.includes('Until noon'), status: go.status }
      }),
    )
  const before = await look()

  for (const { child } of [one, other]) child.send(2 * HOUR)

  const gone = { isShown: false, status: 410 }
  await expect.poll(look).toEqual([gone, gone])
  const shown = { isShown: true, status: 302 }
  expect(before).toEqual([shown, shown])
})

test('counts are exact: a visit that reaches both processes at once counts once', async () => {
  const { one, other, address } = await startTwo()
  const owner = await registerAt(one.url)
  await owner.send('POST', '/api/linkhub', aProfileForm())
  const [VISITS, VISITORS] = [200, 40]
  const visitors = Array.from({ length: VISITORS }, () => randomBytes(16).toString('hex'))
  const beacons = Array.from({ length: VISITS }, (_, at) => ({
    username: 'ada-rahman',
    visitId: randomBytes(16).toString('hex'),
    visitorId: visitors[at % VISITORS],
  }))

  const answers = await Promise.all(
    beacons.flatMap((beacon) =>
      [one, other].flatMap(({ url }) => [
        createBrowser(url).post('/api/traffic/track', beacon),
        createBrowser(url).post('/api/traffic/site', { ...beacon, page: '/services' }),
      ]),
    ),
  )

  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([204]))
  for (const { url } of [one, other]) {
    const numbers = await owner.at(url).read('/api/linkhubAuth/me/analytics', Analytics)
    // Not those of today: a run may pass midnight.
    expect(numbers).toMatchObject({ lifetimeVisits: VISITS, uniqueVisitors: VISITORS })
  }
  // Reading the numbers of a page has everything counted, the site too.
  const { db, close } = connectDatabase(address)
  const site = await db
    .selectFrom('visitTotal')
    .select(['sitePage', 'visits', 'visitors'])
    .where('sitePage', 'is not', null)
    .execute()
  await close()
  const counted = { visits: VISITS, visitors: VISITORS }
  expect(site.sort((one, other) => ((one.sitePage ?? '') < (other.sitePage ?? '') ? -1 : 1))).toEqual([
    { sitePage: '/*', ...counted },
    { sitePage: '/services', ...counted },
  ])
})

test('the outbox of both sends every mail, and none twice', async () => {
  const smtp = await testSmtp()
  const { one, other, address } = await startTwo({ env: smtp.env })
  // As many as the studio gets a mail about within an hour.
  const LEADS = 20

  const answers = await Promise.all(
    takeTurns([one, other], LEADS).map((product, at) =>
      createBrowser(product?.url ?? '').post(
        '/api/leads',
        { name: `Huda ${at}`, contact: `huda-${at}@example.com`, type: 'other' },
        { 'x-forwarded-for': `10.0.0.${at}` },
      ),
    ),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
  // One about each lead to the studio, and one to its sender.
  await expect.poll(() => smtp.mails.length).toBeGreaterThanOrEqual(2 * LEADS)
  // Whatever a process had claimed is sent before it ends.
  await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')])

  const { db, close } = connectDatabase(address)
  const mails = await db.selectFrom('outbox').select('deliveredAt').where('kind', '=', 'mail').execute()
  await close()
  expect(mails.filter((mail) => mail.deliveredAt === null)).toEqual([])
  const sent = smtp.mails.map((mail) => mail.headers['message-id'])
  expect(sent).toHaveLength(2 * LEADS)
  expect(sent).toHaveLength(mails.length)
  expect(new Set(sent).size).toBe(mails.length)
})
