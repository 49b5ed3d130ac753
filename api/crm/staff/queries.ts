import type { Role } from '@nokshi/contract/roles.ts'
import type { Insertable } from 'kysely'
import { type Db, insertNew } from '../../database/connect.ts'
import { RESTORED_AT } from '../../database/left-out-tables.ts'
import type { Database } from '../../database/schema.ts'

export function findStudio(db: Db) {
  return db.selectFrom('studio').select(['ownerId', 'baseCurrency', 'settings']).where('id', '=', 1).executeTakeFirst()
}

/** False when the studio was claimed before; the primary key decides. */
export function insertStudio(db: Db, studio: Omit<Insertable<Database['studio']>, 'id'>) {
  return insertNew(db, 'studio', { id: 1, ...studio })
}

export async function updateStudio(db: Db, baseCurrency: string, settings: string) {
  await db.updateTable('studio').set({ baseCurrency, settings }).where('id', '=', 1).execute()
}

/** Decisions about owners run one after the other, until the transaction ends. */
export async function lockStudio(db: Db) {
  await db.updateTable('studio').set({ id: 1 }).where('id', '=', 1).execute()
}

const staffColumns = ['id', 'name', 'email', 'role', 'twoFactorEnabled', 'disabledAt'] as const

export type StaffRow = NonNullable<Awaited<ReturnType<typeof findStaffById>>>

function selectStaff(db: Db) {
  return db
    .selectFrom('staff')
    .select(staffColumns)
    .select((eb) => eb.selectFrom('setting').select('value').where('key', '=', RESTORED_AT).as('restoredAt'))
}

export function findStaffById(db: Db, id: string) {
  return selectStaff(db).where('id', '=', id).executeTakeFirst()
}

export function findStaffByEmail(db: Db, email: string) {
  return selectStaff(db).where('email', '=', email).executeTakeFirst()
}

export function listStaff(db: Db) {
  return selectStaff(db).orderBy('createdAt').orderBy('id').execute()
}

export function listActiveOwners(db: Db) {
  return db
    .selectFrom('staff')
    .select(['id', 'email'])
    .where('role', '=', 'owner')
    .where('disabledAt', 'is', null)
    .execute()
}

export async function listActiveOwnerIds(db: Db) {
  return (await listActiveOwners(db)).map((owner) => owner.id)
}

export type NewStaff = Omit<Insertable<Database['staff']>, 'disabledAt' | 'createdAt' | 'updatedAt'>

/** False when the address is in use; the unique index decides. */
export function insertStaff(db: Db, staff: NewStaff, now: number) {
  return insertNew(db, 'staff', { ...staff, disabledAt: null, createdAt: isoTime(now), updatedAt: isoTime(now) })
}

export async function updateStaffAccess(
  db: Db,
  id: string,
  access: { role: Role; disabledAt: number | null },
  now: number,
) {
  await db
    .updateTable('staff')
    .set({ ...access, updatedAt: isoTime(now) })
    .where('id', '=', id)
    .execute()
}

export async function updateStaffName(db: Db, id: string, name: string, now: number) {
  await db
    .updateTable('staff')
    .set({ name, updatedAt: isoTime(now) })
    .where('id', '=', id)
    .execute()
}

/** The format of times in this table. */
function isoTime(milliseconds: number) {
  return new Date(milliseconds).toISOString()
}
