import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrateToLatest } from '@nokshi/api/database/migrate.ts'
import { pickReleased } from '@nokshi/api/database/snapshot.ts'
import { BACKUP_MARK, listMarks } from '@nokshi/api/platform/live-marks.ts'
import { describe, expect, test } from 'vitest'
import { OperatorError } from '../lifecycle/operator-error.ts'
import { aBackup, emptyPlace, newFolder, openAt, run, SECRET } from '../testing/backup-commands.ts'
import { testData } from '../testing/test-product.ts'
import { createArchive } from './archive-writer.ts'

test('a backup is unpacked by the tar of any system', async () => {
  const { file } = await aBackup()
  const folder = newFolder()

  execFileSync('tar', ['-xf', file, '-C', folder])

  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(SECRET)
  expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toMatchObject({ product: 'nokshi' })
})

test('the database knows when the last backup was made', async () => {
  const before = Date.now()
  const { env } = await aBackup()
  const { db, close } = openAt(env)
  const mark = (await listMarks(db)).get(BACKUP_MARK)
  await close()

  expect(mark?.doneAt).toBeGreaterThanOrEqual(before)
  expect(mark?.doneAt).toBeLessThanOrEqual(Date.now())
})

test('a backup of a database that was not brought up to date yet is whole, and says what it could not note', async () => {
  const place = await emptyPlace()
  mkdirSync(place.DATA_DIR ?? '')
  const { db, close } = openAt(place)
  await migrateToLatest(db, pickReleased(['0001-foundation']))
  await close()
  const file = join(newFolder(), 'old.tar')

  expect(await run('backup', { ...place, SECRET }, file)).toMatch(/so the CRM does not know of it\.$/)
  expect(await run('backup', place, '--verify', file)).toContain(`${file} is whole.`)
})

describe('a file that is no whole backup', () => {
  async function refusal(file: string) {
    const place = await emptyPlace()
    const verified: unknown = await run('backup', place, '--verify', file).catch((error) => error)
    const restored: unknown = await run('restore', place, file).catch((error) => error)
    expect(restored).toBeInstanceOf(OperatorError)
    expect(restored).toEqual(verified)
    expect(existsSync(place.DATA_DIR ?? '')).toBe(false)
    return restored instanceof Error ? restored.message.replaceAll(file, 'FILE') : undefined
  }

  test('because it was cut short is refused, wherever it was cut', async () => {
    const { file } = await aBackup()
    const whole = readFileSync(file)
    const cut = join(newFolder(), 'cut.tar')

    for (const length of [600, 1024, Math.floor(whole.length / 2), whole.length - 1024]) {
      writeFileSync(cut, whole.subarray(0, length))
      expect(await refusal(cut)).toMatch(/^FILE is incomplete: its end is missing\./)
    }
  })

  test.each([
    ['a table', 'tables/username/'],
    ['the secret', 'secret\0'],
    ['the manifest', 'manifest.json'],
    ['the checksums', 'checksums/'],
  ])('because a byte of %s has changed is refused', async (_, name) => {
    const { file } = await aBackup()
    const bytes = readFileSync(file)
    const contentAt = bytes.indexOf(name) + 512 + 20
    bytes.writeUInt8(bytes.readUInt8(contentAt) ^ 1, contentAt)
    const changed = join(newFolder(), 'changed.tar')
    writeFileSync(changed, bytes)

    expect(await refusal(changed)).toMatch(/^FILE is damaged \(.+ is not what was written\)\. Use another copy\./)
  })

  test('because it is something else is refused', async () => {
    const folder = newFolder()
    const list = join(folder, 'shopping.txt')
    writeFileSync(list, 'tea, thread, a loom\n'.repeat(100))
    const other = await createArchive(join(folder, 'other.tar'), Date.now)
    await other.add('photo.jpg', Buffer.from('a photo'))
    await other.close()
    await other.publish()

    expect(await refusal(list)).toBe('FILE is no backup of this product.')
    expect(await refusal(join(folder, 'other.tar'))).toBe('FILE is no backup of this product.')
    expect(await refusal(join(folder, 'none.tar'))).toBe('There is no FILE.')
    expect(await refusal(folder)).toBe('FILE is a folder, not a file.')
  })

  test('this version can read, because a newer one made it, is refused with what to do', async () => {
    const file = join(newFolder(), 'newer.tar')
    const archive = await createArchive(file, Date.now)
    const opening = { product: 'nokshi', format: 99, version: '9.0.0', createdAt: '2030-01-01T00:00:00Z' }
    await archive.add('backup.json', Buffer.from(JSON.stringify(opening)))
    await archive.close()
    await archive.publish()

    expect(await refusal(file)).toBe(
      'FILE was made by version 9.0.0 of the product, in a newer format than this version reads. Update the product, then restore.',
    )
  })
})

describe('a mistake is told in a sentence', () => {
  test('about what the commands understand', async () => {
    const { env } = await testData()
    for (const args of [['--what'], ['a', 'b'], ['--verify'], ['--verify', 'a', 'b']])
      await expect(run('backup', env, ...args)).rejects.toThrow(/^This command understands:\n.*--verify <file>[^\n]*$/s)
    for (const args of [[], ['a', 'b'], ['--replace']])
      await expect(run('restore', env, ...args)).rejects.toThrow(/^This command understands:\n.*--replace[^\n]*$/s)
  })

  test('about places where nothing can be written, or where a backup already is', async () => {
    const { file, env } = await aBackup()

    await expect(run('backup', env, file)).rejects.toThrow(
      / is there already, and a backup never takes the place of another\./,
    )
    await expect(run('backup', env, '/no/such/folder/nokshi.tar')).rejects.toThrow(
      'There is no folder /no/such/folder. Make it first, or mount its disk.',
    )
  })

  test('about a database that is not there, is empty, or is newer than the program', async () => {
    const { env } = await testData()
    const { db, close } = openAt(env)
    await db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '9999-future', timestamp: '2030' })
      .execute()
    await close()

    await expect(run('backup', env)).rejects.toThrow(/^The database is newer than this program \(9999-future\)\./)
    await expect(run('backup', await emptyPlace())).rejects.toThrow(
      /^(There is no database|This database holds nothing of the product yet)/,
    )
    await expect(run('backup', { DATA_DIR: newFolder(), DATABASE_URL: 'postgres://127.0.0.1:1/none' })).rejects.toThrow(
      'PostgreSQL does not answer at the address in DATABASE_URL.',
    )
  })
})
