import type { Db } from '../../database/connect.ts'
import { newId } from '../../platform/ids.ts'

export function listTags(db: Db) {
  return db
    .selectFrom('tag')
    .leftJoin('tagging', 'tagging.tagId', 'tag.id')
    .leftJoin('contact', (join) =>
      join.onRef('contact.id', '=', 'tagging.contactId').on('contact.deletedAt', 'is', null),
    )
    .select(['tag.id', 'tag.name'])
    .select((eb) => eb.fn.count<number>('contact.id').as('contacts'))
    .groupBy(['tag.id', 'tag.name', 'tag.nameKey'])
    .orderBy('tag.nameKey')
    .execute()
}

export function listTagsOf(db: Db, contactIds: string[]) {
  return db
    .selectFrom('tagging')
    .innerJoin('tag', 'tag.id', 'tagging.tagId')
    .select(['tagging.id as taggingId', 'tagging.contactId', 'tag.id', 'tag.name', 'tag.nameKey'])
    .where('tagging.contactId', 'in', contactIds)
    .orderBy('tag.nameKey')
    .execute()
}

/** Two who make the same tag at once get one row. */
export async function upsertTag(tx: Db, name: string, nameKey: string, now: number) {
  const { id } = await tx
    .insertInto('tag')
    .values({ id: newId(now), name, nameKey, createdAt: now })
    .onConflict((conflict) => conflict.column('nameKey').doUpdateSet({ nameKey }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
