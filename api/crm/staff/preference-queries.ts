import type { Insertable, Selectable } from 'kysely'
import { hashToken } from '../../accounts/tokens.ts'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

export type PreferenceRow = Selectable<Database['memberPreference']>

export function findPreference(db: Db, staffId: string): Promise<PreferenceRow | undefined> {
  return db.selectFrom('memberPreference').selectAll().where('staffId', '=', staffId).executeTakeFirst()
}

const unset = {
  wantsDigest: null,
  wantsSubmissions: null,
  wantsReminders: null,
  wantsAssignments: null,
  digestDay: null,
  calendarHash: null,
  calendarMadeAt: null,
}

/** Changes only the given fields. */
export function upsertPreference(
  db: Db,
  staffId: string,
  changes: Partial<Omit<Insertable<Database['memberPreference']>, 'staffId'>>,
) {
  return (
    db
      .insertInto('memberPreference')
      .values({ staffId, ...unset, ...changes })
      // SQL requires an assignment, so the id is set to itself.
      .onConflict((conflict) => conflict.column('staffId').doUpdateSet({ staffId, ...changes }))
      .returningAll()
      .executeTakeFirstOrThrow()
  )
}

/** False when that day was claimed before. One statement, so that two processes cannot both claim it. */
export async function claimDigestDay(tx: Db, staffId: string, day: string) {
  const claimed = await tx
    .insertInto('memberPreference')
    .values({ staffId, ...unset, digestDay: day })
    .onConflict((conflict) =>
      conflict
        .column('staffId')
        .doUpdateSet({ digestDay: day })
        .where((eb) =>
          eb.or([eb('memberPreference.digestDay', 'is', null), eb('memberPreference.digestDay', '<', day)]),
        ),
    )
    .returning('staffId')
    .executeTakeFirst()
  return claimed !== undefined
}

export function listPreferences(db: Db) {
  return db
    .selectFrom('staff')
    .leftJoin('memberPreference', 'memberPreference.staffId', 'staff.id')
    .select(['staff.id', 'staff.name', 'staff.email', 'staff.role'])
    .select(['wantsDigest', 'wantsSubmissions', 'wantsReminders', 'wantsAssignments', 'digestDay'])
    .where('staff.disabledAt', 'is', null)
    .orderBy('staff.id')
    .execute()
}

export async function revokeCalendar(db: Db, staffId: string) {
  await db
    .updateTable('memberPreference')
    .set({ calendarHash: null, calendarMadeAt: null })
    .where('staffId', '=', staffId)
    .execute()
}

/** Undefined for disabled staff. */
export function findCalendarOwner(db: Db, token: string) {
  return db
    .selectFrom('memberPreference')
    .innerJoin('staff', 'staff.id', 'memberPreference.staffId')
    .select(['staff.id', 'staff.name'])
    .where('memberPreference.calendarHash', '=', hashToken(token))
    .where('staff.disabledAt', 'is', null)
    .executeTakeFirst()
}
