import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

export type PaymentRow = Awaited<ReturnType<typeof listPayments>>[number]

export function listPayments(db: Db, profileId: string) {
  return db
    .selectFrom('paymentMethod')
    .selectAll()
    .where('profileId', '=', profileId)
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function insertPayment(tx: Db, payment: Insertable<Database['paymentMethod']>) {
  await tx.insertInto('paymentMethod').values(payment).execute()
}

export async function updatePayment(tx: Db, id: string, changes: Updateable<Database['paymentMethod']>) {
  await tx.updateTable('paymentMethod').set(changes).where('id', '=', id).execute()
}

export async function deletePayment(tx: Db, id: string) {
  await tx.deleteFrom('paymentMethod').where('id', '=', id).execute()
}
