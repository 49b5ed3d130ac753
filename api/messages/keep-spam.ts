import { transact } from '../database/transact.ts'
import type { PresentableProfile } from '../linkhub/queries.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { follow } from './follow.ts'
import { deleteMessages, updateKept } from './queries.ts'

/** Unmarks spam. A sender who wanted news follows the page. */
export async function keepSpam(deps: Deps, page: PresentableProfile, id: string) {
  await transact(deps.db, async (tx) => {
    const message = await updateKept(tx, page.id, id)
    if (!message) throw new Refusal('not-found', 'no-such-message')
    const { consent, receivedAt } = message
    if (consent !== null) await follow(tx, deps, page, { ...message, consent, at: receivedAt })
    // A message without text was only a consent.
    if (message.text === '') await deleteMessages(tx, [id])
  })
  deps.outboxSignal.emit('filled')
}
