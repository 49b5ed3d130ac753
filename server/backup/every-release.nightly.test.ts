import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '@nokshi/api/database/connect.ts'
import { leftOutTables, RESTORED_AT } from '@nokshi/api/database/left-out-tables.ts'
import { migrateToLatest, released } from '@nokshi/api/database/migrate.ts'
import { listTableShapes, pickReleased } from '@nokshi/api/database/snapshot.ts'
import { BACKUP_MARK } from '@nokshi/api/platform/live-marks.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyPlace, newFolder, openAt, run, SECRET } from '../testing/backup-commands.ts'

const names = Object.keys(released)

/** Valid in every text column: as an id, as a file name, and as JSON. */
const TEXT = '1'

/** One row in every table. */
async function fillTables(db: Db, migrations: string[]) {
  for (const { name, columns } of await listTableShapes(migrations)) {
    const values = columns.map(({ isText }) => (isText ? TEXT : 1))
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))})
      values (${sql.join(values)})`.execute(db)
  }
}

const links: [kind: string, payload: string][] = [
  ['mail', '{"text":"http://localhost/reset-password?token=abc","isPrivate":true}'],
  ['email-change-requested', '{"token":"abc"}'],
]

async function fillOutbox(db: Db) {
  const mails = [...links, ['mail', '{"text":"Their shop is https://shop.example/?token=1"}']]
  for (const [index, [kind, payload]] of mails.entries())
    await sql`insert into outbox (id, kind, payload, next_attempt_at, created_at)
      values (${`mail-${index}`}, ${kind}, ${payload}, 0, 0)`.execute(db)
}

async function readTables(db: Db, tables: string[]) {
  const read: Record<string, unknown[]> = {}
  for (const table of tables) read[table] = (await sql`select * from ${sql.table(table)} order by 1`.execute(db)).rows
  return read
}

test.each(names.map((name, index) => [name, names.slice(0, index + 1)] as const))(
  'a backup made right after %s brings every row back, but for links that open an account',
  async (_, migrations) => {
    const place = await emptyPlace()
    mkdirSync(place.DATA_DIR ?? '')
    const old = openAt(place)
    await migrateToLatest(old.db, pickReleased([...migrations]))
    await fillTables(old.db, [...migrations])
    await fillOutbox(old.db)
    await old.close()
    const file = join(newFolder(), 'old.tar')
    const restoredPlace = await emptyPlace()

    await run('backup', { ...place, SECRET }, file)
    await run('restore', { ...restoredPlace, SECRET }, file)

    const original = openAt(place)
    await migrateToLatest(original.db)
    await original.db
      .deleteFrom('outbox')
      .where((eb) =>
        eb.or([
          eb('secretOf', 'is not', null),
          eb(
            'payload',
            'in',
            links.map(([, payload]) => payload),
          ),
        ]),
      )
      .execute()
    // A restore turns them off.
    await original.db.updateTable('webhook').set({ isOn: 0 }).execute()
    await original.db.updateTable('memberPreference').set({ calendarHash: null, calendarMadeAt: null }).execute()
    // Written when the backup was made.
    await original.db.deleteFrom('liveMark').where('name', '=', BACKUP_MARK).execute()
    const restored = openAt(restoredPlace)
    await migrateToLatest(restored.db)
    await restored.db.deleteFrom('setting').where('key', '=', RESTORED_AT).execute()
    const kept = (await listTableShapes(names)).map(({ name }) => name).filter((name) => !(name in leftOutTables))
    expect(await readTables(restored.db, kept)).toEqual(await readTables(original.db, kept))
    await original.close()
    await restored.close()
  },
)
