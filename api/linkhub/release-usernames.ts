import type { Deps } from '../platform/deps.ts'
import { deleteReleasedUsernames, releaseUsernamesOfOwner } from './queries.ts'

/** As long as somebody who has deleted their account by mistake may need to come back for it. */
const FREE_AFTER_MS = 24 * 60 * 60 * 1000

interface DeletedAccount {
  userId: string
  /** Whether its e-mail address had been confirmed. */
  isConfirmed: boolean
}

/**
 * Once an account is gone, its usernames stay taken for ever if its address was confirmed or its page had visitors: other people may hold
 * links to it, and nobody shall inherit them. Otherwise they wait to be free again; without that, whoever registers and
 * deletes accounts could use up all good names.
 */
export async function releaseUsernames(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, isConfirmed }: DeletedAccount,
) {
  await releaseUsernamesOfOwner(db, userId, isConfirmed ? null : now())
}

/** Whether a page had visitors is asked only here: those of its last second are counted after it is gone. */
export async function freeUsernames({ db, now }: Pick<Deps, 'db' | 'now'>) {
  await deleteReleasedUsernames(db, now() - FREE_AFTER_MS)
}
