import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'
import { DAY } from '../../platform/zoned-time.ts'

export type StageRow = Selectable<Database['stage']>

/** Includes a removed stage while undo has brought a deal back into it. */
export function listStages(db: Db) {
  return db
    .selectFrom('stage')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('removedAt', 'is', null),
        eb.exists(
          eb
            .selectFrom('deal')
            .select('deal.id')
            .whereRef('deal.stageId', '=', 'stage.id')
            .where('deal.deletedAt', 'is', null),
        ),
      ]),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Also finds removed stages. */
export function findStage(db: Db, id: string) {
  return db.selectFrom('stage').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Others who place a card in this stage wait for the transaction, so that no two get the same rank. */
export function lockStage(tx: Db, id: string) {
  return tx
    .updateTable('stage')
    .set((eb) => ({ position: eb.ref('position') }))
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Always in the same order, so that two transactions cannot deadlock. */
export async function lockStages(tx: Db) {
  const ids = await tx.selectFrom('stage').select('id').orderBy('id').execute()
  for (const { id } of ids) await lockStage(tx, id)
  return listStages(tx)
}

export async function insertStage(tx: Db, stage: Insertable<Database['stage']>) {
  await tx.insertInto('stage').values(stage).execute()
}

export async function updateStage(tx: Db, id: string, changes: Updateable<Database['stage']>) {
  await tx.updateTable('stage').set(changes).where('id', '=', id).execute()
}

/** Deals in the trash count, because they can be restored. */
export async function hasDeals(tx: Db, stageId: string) {
  const deal = await tx.selectFrom('deal').select('id').where('stageId', '=', stageId).limit(1).executeTakeFirst()
  return deal !== undefined
}

/** A deal of this stage without activity since then is quiet; null where none ever is. */
export function silentBefore({ kind, rotDays }: Pick<StageRow, 'kind' | 'rotDays'>, now: number) {
  return kind === 'open' && rotDays !== null ? now - rotDays * DAY : null
}

export function isQuiet(stage: Pick<StageRow, 'kind' | 'rotDays'> | undefined, lastActivityAt: number, now: number) {
  const before = stage ? silentBefore(stage, now) : null
  return before !== null && lastActivityAt <= before
}
