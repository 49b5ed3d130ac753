import type { Db } from '../../database/connect.ts'
import type { RecordOf } from '../records/journal-queries.ts'
import type { ContactMethod } from './contact-method.ts'

export type ContactMethodRow = RecordOf<'contactMethod'>

/** In the order they were given. */
export function listContactMethods(db: Db, contactIds: string[]): Promise<ContactMethodRow[]> {
  if (contactIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('contactMethod')
    .selectAll()
    .where('contactId', 'in', contactIds)
    .orderBy('contactId')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Who has this address or number: nobody else can. They may be in the trash; `deletedAt` says so. */
export function findHolder(db: Db, { kind, norm }: Pick<ContactMethod, 'kind' | 'norm'>) {
  return db
    .selectFrom('contactMethod')
    .innerJoin('contact', 'contact.id', 'contactMethod.contactId')
    .select(['contact.id', 'contact.name', 'contact.deletedAt', 'contactMethod.id as contactMethodId'])
    .where('contactMethod.kind', '=', kind)
    .where('contactMethod.norm', '=', norm)
    .executeTakeFirst()
}

export function listHolders(db: Db, kind: ContactMethod['kind'], norms: string[]) {
  return db
    .selectFrom('contactMethod')
    .innerJoin('contact', 'contact.id', 'contactMethod.contactId')
    .select(['contactMethod.norm', 'contact.id', 'contact.deletedAt'])
    .where('contactMethod.kind', '=', kind)
    .where('contactMethod.norm', 'in', norms)
    .execute()
}
