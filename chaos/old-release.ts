import { connectDatabase, type Db } from '@nokshi/api/database/connect.ts'
import { migrateToLatest, released } from '@nokshi/api/database/migrate.ts'
import { sql } from 'kysely'
import type { Installation } from '../bench/product/installation.ts'

/** Enough for the migration to take a while. */
export const LINKS = 60_000

/** The first migration that has something to do with every link. */
const SLOW_MIGRATION = '0005-kept-link-ids'
const before = Object.entries(released).filter(([name]) => name < SLOW_MIGRATION)

/** A database as an earlier release left it, with a page in it and many links of another. */
export async function makeOldRelease({ address }: Installation) {
  const { db, close } = connectDatabase(address, { isPatient: true })
  await migrateToLatest(db, Object.fromEntries(before))
  for (const name of ['old-page', 'old-crowd']) await insertPage(db, name)
  await sql`insert into custom_link (id, profile_id, position, title, url)
    values ('old-link-0', 'old-page', 0, 'My shop', 'https://shop.example.com/')`.execute(db)
  await sql`with recursive each (n) as (select 1 union all select n + 1 from each where n < ${sql.lit(LINKS - 1)})
    insert into custom_link (id, profile_id, position, title, url)
    select 'old-link-' || n, 'old-crowd', n, 'Link ' || n, 'https://example.com/' from each`.execute(db)
  await close()
}

/** In the words of that release, whatever columns came later. */
async function insertPage(db: Db, name: string) {
  const at = sql.lit('2026-01-01T00:00:00.000Z')
  await sql`insert into "user" (id, name, email, email_verified, created_at, updated_at)
    values (${name}, '', ${`${name}@example.com`}, 1, ${at}, ${at})`.execute(db)
  await sql`insert into profile (id, owner_id, username, name, bio, gradient, selected_color, socials, time_zone,
      version, created_at, updated_at)
    values (${name}, ${name}, ${name}, 'An old page', 'I was here before.', 'ocean', '#007bff', '{}', 'Asia/Dhaka',
      1, 1, 1)`.execute(db)
  await sql`insert into username (name, profile_id, claimed_at) values (${name}, ${name}, 1)`.execute(db)
}

/** What is there of it: how many migrations and links. */
export async function readRelease({ address }: Installation) {
  const { db, close } = connectDatabase(address)
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const count = async (table: string) => {
    if (!tables.some(({ name }) => name === table)) return 0
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    )
    return Number(rows[0]?.count)
  }
  const state = { migrations: await count('kysely_migration'), links: await count('custom_link') }
  await close()
  return state
}

export const MIGRATIONS_BEFORE = before.length
export const MIGRATIONS = Object.keys(released).length
