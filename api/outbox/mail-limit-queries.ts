import type { Selectable } from 'kysely'
import { type Db, hasRow } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

export type HeldMail = Selectable<Database['heldMail']>

/** Of two transactions about one recipient, one waits here for the other. */
export function lockWindow(tx: Db, key: string, now: number) {
  return tx
    .insertInto('mailWindow')
    .values({ key, startedAt: now, mails: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['startedAt', 'mails'])
    .executeTakeFirstOrThrow()
}

export async function updateWindow(tx: Db, key: string, changes: { startedAt?: number; mails: number }) {
  await tx.updateTable('mailWindow').set(changes).where('key', '=', key).execute()
}

/** False when another process was quicker. */
export function restartWindow(tx: Db, key: string, over: number, now: number) {
  return hasRow(
    tx
      .insertInto('mailWindow')
      .values({ key, startedAt: now, mails: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ startedAt: now, mails: 1 }).where('mailWindow.startedAt', '<=', over),
      )
      .returning('key'),
  )
}

export function hasHeldMails(tx: Db, key: string) {
  return hasRow(tx.selectFrom('heldMail').select('id').where('windowKey', '=', key).limit(1))
}

/** Of these topics: a newer release on the same database may have more, which it sums up itself. */
export async function listWindowsWithHeld(db: Db, topics: string[], over: number, limit: number) {
  const rows = await db
    .selectFrom('heldMail')
    .leftJoin('mailWindow', 'mailWindow.key', 'heldMail.windowKey')
    .select('heldMail.windowKey')
    .distinct()
    .where('heldMail.topic', 'in', topics)
    .where((eb) => eb.or([eb('mailWindow.startedAt', 'is', null), eb('mailWindow.startedAt', '<=', over)]))
    .limit(limit)
    .execute()
  return rows.map(({ windowKey }) => windowKey)
}

export async function deleteOldWindows(db: Db, over: number) {
  await db
    .deleteFrom('mailWindow')
    .where('startedAt', '<=', over)
    .where('key', 'not in', (eb) => eb.selectFrom('heldMail').select('windowKey'))
    .execute()
}

export async function insertHeldMail(tx: Db, held: HeldMail) {
  await tx.insertInto('heldMail').values(held).execute()
}

/** Answers what was held, the oldest first. */
export async function deleteHeldMails(tx: Db, key: string) {
  const held = await tx.deleteFrom('heldMail').where('windowKey', '=', key).returningAll().execute()
  return held.sort((one, two) => (one.id < two.id ? -1 : 1))
}

export async function deleteHeldAbout(tx: Db, subjectIds: string[]) {
  await tx.deleteFrom('heldMail').where('subjectId', 'in', subjectIds).execute()
}
