import type { Invite } from '@nokshi/contract/crm/invites.ts'
import type { Refused } from '@nokshi/contract/sentences/sentences.ts'
import { INVITER, type InviteRow } from './invite-queries.ts'

/** An invitation works while its maker may still invite; one from before that was noticed counts as taken back. */
export function inviteState(invite: InviteRow, now: number): Invite['state'] {
  if (invite.usedAt !== null) return 'used'
  if (invite.revokedAt !== null || !mayInvite(invite)) return 'revoked'
  return invite.expiresAt <= now ? 'expired' : 'open'
}

/** Why a link no longer works, and what to do, for whoever has followed it. */
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
