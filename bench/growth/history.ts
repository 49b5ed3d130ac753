import { statSync } from 'node:fs'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { sql } from 'kysely'
import { type Creator, makeCreator } from '../product/creator.ts'
import { type Engine, type Installation, makeInstallation } from '../product/installation.ts'
import { runProduct } from '../product/product.ts'
import type { Bench } from '../row.ts'
import { grow } from './grow.ts'
import { growPages } from './grow-pages.ts'
import { growVisits } from './grow-visits.ts'

interface Extent {
  profiles: number
  visits: number
}

/** An installation with history. */
export interface History extends Extent {
  place: Installation
  /** The page with all visits. */
  creator: Creator
  /** On the disk, for each visit. */
  bytesPerVisit: number
}

export async function makeHistory(bench: Bench, engine: Engine, extent: Extent): Promise<History> {
  const { profiles, visits } = extent
  const say = (count: number, of: string) => bench.say(`growth on ${engine}: making ${count} ${of}`)
  const place = await makeInstallation(bench, engine)
  const empty = await runProduct(place)
  const creator = await makeCreator(empty.url)
  await empty.end('SIGTERM')

  say(profiles, 'profiles')
  // One of the profiles is the creator's own.
  await grow(place, growPages({ from: 1, to: profiles - 1 }))
  const bytesWithout = await sizeOf(place)
  say(visits, 'visits')
  await grow(place, growVisits(creator.username, visits))
  return { ...extent, place, creator, bytesPerVisit: ((await sizeOf(place)) - bytesWithout) / visits }
}

async function sizeOf({ engine, address }: Installation) {
  if (engine === 'SQLite') return statSync(address.sqliteFile).size
  const { db, close } = connectDatabase(address)
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
  await close()
  return rows[0]?.bytes ?? 0
}
