import type { Db } from '../database/connect.ts'
import { deleteRowsAbout } from '../outbox/outbox.ts'
import { deleteSubmissions } from './queries.ts'

/** Bounded by the parameters of one statement. */
const AT_ONCE = 500

export async function eraseSubmissions(tx: Db, ids: string[]) {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const part = ids.slice(start, start + AT_ONCE)
    await deleteRowsAbout(tx, part)
    await deleteSubmissions(tx, part)
  }
}
