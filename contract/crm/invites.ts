import * as z from 'zod'
import { AccountEmail, confirmed } from '../auth.ts'
import type { Operations } from '../operation.ts'
import { roles } from '../roles.ts'
import { refuse } from '../sentences/refuse.ts'
import { add, anonymous, read } from './records.ts'
import { Staff, StaffName, staffPasswordPair } from './staff.ts'

export const NewInvite = z.object({ email: AccountEmail, role: z.enum(roles, refuse('choose-role')) })
export type NewInvite = z.infer<typeof NewInvite>

export const Invite = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles).catch('viewer'),
  invitedBy: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
  state: z.enum(['open', 'used', 'revoked', 'expired']),
})
export type Invite = z.infer<typeof Invite>

/** Shown once: the link is kept only as its hash. */
export const InviteMade = z.object({ invite: Invite, link: z.string(), isMailed: z.boolean() })

const InviteToken = z.object({ token: z.string(refuse('link-incomplete')).min(1, refuse('link-incomplete')).max(200) })
export const InviteSeen = z.object({ email: z.string(), role: z.enum(roles), studio: z.string() })

export const StaffRegistration = z
  .object({ ...InviteToken.shape, name: StaffName, ...staffPasswordPair })
  .refine(confirmed.check, confirmed.rule)
export type StaffRegistration = z.infer<typeof StaffRegistration>

export const inviteOperations = {
  'POST /api/crm/invites/look': {
    ...anonymous('What an invitation is for', InviteSeen),
    body: InviteToken,
    refusals: [404],
  },
  'POST /api/crm/register': {
    summary: 'Accept an invitation',
    body: StaffRegistration,
    limit: 600,
    replies: { 201: Staff },
    refusals: [404, 409],
  },
  'GET /api/crm/invites': { ...read('Invitations', z.array(Invite)), needs: 'owner' },
  'POST /api/crm/invites': {
    ...add('Invite a colleague; an earlier invitation to the same address ends', InviteMade),
    needs: 'owner',
    body: NewInvite,
    refusals: [409, 429],
  },
  'DELETE /api/crm/invites/{id}': { ...read('Take an invitation back', Invite), needs: 'owner' },
} satisfies Operations
