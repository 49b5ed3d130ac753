import type { Insertable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

export async function insertReport(db: Db, report: Insertable<Database['report']>) {
  await db.insertInto('report').values(report).execute()
}

export async function countOpenReports(db: Db, profileId: string) {
  const { count } = await db
    .selectFrom('report')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('profileId', '=', profileId)
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many there were. */
export async function closeReports(db: Db, profileId: string, now: number) {
  const closed = await db
    .updateTable('report')
    .set({ closedAt: now })
    .where('profileId', '=', profileId)
    .where('closedAt', 'is', null)
    .returning('id')
    .execute()
  return closed.length
}

export type OpenReport = Awaited<ReturnType<typeof listOpenReports>>[number]

/** With the page each is about, the oldest first. */
export function listOpenReports(db: Db, limit: number) {
  return db
    .selectFrom('report')
    .innerJoin('profile', 'profile.id', 'report.profileId')
    .select(['profile.username', 'report.reason', 'report.details', 'report.email', 'report.receivedAt'])
    .where('report.closedAt', 'is', null)
    .orderBy('report.receivedAt')
    .orderBy('report.id')
    .limit(limit)
    .execute()
}
