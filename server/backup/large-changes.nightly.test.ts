import { join } from 'node:path'
import type { Db } from '@nokshi/api/database/connect.ts'
import { isLeftOut } from '@nokshi/api/database/left-out-tables.ts'
import { released } from '@nokshi/api/database/migrate.ts'
import { PART_CHARACTERS } from '@nokshi/api/database/row-size.ts'
import { listTableShapes } from '@nokshi/api/database/snapshot.ts'
import { expectAnswer } from '@nokshi/api/testing/board.ts'
import { openPeople } from '@nokshi/api/testing/people.ts'
import { testEngine } from '@nokshi/api/testing/test-database.ts'
import { MANY_MAX, ManyChanged } from '@nokshi/contract/crm/records.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { emptyPlace, newFolder, openAt, run, SECRET } from '../testing/backup-commands.ts'

/** The largest import. Two more tags are added to some, and 30 is the maximum. */
const most = { rows: 5_000, tags: 28, points: 20 }

const Id = z.object({ id: z.string() })

const listOf = (count: number, item: (at: number) => string) => Array.from({ length: count }, (_, at) => item(at))

/** All rows but those that a backup or restore writes. Sorted here, because the engines sort differently. */
async function readTables(db: Db) {
  const read: Record<string, string[]> = {}
  for (const { name } of await listTableShapes(Object.keys(released))) {
    if (isLeftOut(name) || ['live_mark', 'setting', 'staff'].includes(name)) continue
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    read[name] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return read
}

async function expectSame(original: Db, place: Record<string, string>) {
  const restored = openAt(place)
  // One table at a time: what differs is named, and not printed with a million other rows.
  const [wanted, found] = [await readTables(original), await readTables(restored.db)]
  await restored.close()
  for (const [name, rows] of Object.entries(wanted)) {
    expect(found[name]?.length, name).toBe(rows.length)
    expect(found[name]?.join() === rows.join(), name).toBe(true)
  }
}

/** Backs up, verifies the file, and restores it on the same engine, and from PostgreSQL on SQLite too. */
async function expectRestorable(original: Db, place: Record<string, string>) {
  const file = join(newFolder(), 'large.tar')
  await run('backup', { ...place, SECRET }, file)
  expect(await run('backup', place, '--verify', file)).toContain(`${file} is whole.`)
  const others = [await emptyPlace(), ...(testEngine === 'postgres' ? [{ DATA_DIR: join(newFolder(), 'data') }] : [])]
  for (const other of others) {
    await run('restore', { ...other, SECRET }, file)
    await expectSame(original, other)
  }
}

/** A quarter of a million rows, written three times over: minutes on PostgreSQL, more on a busy machine. */
const LARGE_MS = 30 * 60_000

test('the largest change of each kind, and its undoing, is backed up and restored', { timeout: LARGE_MS }, async () => {
  const { importCsv, deps, undo, merge, desk, place } = await openPeople()
  const tags = listOf(most.tags, (at) => `t${at}`).join(';')
  const people = listOf(most.rows, (at) => {
    const points = listOf(most.points, (n) => `p${at}-${n}@example.com`).join(';')
    return `P${at},${points},"${at < MANY_MAX ? 'first;' : ''}${tags}"`
  })
  // One file may tell of two people again and again, and merging them moves all of it.
  const notes = listOf(most.rows, (at) => `Ada,ada${at % 2}@example.com,"Note ${at} ${'x'.repeat(500)}"`)
  const changeMany = async (which: object, act: object) =>
    ManyChanged.parse(await expectAnswer(desk.post('/api/crm/contacts/bulk', { which, act })))
  const undone = async (changeId: string | null | undefined) => Id.parse(await expectAnswer(undo(changeId ?? ''))).id
  const thereAndBack = async (changeId: string | null | undefined) => undone(await undone(changeId))

  const imported = await importCsv(['name,email,tags', ...people].join('\n'))
  await thereAndBack(imported.changeId)
  const noted = await importCsv(['name,email,note', ...notes].join('\n'))
  await thereAndBack(noted.changeId)
  // As PostgreSQL does by itself within a minute; until then it plans as if the tables were empty.
  await sql`analyze`.execute(deps.db)
  const tag = await deps.db.selectFrom('tag').select('id').where('name', '=', 'first').executeTakeFirstOrThrow()
  const tagged = await changeMany({ matching: { tag: tag.id } }, { kind: 'tag', tag: 'second' })
  await thereAndBack(tagged.changeIds[0])
  const [one, other] = await deps.db.selectFrom('contact').select('id').where('name', '=', 'Ada').execute()
  const merged = await merge(one?.id ?? '', other?.id ?? '')
  await thereAndBack(merged.changeId)
  const ids = await deps.db.selectFrom('contact').select('id').orderBy('id').limit(MANY_MAX).execute()
  const trashed = await changeMany({ ids: ids.map(({ id }) => id) }, { kind: 'trash' })
  await thereAndBack(trashed.changeIds[0])

  const longest = await deps.db
    .selectFrom('change')
    .select(sql<number>`max(length(rows))`.as('characters'))
    .executeTakeFirstOrThrow()
  expect(longest.characters).toBeLessThanOrEqual(PART_CHARACTERS + 2)
  await expectRestorable(deps.db, place)
})

test('a change that an older release stored as one row is backed up, restored, and undone', async () => {
  const { add, deps, place, undo } = await openPeople()
  const { record, changeId } = await add({ name: 'Huda' })
  const { rows } = await deps.db
    .selectFrom('change')
    .select('rows')
    .where('id', '=', changeId)
    .executeTakeFirstOrThrow()
  const touched = JSON.parse(rows)
  // As many as make more than the 16 million characters that could be read before.
  touched[0].after.aliases = JSON.stringify(['x'.repeat(17 * 1024 ** 2)])
  await deps.db
    .updateTable('change')
    .set({ rows: JSON.stringify(touched) })
    .where('id', '=', changeId)
    .execute()

  await expectRestorable(deps.db, place)

  await expectAnswer(undo(changeId))
  expect(await deps.db.selectFrom('contact').select('id').where('id', '=', record.id).execute()).toEqual([])
})
