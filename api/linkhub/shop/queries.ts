import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

export type ProductRow = Awaited<ReturnType<typeof listProducts>>[number]

export function listProducts(db: Db, profileId: string) {
  return db
    .selectFrom('shopItem')
    .selectAll()
    .where('profileId', '=', profileId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Those of these ids that are products, and of which page. */
export function listPagesOfProducts(db: Db, ids: string[]) {
  return db.selectFrom('shopItem').select(['id', 'profileId']).where('id', 'in', ids).execute()
}

export async function insertProduct(tx: Db, product: Insertable<Database['shopItem']>) {
  await tx.insertInto('shopItem').values(product).execute()
}

export async function updateProduct(tx: Db, id: string, changes: Updateable<Database['shopItem']>) {
  await tx.updateTable('shopItem').set(changes).where('id', '=', id).execute()
}

export async function deleteProduct(tx: Db, id: string) {
  await tx.deleteFrom('shopItem').where('id', '=', id).execute()
}
