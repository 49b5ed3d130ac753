import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connect.ts'
import { isSqlite } from './engine-forks.ts'

/** A table without an index by day: that would have to be written with each of its rows. */
interface SweptTable {
  name: string
  /** Its primary key is the number of a page and this. */
  hash: string
  day: string
}

/**
 * Deletes rows of earlier days in short steps, each a statement of its own; the caller takes the steps. It
 * reads every row once a day, which is cheaper than an index.
 */
export function sweepTable(db: Db, table: SweptTable, before: number) {
  return isSqlite(db) ? sweepByKey(db, table, before) : sweepByBlock(db, table, before)
}

const ROWS_PER_STEP = 1_000

interface Key {
  page: number
  hash: string
}

/** In the order of the primary key, which on SQLite is the order of the file. */
async function* sweepByKey(db: Db, { name, hash, day }: SweptTable, before: number) {
  const table = sql.table(name)
  const column = sql.ref(hash)

  async function findEndOfStep(after: RawBuilder<unknown>) {
    const { rows } = await sql<Key>`
      select page, ${column} as hash from ${table} where ${after}
      order by page, ${column} limit 1 offset ${ROWS_PER_STEP - 1}`.execute(db)
    return rows[0]
  }

  for (let last: Key | undefined = { page: -1, hash: '' }; last; ) {
    const after = sql`(page, ${column}) > (${last.page}, ${last.hash})`
    last = await findEndOfStep(after)
    const upTo = last ? sql`and (page, ${column}) <= (${last.page}, ${last.hash})` : sql``
    await sql`delete from ${table} where ${after} ${upTo} and ${sql.ref(day)} < ${before}`.execute(db)
    yield
  }
}

/** About a thousand rows. */
const BLOCKS_PER_STEP = 8

/** PostgreSQL stores rows in the order of insertion: by key, each would be a random read. */
async function* sweepByBlock(db: Db, { name, day }: SweptTable, before: number) {
  const { rows } = await sql<{ blocks: number }>`
    select pg_relation_size(cast(${name} as regclass)) / cast(current_setting('block_size') as bigint) as blocks
  `.execute(db)
  const blocks = rows[0]?.blocks ?? 0
  for (let block = 0; block < blocks; block += BLOCKS_PER_STEP) {
    const from = sql.lit(`(${block},0)`)
    const to = sql.lit(`(${block + BLOCKS_PER_STEP},0)`)
    await sql`
      delete from ${sql.table(name)}
      where ctid >= cast(${from} as tid) and ctid < cast(${to} as tid) and ${sql.ref(day)} < ${before}
    `.execute(db)
    yield
  }
}
