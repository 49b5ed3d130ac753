import type { Selectable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

export type Position = Selectable<Database['mailboxPosition']>

export const INBOX = 'INBOX'

export function findPosition(db: Db, folder: string): Promise<Position | undefined> {
  return db.selectFrom('mailboxPosition').selectAll().where('folder', '=', folder).executeTakeFirst()
}

const free = { leasedBy: null, leasedUntil: 0 }
const empty = { uidValidity: '', lastUid: 0, startedAt: 0, ...free }

export async function updatePosition(db: Db, folder: string, changes: Partial<Omit<Position, 'folder'>>) {
  await db
    .insertInto('mailboxPosition')
    .values({ ...empty, ...changes, folder })
    .onConflict((conflict) => conflict.column('folder').doUpdateSet({ folder, ...changes }))
    .execute()
}

/** False when another process reads the mailbox. Looked at and taken in one statement. */
export async function claimMailbox(db: Db, leasedBy: string, now: number, leasedUntil: number) {
  const claimed = await db
    .insertInto('mailboxPosition')
    .values({ ...empty, folder: INBOX, leasedBy, leasedUntil })
    .onConflict((conflict) =>
      conflict
        .column('folder')
        .doUpdateSet({ leasedBy, leasedUntil })
        .where((eb) =>
          eb.or([
            eb('mailboxPosition.leasedBy', '=', leasedBy),
            eb('mailboxPosition.leasedBy', 'is', null),
            eb('mailboxPosition.leasedUntil', '<=', now),
          ]),
        ),
    )
    .returning('folder')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function releaseMailbox(db: Db, leasedBy: string) {
  await db.updateTable('mailboxPosition').set(free).where('leasedBy', '=', leasedBy).execute()
}

/** For a process alone with its database: the lease of a killed process need not run out. */
export async function freeMailbox(db: Db) {
  await db.updateTable('mailboxPosition').set(free).execute()
}
