import type { Invite } from '@nokshi/contract/crm/invites.ts'
import type { Refused } from '@nokshi/contract/sentences/sentences.ts'
import { INVITER, type InviteRow } from './invite-queries.ts'

/** An invitation counts as revoked when its maker may no longer invite. */
export function inviteState(invite: InviteRow, now: number): Invite['state'] {
  if (invite.usedAt !== null) return 'used'
  if (invite.revokedAt !== null || !mayInvite(invite)) return 'revoked'
  return invite.expiresAt <= now ? 'expired' : 'open'
}

/** Why the link does not work, and what to do. */
export function whySpent(invite: InviteRow | undefined, now: number): Refused {
  if (!invite) return 'invite-unknown'
  if (inviteState(invite, now) === 'used') return 'invite-used'
  if (!mayInvite(invite)) return 'inviter-gone'
  if (inviteState(invite, now) === 'expired') return 'invite-expired'
  return 'invite-taken-back'
}

function mayInvite({ makerRole, makerDisabledAt }: InviteRow) {
  return makerRole === INVITER && makerDisabledAt === null
}
