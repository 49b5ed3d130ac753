import type { Db } from '../../database/connect.ts'
import type { RecordOf } from '../records/journaled.ts'
import type { Point } from './contact-method.ts'

export type PointRow = RecordOf<'contactPoint'>

/** In the order they were given. */
export function listPointsOf(db: Db, contactIds: string[]): Promise<PointRow[]> {
  if (contactIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('contactPoint')
    .selectAll()
    .where('contactId', 'in', contactIds)
    .orderBy('contactId')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Who has this address or number: nobody else can. They may be in the trash; `deletedAt` says so. */
export function findHolder(db: Db, { kind, norm }: Pick<Point, 'kind' | 'norm'>) {
  return db
    .selectFrom('contactPoint')
    .innerJoin('contact', 'contact.id', 'contactPoint.contactId')
    .select(['contact.id', 'contact.name', 'contact.deletedAt', 'contactPoint.id as pointId'])
    .where('contactPoint.kind', '=', kind)
    .where('contactPoint.norm', '=', norm)
    .executeTakeFirst()
}

/** Those of many addresses and numbers that somebody has. */
export function listHolders(db: Db, kind: Point['kind'], norms: string[]) {
  return db
    .selectFrom('contactPoint')
    .innerJoin('contact', 'contact.id', 'contactPoint.contactId')
    .select(['contactPoint.norm', 'contact.id', 'contact.deletedAt'])
    .where('contactPoint.kind', '=', kind)
    .where('contactPoint.norm', 'in', norms)
    .execute()
}
