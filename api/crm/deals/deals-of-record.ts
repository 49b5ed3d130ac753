import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import type { Db } from '../../database/connect.ts'

export async function listDealsOf(db: Db, column: 'contactId' | 'companyId', id: string): Promise<Contact['deals']> {
  const rows = await db
    .selectFrom('deal')
    .innerJoin('stage', 'stage.id', 'deal.stageId')
    .select(['deal.id', 'deal.title', 'stage.id as stageId', 'stage.label', 'stage.kind'])
    .where(`deal.${column}`, '=', id)
    .where('deal.deletedAt', 'is', null)
    .orderBy('deal.lastActivityAt', 'desc')
    .orderBy('deal.id')
    .limit(100)
    .execute()
  return rows.map(({ id, title, stageId, label, kind }) => ({
    id,
    title,
    stage: { id: stageId, name: label },
    isOpen: kind === 'open',
  }))
}
