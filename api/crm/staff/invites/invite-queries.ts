import type { Role } from '@nokshi/contract/roles.ts'
import type { Insertable } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Database } from '../../../database/schema.ts'

export type InviteRow = NonNullable<Awaited<ReturnType<typeof findInvite>>>

function selectInvites(db: Db) {
  return db
    .selectFrom('invite')
    .innerJoin('staff', 'staff.id', 'invite.invitedBy')
    .select([
      'invite.id',
      'invite.email',
      'invite.role',
      'staff.name as invitedBy',
      'invite.createdAt',
      'invite.expiresAt',
      'invite.usedAt',
      'invite.revokedAt',
      'staff.role as makerRole',
      'staff.disabledAt as makerDisabledAt',
    ])
}

export function findInvite(db: Db, id: string) {
  return selectInvites(db).where('invite.id', '=', id).executeTakeFirst()
}

/** The newest first. */
export function listInvites(db: Db, limit: number) {
  return selectInvites(db).orderBy('invite.createdAt', 'desc').orderBy('invite.id', 'desc').limit(limit).execute()
}

export function findInviteByHash(db: Db, tokenHash: string) {
  return selectInvites(db).where('invite.tokenHash', '=', tokenHash).executeTakeFirst()
}

type NewInviteRow = Omit<Insertable<Database['invite']>, 'usedAt' | 'revokedAt'>

export async function insertInvite(db: Db, invite: NewInviteRow) {
  await db
    .insertInto('invite')
    .values({ ...invite, usedAt: null, revokedAt: null })
    .execute()
}

/**
 * Undefined when it was used, revoked or expired, or when its maker may no longer invite. One of several who
 * follow a link gets it. Disabling the maker updates the same row, so the two run one after the other.
 */
export function updateInviteUsed(db: Db, tokenHash: string, now: number) {
  return db
    .updateTable('invite')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('invitedBy', 'in', (eb) =>
      eb.selectFrom('staff').select('id').where('role', '=', INVITER).where('disabledAt', 'is', null),
    )
    .returning(['id', 'email', 'role', 'isMailed'])
    .executeTakeFirst()
}

/** Who may invite, as the contract says. */
export const INVITER: Role = 'owner'

/** False when it was used or taken back. */
export async function updateInviteRevoked(db: Db, id: string, now: number) {
  const updated = await db
    .updateTable('invite')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Revokes the open ones to an address, or of somebody who may no longer invite. */
export function revokeOpenInvites(db: Db, whose: { invitedBy: string } | { email: string }, now: number) {
  return db
    .updateTable('invite')
    .set({ revokedAt: now })
    .where((eb) => eb.and(whose))
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .returning('id')
    .execute()
}
