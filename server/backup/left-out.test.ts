import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { leftOutTables } from '@nokshi/api/database/left-out-tables.ts'
import { startJobs } from '@nokshi/api/jobs.ts'
import { sendNews } from '@nokshi/api/news/send-news.ts'
import { enqueue } from '@nokshi/api/outbox/outbox.ts'
import { confirmAddress } from '@nokshi/api/testing/accounts.ts'
import { makeProfile, makeStaff } from '@nokshi/api/testing/make.ts'
import { openNews } from '@nokshi/api/testing/news.ts'
import { testApp } from '@nokshi/api/testing/test-app.ts'
import { createTestDatabase } from '@nokshi/api/testing/test-database.ts'
import { expect, onTestFinished, test } from 'vitest'
import { aBackup, countRows, emptyPlace, newFolder, openAt, run, SECRET } from '../testing/backup-commands.ts'
import { testData } from '../testing/test-product.ts'
import { readArchive } from './archive-reader.ts'
import { createArchive } from './archive-writer.ts'
import { MANIFEST, Manifest, tableFileName } from './manifest.ts'

async function readManifest(file: string) {
  for await (const { name, bytes } of readArchive(file))
    if (name === MANIFEST) return Manifest.parse(JSON.parse(bytes.toString()))
  throw new Error('There is no manifest.')
}

/** Every table of the product, as the engine of this run tells it. */
async function listRealTables() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return database.db.introspection.getTables()
}

test('every table is in the backup, or is left out for a reason that is given', async () => {
  const { file } = await aBackup()
  const inBackup = (await readManifest(file)).tables.map(({ name }) => name)

  const real = (await listRealTables()).map(({ name }) => name)

  expect([...inBackup, ...Object.keys(leftOutTables)].sort()).toEqual(real.sort())
  for (const reason of Object.values(leftOutTables)) expect(reason).toMatch(/^[A-Z].{20,}\.$/)
})

test('no table with tokens, salts, addresses of people or steps that a link confirms is in the backup unless it is named here', async () => {
  const columns = (await listRealTables()).flatMap(({ name, columns }) =>
    name in leftOutTables ? [] : columns.map((column) => `${name}.${column.name}`),
  )

  expect(columns.filter((column) => /token|salt|session|ip_address|confirmed_at/.test(column)).sort()).toEqual([
    // It stands in the DNS for everybody to read.
    'domain.token',
    // That somebody agreed stays true; the links that confirm it are not in the file.
    'follower.confirmed_at',
    // Only a hash; a restore takes back those that nobody has used.
    'invite.token_hash',
    // Only a hash; a restore revokes all.
    // It opens nothing: with it, a reply finds its conversation.
    'mail.token',
    // It ends the news of one page, as long as the mail that holds it is kept.
    'news_recipient.token',
    'sponsor_address.token_hash',
  ])
})

const session = ['s-1', 'a-stolen-token', 'u-1', '2030-01-01', null, null, '2026-01-01', '2026-01-01']
const columns = 'id,token,user_id,expires_at,ip_address,user_agent,created_at,updated_at'.split(',')

test('a mail with a link that opens an account is not in the file, other mails are', async () => {
  const { env } = await testData()
  const { db, close } = openAt(env)
  await enqueue(db, Date.now(), 'mail', { subject: 'A new enquiry' })
  await enqueue(db, Date.now(), 'mail', { sealed: 'a-sealed-link' }, { secretOf: 'u-1', expiresAt: 1 })
  await close()
  const file = join(newFolder(), 'mails.tar')

  await run('backup', { ...env, SECRET }, file)

  expect((await readManifest(file)).tables.find(({ name }) => name === 'outbox')?.rows).toBe(1)
})

test('an old backup that still holds them is restored without them', async () => {
  const { file } = await aBackup()
  const old = join(newFolder(), 'old.tar')
  const archive = await createArchive(old, Date.now)
  for await (const { name, bytes } of readArchive(file)) {
    if (name !== MANIFEST) {
      await archive.add(name, bytes)
      continue
    }
    const manifest = await readManifest(file)
    manifest.tables.push(
      { name: 'session', columns, rows: 1 },
      { name: 'daily_salt', columns: ['day', 'salt'], rows: 1 },
    )
    await archive.add(tableFileName('session', 1), gzipSync(`${JSON.stringify(session)}\n`))
    await archive.add(tableFileName('daily_salt', 1), gzipSync('[20000,"the-salt-of-a-day"]\n'))
    await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest)))
  }
  await archive.close()
  await archive.publish()
  const place = await emptyPlace()

  const printed = await run('restore', place, old)

  expect(printed).toContain('Everybody logs in again')
  expect(await countRows(place)).toBe(1)
  const { db, close } = openAt(place)
  for (const table of ['session', 'dailySalt'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  await close()
})

test('a restore sends no news again that were planned or on their way', async () => {
  const page = await openNews()
  await page.follow(['rima@example.com'])
  await page.send()
  await sendNews(page.deps)
  const file = join(newFolder(), 'news.tar')
  await run('backup', { ...page.place, SECRET }, file)
  const place = await emptyPlace()

  await run('restore', { ...place, SECRET }, file)

  const restored = openAt(place)
  onTestFinished(restored.close)
  const states = await restored.db.selectFrom('news').select(['state', 'stopReason']).execute()
  const jobs = startJobs({ ...page.deps, db: restored.db }, { isPaused: true })
  onTestFinished(jobs.stop)
  await jobs.runDue()

  expect(states).toEqual([{ state: 'stopped', stopReason: 'studio' }])
  expect(page.arrived()).toEqual([])
})

test('a restore brings back no webhook that sends and no address that answers, and says so', async () => {
  const app = await testApp()
  const { client, user } = await makeProfile(app)
  await confirmAddress(app, user.email)
  const made = await client.post('/api/linkhubAuth/me/sponsors', { label: 'Tea', showsLinks: true })
  expect(made.status).toBe(201)
  const { client: owner } = await makeStaff(app, 'owner')
  expect((await owner.post('/api/crm/me/calendar', {})).status).toBe(201)
  const webhook = { id: 'w-1', url: 'https://example.com/', secret: 'x', events: '[]', isOn: 1 }
  await app.deps.db
    .insertInto('webhook')
    .values({ ...webhook, createdAt: 1, ownerId: null, lastStatus: null })
    .execute()
  const file = join(newFolder(), 'access.tar')
  await run('backup', { ...app.place, SECRET }, file)
  const place = await emptyPlace()

  const printed = await run('restore', { ...place, SECRET }, file)

  const restored = openAt(place)
  onTestFinished(restored.close)
  expect(await restored.db.selectFrom('webhook').select('isOn').execute()).toEqual([{ isOn: 0 }])
  expect(await restored.db.selectFrom('sponsorAddress').select('revokedAt').execute()).toEqual([
    { revokedAt: expect.any(Number) },
  ])
  expect(await restored.db.selectFrom('memberPreference').select('calendarHash').execute()).toEqual([
    { calendarHash: null },
  ])
  expect(printed).toContain('All webhooks are off')
  expect(printed).toContain("All sponsors' addresses are revoked")
})
