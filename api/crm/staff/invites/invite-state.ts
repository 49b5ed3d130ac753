import type { Invite } from '@nokshi/contract/crm/invites.ts'
import { INVITER, type InviteRow } from './invite-queries.ts'

/** An invitation counts as revoked when its maker may no longer invite. */
export function inviteState(invite: InviteRow, now: number): Invite['state'] {
  if (invite.usedAt !== null) return 'used'
  const mayInvite = invite.makerRole === INVITER && invite.makerDisabledAt === null
  if (invite.revokedAt !== null || !mayInvite) return 'revoked'
  return invite.expiresAt <= now ? 'expired' : 'open'
}
