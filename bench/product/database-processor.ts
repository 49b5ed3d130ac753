import { readdirSync, readFileSync } from 'node:fs'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { sql } from 'kysely'
import type { Installation } from './installation.ts'

/** In which Linux counts processor time for everybody to read. */
const TICKS_PER_SECOND = 100

/**
 * How to read the processor time that PostgreSQL has used so far, in seconds; undefined on SQLite, which works within the
 * product, and where the system does not tell.
 */
export async function watchDatabase(place: Installation): Promise<(() => number) | undefined> {
  if (place.engine === 'SQLite' || process.platform !== 'linux') return undefined
  const { db, close } = connectDatabase(place.address)
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const server = readStat(rows[0]?.pid ?? 0)?.parent
  await close()
  return () => processorSeconds(server ?? 0)
}

/** The processor time that a server with workers has used so far; none where the system does not tell. */
export function processorSeconds(server: number) {
  if (process.platform !== 'linux') return Number.NaN
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => readStat(Number(pid)))
    .filter((stat) => stat?.parent === server)
  const own = readStat(server)
  const ticks = children.reduce((sum, stat) => sum + (stat?.ticks ?? 0), 0)
  return (ticks + (own?.ticks ?? 0) + (own?.ticksOfGone ?? 0)) / TICKS_PER_SECOND
}

function readStat(pid: number) {
  try {
    // The name in brackets may hold anything; after it come the state, the parent and many numbers (proc(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, goneUser = 0, goneSystem = 0] = fields.slice(11, 15)
    return { parent: fields[1], ticks: user + system, ticksOfGone: goneUser + goneSystem }
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}
