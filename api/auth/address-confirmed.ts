import type { Db } from '../database/connect.ts'
import { enqueue } from '../outbox/outbox.ts'

/** Told to the slices above, once per account: what they hold back before is shown from then on. */
export const ADDRESS_CONFIRMED = 'address-confirmed'

/** With the account as it was before. */
export async function tellConfirmed(
  tx: Db,
  now: number,
  { id, emailVerified }: { id: string; emailVerified: number },
) {
  if (emailVerified === 0) await enqueue(tx, now, ADDRESS_CONFIRMED, { userId: id })
}
