import { sql } from 'kysely'
import type { Db } from './connect.ts'
import type { Database } from './schema.ts'

const DAY = 24 * 60 * 60 * 1000

/** Long enough for an owner to object. The privacy page promises these two numbers. */
export const KEPT_DAYS_CLOSED = 90
export const KEPT_DAYS_AT_MOST = 365

type Rule = {
  [Table in keyof Database]: [table: Table, time: keyof Database[Table] & string, days: number]
}[keyof Database]

/** Rows that are deleted so many days after a time of theirs. What else goes with a row is deleted by its slice. */
const rules: Rule[] = [
  ['userToken', 'expiresAt', 0],
  ['staffToken', 'expiresAt', 0],
  ['sessionProof', 'provedAt', 1],
  // The longest period of a spam rule.
  ['recentContent', 'at', 1],
  ['acknowledgement', 'at', 1],
  ['reminder', 'remindAt', 7],
  ['outbox', 'deliveredAt', 30],
  // Long enough that no report of a week can be due again.
  ['weeklyReport', 'at', 60],
  ['notice', 'createdAt', 90],
  // As long as messages and followers.
  ['news', 'endedAt', 365],
  ['report', 'closedAt', KEPT_DAYS_CLOSED],
  ['report', 'receivedAt', KEPT_DAYS_AT_MOST],
]

export async function deleteOldRows(db: Db, now: number) {
  for (const [table, time, days] of rules)
    await sql`delete from ${sql.table(table)} where ${sql.ref(time)} < ${now - days * DAY}`.execute(db)
}
