import type { NewInvite } from '@nokshi/contract/crm/invites.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { transact } from '../../../database/transact.ts'
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
import { INVITE_LIFE_MS, newInviteLink } from './invite-link.ts'
import { findInvite, insertInvite, revokeOpenInvites, updateUnusedInvite } from './invite-queries.ts'

/** Per studio, so that a stolen session of an owner cannot send mass mail. */
const perDay: Limit = { name: 'invites', hits: 20, perSeconds: 24 * 60 * 60 }

/** Revokes an earlier invitation to the same address. */
export async function inviteStaff(deps: Deps, inviter: StaffMember, { email, role }: NewInvite) {
  if (await findStaffByEmail(deps.db, email)) throw addressTaken()
  await requireUnderLimit(deps, perDay, [], 'invites-limit')
  const now = deps.now()
  const id = newId(now)
  const { link, fields } = freshLink(deps)
  await transact(deps.db, async (tx) => {
    for (const earlier of await revokeOpenInvites(tx, { email }, now))
      await deleteSecretsOf(tx, secretOf.invite(earlier.id))
    await insertInvite(tx, { id, email, role, createdAt: now, invitedBy: inviter.id, ...fields })
    await mailLink(deps, tx, { id, email }, inviter, link)
    await note(deps, tx, inviter, `Invited ${email} as ${role}`)
  })
  deps.outboxSignal.emit('filled')
  return { id, link, isMailed: fields.isMailed === 1 }
}

/** Replaces the link, for another three days. */
export async function renewInvite(deps: Deps, inviter: StaffMember, id: string) {
  const invite = await findInvite(deps.db, id)
  if (!invite) throw new Refusal('not-found', 'no-such-invite')
  if (await findStaffByEmail(deps.db, invite.email)) throw addressTaken()
  await requireUnderLimit(deps, perDay, [], 'invites-limit')
  const { link, fields } = freshLink(deps)
  await transact(deps.db, async (tx) => {
    if (!(await updateUnusedInvite(tx, id, { invitedBy: inviter.id, ...fields })))
      throw new Refusal('conflict', 'invite-closed')
    await deleteSecretsOf(tx, secretOf.invite(id))
    await mailLink(deps, tx, { id, email: invite.email }, inviter, link)
    await note(deps, tx, inviter, `Made a new link for the invitation to ${invite.email} (${invite.role})`)
  })
  deps.outboxSignal.emit('filled')
  return { id, link, isMailed: fields.isMailed === 1 }
}

export async function revokeInvite(deps: Deps, actor: StaffMember, id: string) {
  await transact(deps.db, async (tx) => {
    const invite = await findInvite(tx, id)
    if (!invite || !(await updateUnusedInvite(tx, id, { revokedAt: deps.now() })))
      throw new Refusal('not-found', 'no-such-invite')
    await deleteSecretsOf(tx, secretOf.invite(id))
    await note(deps, tx, actor, `Took back the invitation to ${invite.email} (${invite.role})`)
  })
}

function note(deps: Deps, tx: Transaction<Database>, actor: StaffMember, summary: string) {
  return noteChange(tx, deps.now(), { kind: 'team', summary, actorId: actor.id })
}

function freshLink({ config, now }: Deps) {
  const { tokenHash, link } = newInviteLink(config.siteUrl)
  // Without a mail server the owner passes the link on, which does not confirm the mailbox.
  const fields = { tokenHash, isMailed: config.mail ? 1 : 0, expiresAt: now() + INVITE_LIFE_MS }
  return { link, fields }
}

async function mailLink(
  deps: Deps,
  tx: Transaction<Database>,
  { id, email }: { id: string; email: string },
  inviter: StaffMember,
  link: string,
) {
  if (!deps.config.mail) return
  await enqueueLinkMail(deps, tx, inviteMail(brandOf(deps), email, inviter.name, link), {
    secretOf: secretOf.invite(id),
    expiresAt: deps.now() + INVITE_LIFE_MS,
  })
}
