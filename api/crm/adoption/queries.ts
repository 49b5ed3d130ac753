import type { Db } from '../../database/connect.ts'

/** Whether somebody has lost a deal of this kind with us before: the last of them. */
export async function findLostDeal(db: Db, contactId: string, service: string | null) {
  const deals = await db
    .selectFrom('deal')
    .innerJoin('stage', 'stage.id', 'deal.stageId')
    .select(['deal.id', 'deal.title', 'deal.service'])
    .where('deal.contactId', '=', contactId)
    .where('deal.deletedAt', 'is', null)
    .where('stage.kind', '=', 'lost')
    .orderBy('deal.closedAt', 'desc')
    .execute()
  return deals.find((deal) => deal.service === service)
}
