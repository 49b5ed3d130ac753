import type { Insertable } from 'kysely'
import { type Db, insertNew } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

export function findPlan(db: Db, profileId: string) {
  return db.selectFrom('weeklyReportPlan').selectAll().where('profileId', '=', profileId).executeTakeFirst()
}

export async function upsertPlan(db: Db, plan: Insertable<Database['weeklyReportPlan']>) {
  const { weekday, nextAt, emptyWeeks } = plan
  await db
    .insertInto('weeklyReportPlan')
    .values(plan)
    .onConflict((conflict) => conflict.column('profileId').doUpdateSet({ weekday, nextAt, emptyWeeks }))
    .execute()
}

export async function endPlan(db: Db, profileId: string) {
  await db
    .updateTable('weeklyReportPlan')
    .set({ weekday: null, nextAt: null })
    .where('profileId', '=', profileId)
    .execute()
}

export function findPlanByStopKey(db: Db, stopKey: string) {
  return db
    .selectFrom('weeklyReportPlan')
    .innerJoin('profile', 'profile.id', 'weeklyReportPlan.profileId')
    .select(['profile.id', 'profile.username'])
    .where('weeklyReportPlan.stopKey', '=', stopKey)
    .executeTakeFirst()
}

export function listDue(db: Db, now: number, limit: number) {
  return db
    .selectFrom('weeklyReportPlan')
    .innerJoin('profile', 'profile.id', 'weeklyReportPlan.profileId')
    .innerJoin('user', 'user.id', 'profile.ownerId')
    .select((eb) => [
      eb.ref('weeklyReportPlan.weekday').$notNull().as('weekday'),
      eb.ref('weeklyReportPlan.nextAt').$notNull().as('nextAt'),
      'weeklyReportPlan.emptyWeeks',
      'weeklyReportPlan.stopKey',
    ])
    .select(['profile.id', 'profile.timeZone', 'profile.socials', 'profile.profiles', 'profile.contactMethods'])
    .select(['profile.suspendedAt', 'user.email', 'user.language', 'user.emailVerified'])
    .where('weeklyReportPlan.weekday', 'is not', null)
    .where('weeklyReportPlan.nextAt', '<=', now)
    .orderBy('weeklyReportPlan.nextAt')
    .limit(limit)
    .execute()
}
export type DueReport = Awaited<ReturnType<typeof listDue>>[number]

/** False when the report of this week was written before. Of two processes, one waits here for the other. */
export function claimWeek(tx: Db, claim: Insertable<Database['weeklyReport']>) {
  return insertNew(tx, 'weeklyReport', claim)
}

/** Unless the owner has chosen another day meanwhile. */
export async function updatePlan(
  tx: Db,
  profileId: string,
  before: number,
  changes: { nextAt: number; emptyWeeks?: number },
) {
  await tx
    .updateTable('weeklyReportPlan')
    .set(changes)
    .where('profileId', '=', profileId)
    .where('nextAt', '=', before)
    .execute()
}

export async function updateStopKey(tx: Db, profileId: string, stopKey: string) {
  await tx.updateTable('weeklyReportPlan').set({ stopKey }).where('profileId', '=', profileId).execute()
}
