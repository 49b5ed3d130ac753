import type { NewInvite } from '@nokshi/contract/crm/invites.ts'
import type { Transaction } from 'kysely'
import { linkTo } from '../../../accounts/mails.ts'
import { hashToken, newToken } from '../../../accounts/tokens.ts'
import { transact } from '../../../database/connect.ts'
import type { Database } from '../../../database/schema.ts'
import { enqueueLinkMail } from '../../../outbox/mail.ts'
import { deleteSecretsOf } from '../../../outbox/outbox.ts'
import { noteChange } from '../../../platform/change-log.ts'
import { brandOf } from '../../../platform/content.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { type Limit, requireUnderLimit } from '../../../platform/rate-limit.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { addressTaken } from '../create-staff.ts'
import { inviteMail, secretOf } from '../mail.ts'
import { findStaffByEmail } from '../queries.ts'
import type { StaffMember } from '../session.ts'
import { findInvite, insertInvite, revokeOpenInvites, updateInviteRevoked } from './invite-queries.ts'

/** Per studio, so that a stolen session of an owner cannot send mass mail. */
const perDay: Limit = { name: 'invites', hits: 20, perSeconds: 24 * 60 * 60 }

/** Revokes an earlier invitation to the same address. */
export async function inviteStaff(deps: Deps, inviter: StaffMember, { email, role }: NewInvite) {
  if (await findStaffByEmail(deps.db, email)) throw addressTaken()
  await requireUnderLimit(deps, perDay, [], 'invites-limit')
  const now = deps.now()
  const id = newId(now)
  const { tokenHash, link } = newInviteLink(deps.config.siteUrl)
  // Without a mail server the owner passes the link on, which does not confirm the mailbox.
  const isMailed = deps.config.mail !== undefined
  const expiresAt = now + INVITE_LIFE_MS
  await transact(deps.db, async (tx) => {
    for (const earlier of await revokeOpenInvites(tx, { email }, now))
      await deleteSecretsOf(tx, secretOf.invite(earlier.id))
    await insertInvite(tx, {
      ...{ id, email, role, tokenHash, isMailed: isMailed ? 1 : 0 },
      ...{ createdAt: now, expiresAt, invitedBy: inviter.id },
    })
    if (isMailed)
      await enqueueLinkMail(deps, tx, inviteMail(brandOf(deps), email, inviter.name, link), {
        secretOf: secretOf.invite(id),
        expiresAt,
      })
    await note(deps, tx, inviter, `Invited ${email} as ${role}`)
  })
  return { id, link, isMailed }
}

export async function revokeInvite(deps: Deps, actor: StaffMember, id: string) {
  await transact(deps.db, async (tx) => {
    const invite = await findInvite(tx, id)
    if (!invite || !(await updateInviteRevoked(tx, id, deps.now()))) throw new Refusal('not-found', 'no-such-invite')
    await deleteSecretsOf(tx, secretOf.invite(id))
    await note(deps, tx, actor, `Took back the invitation to ${invite.email} (${invite.role})`)
  })
}

function note(deps: Deps, tx: Transaction<Database>, actor: StaffMember, summary: string) {
  return noteChange(tx, deps.now(), { kind: 'team', summary, actorId: actor.id })
}

const INVITE_LIFE_MS = 72 * 60 * 60 * 1000

/** The link is shown once and never kept: the database has only the hash of its token. */
function newInviteLink(siteUrl: string) {
  const token = newToken()
  return { tokenHash: hashToken(token), link: linkTo(siteUrl, '/crm/register', token, 'invite') }
}
