import type { Insertable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

export function findPlan(db: Db, profileId: string) {
  return db.selectFrom('letterPlan').selectAll().where('profileId', '=', profileId).executeTakeFirst()
}

/** From now on the letter comes on this day, or not at all. */
export async function upsertPlan(db: Db, plan: Insertable<Database['letterPlan']>) {
  const { weekday, nextAt, emptyWeeks } = plan
  await db
    .insertInto('letterPlan')
    .values(plan)
    .onConflict((conflict) => conflict.column('profileId').doUpdateSet({ weekday, nextAt, emptyWeeks }))
    .execute()
}

export async function endPlan(db: Db, profileId: string) {
  await db
    .updateTable('letterPlan')
    .set({ weekday: null, nextAt: null })
    .where('profileId', '=', profileId)
    .execute()
}

export function findPlanByStopKey(db: Db, stopKey: string) {
  return db
    .selectFrom('letterPlan')
    .innerJoin('profile', 'profile.id', 'letterPlan.profileId')
    .select(['profile.id', 'profile.username'])
    .where('letterPlan.stopKey', '=', stopKey)
    .executeTakeFirst()
}

/** Letters whose hour has come, the oldest first, with whom they go to. */
export function listDue(db: Db, now: number, limit: number) {
  return db
    .selectFrom('letterPlan')
    .innerJoin('profile', 'profile.id', 'letterPlan.profileId')
    .innerJoin('user', 'user.id', 'profile.ownerId')
    .select((eb) => [
      eb.ref('letterPlan.weekday').$notNull().as('weekday'),
      eb.ref('letterPlan.nextAt').$notNull().as('nextAt'),
      'letterPlan.emptyWeeks',
      'letterPlan.stopKey',
    ])
    .select(['profile.id', 'profile.timeZone', 'profile.socials', 'profile.profiles', 'profile.ways'])
    .select(['profile.suspendedAt', 'user.email', 'user.language', 'user.emailVerified'])
    .where('letterPlan.weekday', 'is not', null)
    .where('letterPlan.nextAt', '<=', now)
    .orderBy('letterPlan.nextAt')
    .limit(limit)
    .execute()
}
export type DueLetter = Awaited<ReturnType<typeof listDue>>[number]

/** False when the letter of this week was written before. Of two processes, one waits here for the other. */
export async function claimWeek(tx: Db, claim: Insertable<Database['letter']>) {
  const claimed = await tx
    .insertInto('letter')
    .values(claim)
    .onConflict((conflict) => conflict.columns(['profileId', 'week']).doNothing())
    .returning('week')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Unless the owner has chosen another day meanwhile. */
export async function updatePlan(
  tx: Db,
  profileId: string,
  before: number,
  changes: { nextAt: number; emptyWeeks?: number },
) {
  await tx
    .updateTable('letterPlan')
    .set(changes)
    .where('profileId', '=', profileId)
    .where('nextAt', '=', before)
    .execute()
}

export async function updateStopKey(tx: Db, profileId: string, stopKey: string) {
  await tx.updateTable('letterPlan').set({ stopKey }).where('profileId', '=', profileId).execute()
}

export async function deleteOldWeeks(db: Db, before: number) {
  await db.deleteFrom('letter').where('at', '<', before).execute()
}
