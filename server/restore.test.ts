// @engines sqlite postgres
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrateToLatest, released } from '@nokshi/api/database/migrate.ts'
import { aPicture, aProfileForm } from '@nokshi/api/testing/make.ts'
import { createEmptyDatabase, testEngine } from '@nokshi/api/testing/test-database.ts'
import { Analytics } from '@nokshi/contract/visits.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  aBackup,
  addresses,
  countRows,
  emptyPlace,
  keepRow,
  newFolder,
  openAt,
  run,
  SECRET,
} from './testing/backup-commands.ts'
import { createBrowser, logInAt, registerAt } from './testing/browser.ts'
import { refusedProduct } from './testing/start-product.ts'
import { testProduct } from './testing/test-product.ts'

/** On a busy machine each start of the product takes a while. */
const SEVERAL_STARTS_MS = 120_000

describe('a restore', () => {
  test('refuses where data is, and puts it aside when told to replace it', async () => {
    const { file, env } = await aBackup()
    await keepRow(env, 'newer')

    await expect(run('restore', env, file)).rejects.toThrow(
      / is not empty.* npm run restore -- <file> --replace$/,
    )
    expect(await countRows(env)).toBe(2)
    const printed = await run('restore', env, file, '--replace')

    expect(await countRows(env)).toBe(1)
    const aside =
      /^What was here before is in (.+)\. Delete it when you are sure\.$/m.exec(printed)?.[1] ?? ''
    if (testEngine === 'sqlite') {
      expect(await countRows({ DATA_DIR: aside })).toBe(2)
    } else {
      const schema = /before_restore_\d+/.exec(aside)?.[0] ?? ''
      const { db, close } = openAt(env)
      expect(await db.withSchema(schema).selectFrom('username').select('name').execute()).toHaveLength(2)
      await close()
    }
  })

  test('refuses while the product runs there', async () => {
    const { file, env } = await aBackup()
    await testProduct({ part: 'api', env: { ...env, ...addresses } })

    await expect(run('restore', env, file, '--replace')).rejects.toThrow(
      /^(Another process already uses the data|The product is running on this database)/,
    )
    expect(await countRows(env)).toBe(1)
  })

  test('refuses a SECRET that is not the one of the backup', async () => {
    const { file } = await aBackup()
    const place = await emptyPlace()

    await expect(run('restore', { ...place, SECRET: `${SECRET}-of-another` }, file)).rejects.toThrow(
      /^SECRET is another one than the secret in the backup/,
    )
    await run('restore', { ...place, SECRET }, file)

    expect(await countRows(place)).toBe(1)
  })

  test('of an older release is brought up to date by the next start', async () => {
    const old = await createEmptyDatabase()
    onTestFinished(() => old.drop())
    const [first = '', second = '', ...later] = Object.keys(released)
    await migrateToLatest(
      old.db,
      Object.fromEntries(Object.entries(released).filter(([name]) => name === first || name === second)),
    )
    await old.db.insertInto('username').values({ name: 'kept', profileId: 'gone', claimedAt: 0 }).execute()
    await old.close()
    const { url } = old.address
    const file = join(newFolder(), 'old.tar')
    await run('backup', { DATA_DIR: old.folder, SECRET, ...(url && { DATABASE_URL: url }) }, file)
    const place = await emptyPlace()

    const printed = await run('restore', place, file)
    const product = await testProduct({ part: 'api', env: { ...place, ...addresses } })

    expect(printed).toContain('the next start brings the database up to date')
    expect(product.output()).toContain(JSON.stringify(later))
    await product.end('SIGTERM')
    expect(await countRows(place)).toBe(1)
  })

  test('that was cut off keeps the product from starting empty, and can be run again', async () => {
    const { file } = await aBackup()
    const place = { DATA_DIR: newFolder(), ...addresses }
    mkdirSync(join(place.DATA_DIR, 'restoring'))
    writeFileSync(join(place.DATA_DIR, 'restoring', 'nokshi.db'), 'half a database')

    const refused = await refusedProduct({ part: 'api', env: place })
    await run('restore', place, file)

    expect(refused).toEqual({
      exitCode: 1,
      output: `A restore into ${place.DATA_DIR} was cut off. Run it again; add --replace if it finds the folder not empty.\n`,
    })
    expect(await countRows(place)).toBe(1)
  })

  // Without a PostgreSQL there is only one engine; `npm test` always has one.
  if (testEngine === 'postgres') {
    test(
      'moves an installation from SQLite to PostgreSQL, and back',
      async () => {
        const onSqlite = { DATA_DIR: newFolder() }
        const product = await testProduct({ part: 'api', env: { ...onSqlite, ...addresses } })
        const owner = await registerAt(product.url)
        await owner.send('POST', '/api/linkhub', aProfileForm({ profileImage: await aPicture() }))
        const beacon = { username: 'ada-rahman', visitId: 'visit-00000001', visitorId: 'visitor-00000001' }
        await createBrowser(product.url).post('/api/traffic/track', beacon)
        await product.end('SIGTERM')
        const folder = newFolder()
        const [there, back] = [join(folder, 'there.tar'), join(folder, 'back.tar')]

        await run('backup', onSqlite, there)
        const onPostgres = await emptyPlace()
        await run('restore', onPostgres, there)
        const moved = await testProduct({ part: 'api', env: { ...onPostgres, ...addresses } })
        // A page that is new there gets a number of its own, after those that came along.
        const other = await registerAt(moved.url, 'bina@example.com')
        await other.send('POST', '/api/linkhub', aProfileForm({ username: 'bina' }))
        const track = await createBrowser(moved.url).post('/api/traffic/track', {
          ...beacon,
          username: 'bina',
        })
        await moved.end('SIGTERM')
        await run('backup', onPostgres, back)
        const backHome = { DATA_DIR: join(newFolder(), 'data') }
        await run('restore', backHome, back)
        const home = await testProduct({ part: 'api', env: { ...backHome, ...addresses } })

        expect(track.status).toBe(204)
        for (const email of ['ada@example.com', 'bina@example.com']) {
          const browser = await logInAt(home.url, email)
          const { lifetimeVisits } = await browser.read('/api/linkhubAuth/me/analytics', Analytics)
          expect(lifetimeVisits).toBe(1)
        }
      },
      SEVERAL_STARTS_MS,
    )
  }
})
