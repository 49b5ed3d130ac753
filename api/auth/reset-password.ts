import type { PasswordReset } from '@nokshi/contract/auth.ts'
import * as accounts from '../accounts/change-password.ts'
import { creators } from '../accounts/kinds.ts'
import { lockPerson } from '../accounts/queries.ts'
import { transact } from '../database/connect.ts'
import { enqueueLinkMail } from '../outbox/mail.ts'
import { deleteSecretsOf } from '../outbox/outbox.ts'
import type { Deps } from '../platform/deps.ts'
import { creatorLinkMail, secretOf } from './mail.ts'
import { findUserByEmail, findUserById } from './queries.ts'
import { stopIfOpen } from './recover-address.ts'
import { acceptProof } from './start-clean.ts'

export const RESET_REQUESTED = 'reset-requested'

export async function mailReset(deps: Deps, email: string) {
  const user = await findUserByEmail(deps.db, email)
  if (!user) return
  const ref = { kind: creators, id: user.id }
  await transact(deps.db, async (tx) => {
    // The account may have moved to another address since, and leaves no link in the mailbox from before.
    if ((await lockPerson(tx, ref))?.email !== email) return
    const token = await accounts.issueResetToken(deps, tx, ref)
    await enqueueLinkMail(deps, tx, creatorLinkMail(deps, user, 'reset', token), {
      secretOf: secretOf.reset(email),
      expiresAt: deps.now() + accounts.RESET_LINK_MS,
    })
  })
}

type ListUsernames = (userId: string) => Promise<string[]>

export async function resetPassword(deps: Deps, reset: PasswordReset, listUsernames: ListUsernames) {
  await accounts.resetPassword(deps, creators, reset, {
    listNames: ({ id }) => listUsernames(id),
    async more(tx, { id, email }, { isFromMail }) {
      const user = await findUserById(tx, id)
      if (isFromMail && user) {
        // The owner reads the mailbox, so no recovery is needed.
        await stopIfOpen(deps, tx, id, 'old mailbox')
        await acceptProof(deps, tx, user)
      }
      await deleteSecretsOf(tx, secretOf.reset(email))
      await deleteSecretsOf(tx, secretOf.change(id))
    },
  })
}
