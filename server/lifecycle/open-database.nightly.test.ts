import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { aPicture } from '@nokshi/api/testing/make.ts'
import { describe, expect, test } from 'vitest'
import { newFolder, openAt } from '../testing/backup-commands.ts'
import { makeOwner } from '../testing/make-owner.ts'
import { runCommand } from '../testing/run-command.ts'
import { refusedProduct } from '../testing/start-product.ts'
import { testData, testProduct } from '../testing/test-product.ts'

describe('on SQLite', () => {
  test('a second process on the same data folder is refused in one sentence', async () => {
    const folder = newFolder()
    await testProduct({ env: { DATA_DIR: folder } })

    const second = await refusedProduct({ env: { DATA_DIR: folder } })

    expect(second).toEqual({
      exitCode: 1,
      output: `Another process already uses the data in ${folder}. Stop it first, or give this one another DATA_DIR.\n`,
    })
  })

  test('files are nobody else’s to read in a folder that was made for everybody, also those from before', async () => {
    const folder = join(newFolder(), 'data')
    const made = await testProduct({ env: { DATA_DIR: folder } })
    expect(statSync(folder).mode & 0o077).toBe(0)
    await made.end('SIGTERM')
    chmodSync(folder, 0o755)
    const env = { DATA_DIR: folder }
    const first = await testProduct({ env })
    await makeOwner(first.url, 'ada', await aPicture())
    await runCommand('backup', env)
    const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const listOpen = () => files().filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)

    expect(files()).toEqual(
      expect.arrayContaining(['nokshi.db', 'nokshi.db-wal', 'nokshi.db-shm', 'secret', 'images', 'backups']),
    )
    expect(files().some((name) => name.endsWith('.webp'))).toBe(true)
    expect(listOpen()).toEqual([])

    await first.end('SIGKILL')
    for (const name of ['nokshi.db', 'nokshi.db-wal', 'secret']) chmodSync(join(folder, name), 0o644)
    chmodSync(join(folder, 'images'), 0o755)
    await testProduct({ env })

    expect(listOpen()).toEqual([])
  })

  test('a database that a newer version has changed is left alone, and the sentence says what to do', async () => {
    const { env } = await testData()
    const { db, close } = openAt(env)
    await db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '9999-later', timestamp: '2030' })
      .execute()
    await close()

    expect(await refusedProduct({ env })).toEqual({
      exitCode: 1,
      output:
        'The database is newer than this program (9999-later). Start the version that it belongs to, or restore a backup from before it.\n',
    })
  })

  test('a data folder that cannot be written is named', async () => {
    const file = join(newFolder(), 'a-file')
    writeFileSync(file, '')

    const { exitCode, output } = await refusedProduct({ env: { DATA_DIR: join(file, 'data') } })

    expect(exitCode).toBe(1)
    expect(output).toMatch(
      /^The folder .+ cannot be written to \(ENOTDIR\)\. Mend its rights, or set DATA_DIR to another one\.\n$/,
    )
  })

  test.each([
    ['was cut short', () => Buffer.from('SQLite format 3\0')],
    ['has garbage in its middle', damagedDatabase],
  ])('a database file that %s is named, and left as it is', async (_, make) => {
    const folder = newFolder()
    const content = make()
    writeFileSync(join(folder, 'nokshi.db'), content)

    const { exitCode, output } = await refusedProduct({ env: { DATA_DIR: folder } })

    expect(readFileSync(join(folder, 'nokshi.db'))).toEqual(content)
    expect(exitCode).toBe(1)
    expect(output).toMatch(
      /^The database .+nokshi\.db cannot be used \(.+\)\. Bring a backup back \(npm run restore\), or move the file away to start empty\.\n$/,
    )
  })
})

test('a secret that cannot be used is named, and no new one takes its place', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'secret'), 'half-a-secret')

  const { exitCode, output } = await refusedProduct({ env: { DATA_DIR: folder } })

  expect(exitCode).toBe(1)
  expect(output).toContain(`the secret in ${join(folder, 'secret')} cannot be used`)
  expect(output).not.toContain('    at ')
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe('half-a-secret')
})

/** As SQLite leaves it, but for one page that somebody wrote over. */
function damagedDatabase() {
  const file = join(newFolder(), 'damaged.db')
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; create table kept (words text); begin')
  const insert = database.prepare('insert into kept values (?)')
  for (let count = 0; count < 100; count++) insert.run('what somebody wrote '.repeat(20))
  database.exec('commit')
  database.close()
  return readFileSync(file).fill('garbage ', 4096 * 4, 4096 * 5)
}
