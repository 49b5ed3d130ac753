import type { Deps } from '../platform/deps.ts'
import { deleteReleasedUsernames, releaseUsernamesOfOwner } from './queries.ts'

/** As long as somebody who has deleted their account by mistake may need to come back for it. */
const FREE_AFTER_MS = 24 * 60 * 60 * 1000

interface DeletedAccount {
  userId: string
  isConfirmed: boolean
}

/**
 * The usernames of a deleted account stay taken for ever if its address was confirmed or its page had
 * visitors: other people may hold links to it. Otherwise they are free again later; if not, registering and
 * deleting accounts could use up all good names.
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
