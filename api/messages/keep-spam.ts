import { transact } from '../database/transact.ts'
import type { PresentableProfile } from '../linkhub/queries.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { follow } from './follow.ts'
import { deleteMessages, updateKept } from './queries.ts'

/** The owner says that a message is no spam. Whoever asked for news with it follows the page. */
export async function keepSpam(deps: Deps, page: PresentableProfile, id: string) {
  await transact(deps.db, async (tx) => {
    const message = await updateKept(tx, page.id, id)
    if (!message) throw new Refusal('not-found', 'no-such-message')
    const { consent, receivedAt } = message
    if (consent !== null) await follow(tx, deps, page, { ...message, consent, at: receivedAt })
    // Without words there is nothing to read.
    if (message.text === '') await deleteMessages(tx, [id])
  })
  deps.outboxSignal.emit('filled')
}
