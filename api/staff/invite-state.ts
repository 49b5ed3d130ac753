import type { Invite } from '@nokshi/contract/invites.ts'
import { INVITER, type InviteRow } from './invite-queries.ts'

/** An invitation works while its maker may still invite; one from before that was noticed counts as taken back. */
export function inviteState(invite: InviteRow, now: number): Invite['state'] {
  if (invite.usedAt !== null) return 'used'
  if (invite.revokedAt !== null || !mayInvite(invite)) return 'revoked'
  return invite.expiresAt <= now ? 'expired' : 'open'
}

/** Why a link no longer works, and what to do, for whoever has followed it. */
export function whySpent(invite: InviteRow | undefined, now: number) {
  if (!invite)
    return 'There is no invitation behind this link any more. Open the newest one you got, or ask for a new one.'
  if (inviteState(invite, now) === 'used')
    return 'This invitation was used already. Log in, or ask for a new one.'
  if (!mayInvite(invite))
    return 'Whoever invited you can no longer invite people, so this link does not work. Ask an owner of the studio for a new one.'
  if (inviteState(invite, now) === 'expired')
    return 'This invitation is older than three days, so it no longer works. Ask for a new one.'
  return 'This invitation was taken back. Ask for a new one.'
}

function mayInvite({ makerRole, makerDisabledAt }: InviteRow) {
  return makerRole === INVITER && makerDisabledAt === null
}
