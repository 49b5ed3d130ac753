import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connectDatabase, type DatabaseAddress } from '../database/connect.ts'
import { migrateToLatest } from '../database/migrate.ts'

/** The server that `npm test` started for this run; empty when the test runs on SQLite. */
const server = process.env.TEST_POSTGRES_URL || undefined

export const testEngine = server ? 'postgres' : 'sqlite'

/** A migrated, empty database on the engine of this run, and the way to be rid of it. */
export async function createTestDatabase() {
  template ??= createTemplate()
  const { address } = await template
  if (!server) return open({ from: address.sqliteFile })
  const url = emptied.pop() ?? (await createDatabase(server, address.url))
  return open({ url, dropDatabase: () => emptyOrDrop(server, url) })
}

/** A database in which nothing is migrated yet. */
export async function createEmptyDatabase() {
  if (!server) return open({})
  const url = await createDatabase(server)
  return open({ url, dropDatabase: () => dropDatabase(server, url) })
}

/** Migrated once per worker, because copying is much faster. Deleted after the run. */
let template: ReturnType<typeof createTemplate> | undefined

async function createTemplate() {
  const database = await createEmptyDatabase()
  await migrateToLatest(database.db)
  // Nobody may be connected to a database that is copied, and SQLite then keeps it in one file.
  await database.close()
  process.on('exit', () => rmSync(database.folder, { recursive: true, force: true }))
  const { url } = database.address
  return { ...database, migrated: url ? await onServer(url, readMigrated) : undefined }
}

interface Opened {
  url?: string
  /** The SQLite file to begin with. */
  from?: string
  dropDatabase?: () => Promise<void>
}

function open({ url, from, dropDatabase }: Opened) {
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-test-'))
  const address: DatabaseAddress = { url, sqliteFile: join(folder, 'nokshi.db') }
  if (from) copyFileSync(from, address.sqliteFile)
  const connection = connectDatabase(address)
  return {
    ...connection,
    address,
    folder,
    async drop() {
      await connection.close()
      await dropDatabase?.()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL databases whose test is over: emptying one takes a tenth of the time that making one takes. */
const emptied: string[] = []

async function emptyOrDrop(on: string, url: string) {
  const migrated = (await template)?.migrated
  const isEmpty = migrated !== undefined && (await onServer(url, (client) => empty(client, migrated)))
  if (isEmpty) emptied.push(url)
  else await dropDatabase(on, url)
}

/** The number of tables, indexes and columns, and the rows that migrations have written. */
async function readMigrated(client: pg.Client) {
  const { rows } = await client.query(LIST_TABLES)
  const written = new Map<string, string>()
  for (const { name } of rows) {
    const { rows: found } = await client.query(`select json_agg(t)::text as rows from ${name} t`)
    if (found[0].rows !== null) written.set(name, found[0].rows)
  }
  return { shape: await readShape(client), written }
}

/** Brings a database back to what the migrations made of it; false when its tables are no longer the same. */
async function empty(client: pg.Client, { shape, written }: Awaited<ReturnType<typeof readMigrated>>) {
  // A process of the test that was killed may still hold a lock.
  await client.query(END_OTHERS)
  if ((await readShape(client)) !== shape) return false
  await client.query(TRUNCATE_FILLED)
  for (const [name, rows] of written)
    await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1)`, [rows])
  return true
}

const LIST_TABLES = `select quote_ident(relname) as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace`

const END_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

const TRUNCATE_FILLED = `do $$
declare
  one text;
  is_filled boolean;
  filled text[];
begin
  for one in ${LIST_TABLES} loop
    execute 'select exists (select from ' || one || ')' into is_filled;
    if is_filled then filled := filled || one; end if;
  end loop;
  if filled is not null then
    execute 'truncate ' || array_to_string(filled, ', ') || ' restart identity cascade';
  end if;
end $$`

/** Of all schemas: a restore leaves the replaced one behind. */
async function readShape(client: pg.Client) {
  const { rows } = await client.query(
    `select count(*)::text as columns from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
       and relnamespace::regnamespace::text not like 'pg_toast%' and not attisdropped`,
  )
  return rows[0].columns
}

async function createDatabase(on: string, original?: string) {
  const name = `test_${randomBytes(8).toString('hex')}`
  const from = original ? ` template "${nameOf(original)}" strategy file_copy` : ''
  await onServer(on, (client) => client.query(`create database "${name}"${from}`))
  const made = new URL(on)
  made.pathname = name
  return made.href
}

async function dropDatabase(on: string, url: string) {
  await onServer(on, (client) => client.query(`drop database if exists "${nameOf(url)}" with (force)`))
}

function nameOf(url: string) {
  return new URL(url).pathname.slice(1)
}

async function onServer<Result>(url: string, act: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
