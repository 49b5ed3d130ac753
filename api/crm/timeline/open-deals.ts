import type { Db } from '../../database/connect.ts'

export function listOpenDealsOf(db: Db, column: 'contactId' | 'companyId', id: string) {
  return db
    .selectFrom('deal')
    .innerJoin('stage', 'stage.id', 'deal.stageId')
    .selectAll('deal')
    .where(`deal.${column}`, '=', id)
    .where('deal.deletedAt', 'is', null)
    .where('stage.kind', '=', 'open')
    .execute()
}
