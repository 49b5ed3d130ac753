import { plainNamesOf } from '@nokshi/contract/website/brand-names.ts'
import type { Db } from '../database/connect.ts'
import { brandOf } from '../platform/content.ts'
import type { Deps } from '../platform/deps.ts'
import { type Limit, requireUnderLimit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import type { WholeProfile } from './own-profile.ts'
import { deleteReleasedUsernames, insertUsername, releaseUsernamesOfOwner } from './queries.ts'
import { isReserved } from './reserved-usernames.ts'

export function requireUnreserved(deps: Pick<Deps, 'siteContent'>, username: string) {
  if (isReserved(username, plainNamesOf(brandOf(deps))))
    throw new Refusal('conflict', 'username-reserved', { at: 'username' })
}

interface Claim {
  username: string
  profileId: string
  ownerId: string
}

export async function claimUsername(tx: Db, { username, profileId, ownerId }: Claim, now: number) {
  // The primary key decides, because a check before the insert could race.
  const claimed = await insertUsername(tx, { name: username, profileId, ownerId, claimedAt: now })
  if (!claimed) throw new Refusal('conflict', 'username-taken', { at: 'username' })
}

/** Most names stay reserved forever, so their number per page is limited. */
const newNames: Limit = { name: 'new-usernames', hits: 5, perSeconds: 30 * 24 * 60 * 60 }

/** A former name of the profile can always be taken back. */
export async function renameProfile(deps: Deps, profile: WholeProfile, username: string) {
  const { id, ownerId, usernames } = profile
  if (usernames.includes(username)) return
  requireUnreserved(deps, username)
  await claimUsername(deps.db, { username, profileId: id, ownerId }, deps.now())
  // Within the transaction: only a change that was made counts.
  await requireUnderLimit(deps, newNames, [id], 'new-usernames-limit')
}

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
