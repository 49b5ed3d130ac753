import type { Db } from '../../database/connect.ts'
import { deleteUntried } from '../../outbox/outbox.ts'
import { Refusal } from '../../platform/refusal.ts'
import { deleteMail, listMailsOfChange } from './queries.ts'

/** Takes back the mail of a change while it waits. Whoever delivers it at this moment is first, or we are. */
export async function cancelMails(tx: Db, now: number, changeId: string) {
  for (const { id, direction, outboxId } of await listMailsOfChange(tx, changeId)) {
    if (direction === 'in') throw new Refusal('conflict', 'mail-for-good')
    if (!outboxId || !(await deleteUntried(tx, outboxId, now))) throw new Refusal('conflict', 'mail-has-left')
    await deleteMail(tx, id)
  }
}
