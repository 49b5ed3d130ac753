import type { Deps } from '../platform/deps.ts'
import { deleteReleasedUsernames, releaseUsernamesOfOwner } from './queries.ts'

/** As long as somebody who has deleted their account by mistake may need to come back for it. */
const FREE_AFTER_MS = 24 * 60 * 60 * 1000

interface DeletedAccount {
  userId: string
  isConfirmed: boolean
}

/**
 * Usernames stay taken if the address was confirmed or the page had visitors, because others may link to it.
 * Else they become free later, so that accounts made and deleted do not use up good names.
 */
export async function releaseUsernames({ db, now }: Pick<Deps, 'db' | 'now'>, { userId, isConfirmed }: DeletedAccount) {
  await releaseUsernamesOfOwner(db, userId, isConfirmed ? null : now())
}

/** Whether a page had visitors is asked only here: those of its last second are counted after it is gone. */
export async function freeUsernames({ db, now }: Pick<Deps, 'db' | 'now'>) {
  await deleteReleasedUsernames(db, now() - FREE_AFTER_MS)
}
