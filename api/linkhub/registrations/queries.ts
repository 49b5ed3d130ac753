import type { Insertable, Updateable } from 'kysely'
import { countRows, type Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

export type RegistrationRow = Awaited<ReturnType<typeof listRegistrations>>[number]

export function listRegistrations(db: Db, profileId: string) {
  return db
    .selectFrom('registration')
    .selectAll()
    .where('profileId', '=', profileId)
    .orderBy('changedAt')
    .orderBy('id')
    .execute()
}

export async function putRegistration(tx: Db, registration: Insertable<Database['registration']>) {
  const { number, endsOn, changedAt, checkedAt, checkedBy, remindedAt } = registration
  await tx
    .insertInto('registration')
    .values(registration)
    .onConflict((conflict) =>
      conflict
        .columns(['profileId', 'kind'])
        .doUpdateSet({ number, endsOn, changedAt, checkedAt, checkedBy, remindedAt }),
    )
    .execute()
}

export async function deleteRegistration(tx: Db, profileId: string, kind: string) {
  await tx.deleteFrom('registration').where('profileId', '=', profileId).where('kind', '=', kind).execute()
}

export async function updateRegistration(tx: Db, id: string, changes: Updateable<Database['registration']>) {
  await tx.updateTable('registration').set(changes).where('id', '=', id).execute()
}

/** The name and the address of the page are part of what was checked: another one has to be checked again. */
export async function uncheckRegistrations(tx: Db, profileId: string) {
  await tx
    .updateTable('registration')
    .set({ checkedAt: null, checkedBy: null })
    .where('profileId', '=', profileId)
    .execute()
}

const withPage = (db: Db) =>
  db
    .selectFrom('registration')
    .innerJoin('profile', 'profile.id', 'registration.profileId')
    .selectAll('registration')
    .select(['profile.username', 'profile.name', 'profile.timeZone'])

/** Of pages on the web whose owners can be written to: anybody can make any number of others. */
const ofConfirmed = (db: Db) =>
  withPage(db)
    .innerJoin('user', 'user.id', 'profile.ownerId')
    .where('user.emailVerified', '=', 1)
    .where('profile.suspendedAt', 'is', null)

export function findRegistration(db: Db, id: string) {
  return withPage(db).where('registration.id', '=', id).executeTakeFirst()
}

/** With the pages they are on: those that nobody has checked, the oldest first, then the latest that were. */
export async function listToCheck(db: Db, today: string, limit: number) {
  const valid = ofConfirmed(db).where((eb) =>
    eb.or([eb('registration.endsOn', 'is', null), eb('registration.endsOn', '>=', today)]),
  )
  const waiting = await valid
    .where('registration.checkedAt', 'is', null)
    .orderBy('registration.changedAt')
    .limit(limit)
    .execute()
  const checked = await valid
    .where('registration.checkedAt', 'is not', null)
    .orderBy('registration.checkedAt', 'desc')
    .limit(limit)
    .execute()
  return [...waiting, ...checked].slice(0, limit)
}

export function countToCheck(db: Db, today: string) {
  return countRows(
    ofConfirmed(db)
      .where('checkedAt', 'is', null)
      .where((eb) => eb.or([eb('endsOn', 'is', null), eb('endsOn', '>=', today)])),
  )
}

export function listEnding(db: Db, from: string, to: string, limit: number) {
  return ofConfirmed(db)
    .where('endsOn', '>=', from)
    .where('endsOn', '<=', to)
    .where('remindedAt', 'is', null)
    .orderBy('endsOn')
    .limit(limit)
    .execute()
}

/** False when somebody else has told the owner, or the day was changed meanwhile. */
export async function markReminded(tx: Db, { id, endsOn }: Pick<RegistrationRow, 'id' | 'endsOn'>, now: number) {
  const row = await tx
    .updateTable('registration')
    .set({ remindedAt: now })
    .where('id', '=', id)
    .where('endsOn', '=', endsOn)
    .where('remindedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
