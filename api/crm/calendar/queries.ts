import type { Db } from '../../database/connect.ts'

/** What somebody has to do since that day; meetings stay when they are over. */
export function listCalendarTasks(db: Db, assigneeId: string, since: string, limit: number) {
  return db
    .selectFrom('task')
    .leftJoin('contact', (join) => join.onRef('contact.id', '=', 'task.contactId').on('contact.deletedAt', 'is', null))
    .selectAll('task')
    .select('contact.name as contactName')
    .where('task.deletedAt', 'is', null)
    .where('task.assigneeId', '=', assigneeId)
    .where('task.dueDay', '>=', since)
    .where((eb) => eb.or([eb('task.doneAt', 'is', null), eb('task.kind', '=', 'meeting')]))
    .orderBy('task.dueDay', 'desc')
    .orderBy('task.id')
    .limit(limit)
    .execute()
}

export function listClosingDeals(db: Db, ownerId: string, since: string, limit: number) {
  return db
    .selectFrom('deal')
    .innerJoin('stage', 'stage.id', 'deal.stageId')
    .select(['deal.id', 'deal.version', 'deal.title', 'deal.updatedAt'])
    .select((eb) => eb.ref('deal.expectedClose').$notNull().as('expectedClose'))
    .where('deal.deletedAt', 'is', null)
    .where('deal.ownerId', '=', ownerId)
    .where('stage.kind', '=', 'open')
    .where('deal.expectedClose', '>=', since)
    .orderBy('deal.expectedClose', 'desc')
    .orderBy('deal.id')
    .limit(limit)
    .execute()
}
