import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connect.ts'

/** A table without an index by day: that would have to be written with each of its rows. */
interface SweptTable {
  name: string
  /** Its primary key is the number of a page and this. */
  hash: string
  day: string
}

const ROWS_PER_STEP = 1_000

interface Key {
  page: number
  hash: string
}

/**
 * Deletes rows of earlier days in short steps, each a statement of its own; the caller takes the steps. It
 * reads every row once a day in the order of the primary key, which is cheaper than an index.
 */
export async function* sweepTable(db: Db, { name, hash, day }: SweptTable, before: number) {
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
