import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@nokshi/api/platform/config.ts'
import { findSecret } from '@nokshi/api/platform/secret.ts'
import { aPicture, aProfileForm, makeStaff } from '@nokshi/api/testing/make.ts'
import { openPeople } from '@nokshi/api/testing/people.ts'
import { testEngine } from '@nokshi/api/testing/test-database.ts'
import { InviteMade } from '@nokshi/contract/crm/invites.ts'
import { Staff } from '@nokshi/contract/crm/staff.ts'
import { Analytics } from '@nokshi/contract/visits.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
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
import { runCommand } from './testing/run-command.ts'
import { refusedProduct } from './testing/start-product.ts'
import { testProduct } from './testing/test-product.ts'

/** On a busy machine each start of the product takes a while. */
const SEVERAL_STARTS_MS = 120_000

describe('a restore', () => {
  test('refuses where data is, and puts it aside when told to replace it', async () => {
    const { file, env } = await aBackup()
    await keepRow(env, 'newer')

    await expect(run('restore', env, file)).rejects.toThrow(/ is not empty.* npm run restore -- <file> --replace$/)
    expect(await countRows(env)).toBe(2)
    const printed = await run('restore', env, file, '--replace')

    expect(await countRows(env)).toBe(1)
    const aside = /^What was here before is in (.+)\. Delete it when you are sure\.$/m.exec(printed)?.[1] ?? ''
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
      /^SECRET is another one than the secret of the backup/,
    )
    await run('restore', { ...place, SECRET }, file)

    expect(await countRows(place)).toBe(1)
  })

  test('of a backup whose SECRET came from the environment asks for it, and takes no other', async () => {
    const { env } = await aBackup()
    const folder = newFolder()
    const file = join(folder, 'without.tar')
    const chosen = 'words that somebody chose: seven looms'
    const elsewhere = 'SECRET is not in it, because it was set in the environment: keep a copy of it elsewhere.'
    const toSet = 'Set SECRET to the one that the installation had, before you start the product.'

    const printed = await run('backup', { ...env, SECRET: chosen }, file)
    const verified = await run('backup', env, '--verify', file)
    const place = await emptyPlace()
    await expect(run('restore', { ...place, SECRET }, file)).rejects.toThrow(
      /^SECRET is another one than the secret of the backup: .*Set it to the one that the installation had/,
    )
    const restoredWithout = await run('restore', place, file)
    const restoredWith = await run('restore', { ...(await emptyPlace()), SECRET: chosen }, file)

    expect(readFileSync(file, 'latin1')).not.toContain(chosen)
    for (const text of [printed, verified, restoredWithout, restoredWith]) expect(text).toContain(elsewhere)
    expect([restoredWithout, restoredWith].map((text) => text.includes(toSet))).toEqual([true, false])
    const { db, close } = openAt(place)
    expect(await findSecret(readConfig(place), db)).toBeUndefined()
    await close()
  })

  test(
    'disables all staff and takes back invitations, until an owner enables each',
    async () => {
      const { staff: member, place: original, ...app } = await openPeople()
      const { client, staff: owner, password } = await makeStaff(app, 'owner')
      const invited = await client.post('/api/crm/invites', { email: 'guest@example.com', role: 'owner' })
      const { link } = InviteMade.parse(await invited.json())
      const file = join(newFolder(), 'staff.tar')
      await run('backup', { ...original, SECRET }, file)
      const place = { ...(await emptyPlace()), SECRET }

      const printed = await run('restore', place, file)
      const product = await testProduct({ part: 'api', env: { ...place, ...addresses } })
      const [first, second] = [createBrowser(product.url), createBrowser(product.url)]
      const logIn = async (browser: typeof first, { email }: { email: string }) =>
        (await browser.post('/api/crm/login', { email, password })).status
      const token = new URL(link).searchParams.get('invite')
      const guest = { token, name: 'Guest', password, passwordConfirmation: password }

      for (const text of [printed, product.output()]) expect(text).toContain('npm run staff -- make-owner <email>')
      expect([await logIn(first, owner), await logIn(second, member)]).toEqual([401, 401])
      await runCommand('staff', { ...place, ...addresses }, 'make-owner', owner.email)
      expect([await logIn(first, owner), await logIn(second, member)]).toEqual([200, 401])
      expect((await second.post('/api/crm/register', guest)).ok).toBe(false)
      const read = async () => {
        const team = await first.read('/api/crm/staff', z.array(Staff))
        return new Map(team.map(({ id, isDisabled, isDisabledByRestore }) => [id, [isDisabled, isDisabledByRestore]]))
      }
      const before = await read()
      await first.patch(`/api/crm/staff/${member.id}`, { isDisabled: false })

      expect([before.get(owner.id), before.get(member.id)]).toEqual([
        [false, false],
        [true, true],
      ])
      expect((await read()).get(member.id)).toEqual([false, false])
      expect(await logIn(second, member)).toBe(200)
    },
    SEVERAL_STARTS_MS,
  )

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
        const track = await createBrowser(moved.url).post('/api/traffic/track', { ...beacon, username: 'bina' })
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
