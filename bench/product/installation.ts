import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { connectDatabase, type DatabaseAddress } from '@nokshi/api/database/connect.ts'
import { sql } from 'kysely'
import { type Bench, NotMeasured } from '../row.ts'
import { readStat } from './processor.ts'

export type Engine = 'SQLite' | 'PostgreSQL'

/** The data of one product: empty at first, deleted after the run. */
export interface Installation {
  engine: Engine
  address: DatabaseAddress
  env: Record<string, string>
}

export async function makeInstallation({ folder, postgresUrl }: Bench, engine: Engine): Promise<Installation> {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const url = engine === 'PostgreSQL' ? await createDatabase(postgresUrl) : undefined
  return {
    engine,
    address: { url, sqliteFile: join(dataDir, 'nokshi.db') },
    env: { ...defaults, DATA_DIR: dataDir, DATABASE_URL: url ?? '' },
  }
}

/** Set even where it is the default, so that an .env file cannot lead a measurement to real data. */
const defaults = { HOST: '127.0.0.1', SITE_URL: '', API_URL: '', SMTP_URL: '', S3_ENDPOINT: '', S3_BUCKET: '' }

async function createDatabase(server: string | undefined) {
  if (server === undefined) throw new NotMeasured('PostgreSQL is not installed')
  const name = `bench_${randomBytes(6).toString('hex')}`
  const { db, close } = connectDatabase({ url: server, sqliteFile: '' })
  await sql`create database ${sql.id(name)}`.execute(db)
  await close()
  return Object.assign(new URL(server), { pathname: name }).href
}

/** The main process of PostgreSQL; undefined for SQLite. */
export async function findDatabaseServer(place: Installation | undefined) {
  if (place?.engine !== 'PostgreSQL' || process.platform !== 'linux') return undefined
  const { db, close } = connectDatabase(place.address)
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const server = readStat(rows[0]?.pid ?? 0)?.parent
  await close()
  return server
}
