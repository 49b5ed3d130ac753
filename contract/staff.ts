import * as z from 'zod'
import {
  AccountEmail,
  confirmed,
  ForgottenPassword,
  GivenPassword,
  MailPromised,
  newPassword,
  PasswordChange,
  PasswordReset,
  passwordPair,
  Success,
} from './auth.ts'
import type { Operation } from './operation.ts'
import { line } from './text.ts'

/** Who may do what, from the least to the most: each role may do all that those before it may. */
export const roles = ['viewer', 'member', 'owner'] as const
export type Role = (typeof roles)[number]

export const Staff = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  hasTwoFactor: z.boolean(),
  isDisabled: z.boolean(),
})
export type Staff = z.infer<typeof Staff>

/** Whoever is logged in, and what the studio asks of them. */
export const Me = Staff.extend({
  /** The owner wants two-factor from everybody, and this one has not set it up: nothing else answers until then. */
  mustSetUpTwoFactor: z.boolean(),
})
export type Me = z.infer<typeof Me>

/** NIST 800-63B-4 asks for 15 where a password may be the only proof; two-factor is offered, not always demanded. */
export const STAFF_PASSWORD_MIN = 15

const staffPasswordPair = {
  ...passwordPair,
  password: newPassword(
    STAFF_PASSWORD_MIN,
    `Use a password of at least ${STAFF_PASSWORD_MIN} characters. Four or five words are easy to remember.`,
  ),
}

const StaffName = line({ label: 'Name', required: 'Enter your name.', max: 80 })

export const MeEdit = z.object({ name: StaffName })
export type MeEdit = z.infer<typeof MeEdit>

export const SetupState = z.object({ isOpen: z.boolean() })

/** The first owner claims the CRM with the code from the server's log or its settings. */
export const SetupClaim = z
  .object({
    code: z.string({ error: 'Enter the setup code.' }).trim().min(1, 'Enter the setup code.').max(200),
    name: StaffName,
    email: AccountEmail,
    ...staffPasswordPair,
  })
  .refine(confirmed.check, confirmed.rule)
export type SetupClaim = z.infer<typeof SetupClaim>

export const StaffLogin = z.object({ email: AccountEmail, password: GivenPassword })
export type StaffLogin = z.infer<typeof StaffLogin>

export const StaffPasswordReset = z
  .object({ token: PasswordReset.shape.token, ...staffPasswordPair })
  .refine(confirmed.check, confirmed.rule)
export type StaffPasswordReset = z.infer<typeof StaffPasswordReset>

export const StaffPasswordChange = z
  .object({ currentPassword: PasswordChange.shape.currentPassword, ...staffPasswordPair })
  .refine(confirmed.check, confirmed.rule)
export type StaffPasswordChange = z.infer<typeof StaffPasswordChange>

/** Logged in, or half-way: then a code from the authenticator app is asked for. */
export const StaffLoggedIn = z.object({ needsCode: z.boolean() })

const Code = z
  .string({ error: 'Enter the code.' })
  .trim()
  .min(6, 'Enter the code.')
  .max(40, 'Enter the code.')

/** Six digits from the app, or one of the recovery codes. */
export const SecondFactor = z.object({ code: Code })

export const TwoFactorStart = z.object({ password: GivenPassword })
export const TwoFactorSecret = z.object({
  /** For the app: `otpauth://…`. */
  uri: z.string(),
  recoveryCodes: z.array(z.string()),
})

/** Those that were not used yet; the codes themselves are shown once. */
export const RecoveryCodesLeft = z.object({ left: z.number().int() })
/** The old ones are worth nothing from then on. */
export const RecoveryCodes = TwoFactorSecret.pick({ recoveryCodes: true })

export const NewInvite = z.object({
  email: AccountEmail,
  role: z.enum(roles, { error: 'Choose a role.' }),
})
export type NewInvite = z.infer<typeof NewInvite>

export const Invite = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  invitedBy: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
  state: z.enum(['open', 'used', 'revoked', 'expired']),
})
export type Invite = z.infer<typeof Invite>

/** Shown once: the link is kept only as its hash. */
export const InviteMade = z.object({ invite: Invite, link: z.string(), isMailed: z.boolean() })

export const InviteToken = z.object({
  token: z.string({ error: 'Open the link again.' }).min(1, 'Open the link again.').max(200),
})
export const InviteSeen = z.object({ email: z.string(), role: z.enum(roles), studio: z.string() })

export const StaffRegistration = z
  .object({ ...InviteToken.shape, name: StaffName, ...staffPasswordPair })
  .refine(confirmed.check, confirmed.rule)
export type StaffRegistration = z.infer<typeof StaffRegistration>

export const StaffEdit = z.object({
  role: z.enum(roles, { error: 'Choose a role.' }).optional(),
  isDisabled: z.boolean().optional(),
})
export type StaffEdit = z.infer<typeof StaffEdit>

const open = [400, 413, 415, 429]

export const staffOperations: Operation[] = [
  {
    method: 'GET',
    path: '/api/crm/setup',
    summary: 'Whether the CRM still waits for its owner',
    replies: { 200: SetupState },
    refusals: [],
  },
  {
    method: 'POST',
    path: '/api/crm/setup',
    summary: 'Claim the CRM as its owner',
    body: SetupClaim,
    replies: { 201: Staff },
    refusals: [403, 409, ...open],
  },
  {
    method: 'POST',
    path: '/api/crm/login',
    summary: 'Log in to the CRM',
    body: StaffLogin,
    replies: { 200: StaffLoggedIn },
    refusals: [401, ...open],
  },
  {
    method: 'POST',
    path: '/api/crm/login/code',
    summary: 'The second step of a login',
    body: SecondFactor,
    replies: { 200: StaffLoggedIn },
    refusals: [401, ...open],
  },
  {
    method: 'POST',
    path: '/api/crm/logout',
    summary: 'End the staff session',
    replies: { 200: Success },
    refusals: [],
  },
  {
    method: 'POST',
    path: '/api/crm/invites/look',
    summary: 'What an invitation is for',
    body: InviteToken,
    replies: { 200: InviteSeen },
    refusals: [404, ...open],
  },
  {
    method: 'POST',
    path: '/api/crm/register',
    summary: 'Accept an invitation',
    body: StaffRegistration,
    replies: { 201: Staff },
    refusals: [403, 404, 409, ...open],
  },
  {
    method: 'POST',
    path: '/api/crm/forgot-password',
    summary: 'Ask for a mail with a link that resets the password',
    body: ForgottenPassword,
    replies: { 200: MailPromised },
    refusals: open,
  },
  {
    method: 'POST',
    path: '/api/crm/reset-password',
    summary: 'Choose a new password with the token from that mail',
    body: StaffPasswordReset,
    replies: { 200: Success },
    refusals: open,
  },
  {
    method: 'GET',
    path: '/api/crm/me',
    summary: 'Who is logged in to the CRM',
    needs: 'viewer',
    replies: { 200: Me },
    refusals: [401, 403],
  },
  {
    method: 'PATCH',
    path: '/api/crm/me',
    summary: 'Change the own name',
    needs: 'viewer',
    body: MeEdit,
    replies: { 200: Me },
    refusals: [400, 401, 403, 413, 415],
  },
  {
    method: 'POST',
    path: '/api/crm/me/password',
    summary: 'Change the own password; ends all other sessions',
    needs: 'viewer',
    body: StaffPasswordChange,
    replies: { 200: Success },
    refusals: [401, 403, ...open],
  },
  {
    method: 'POST',
    path: '/api/crm/me/two-factor',
    summary: 'Begin with two-factor',
    needs: 'viewer',
    body: TwoFactorStart,
    replies: { 200: TwoFactorSecret },
    refusals: [401, 403, 409, ...open],
  },
  {
    method: 'POST',
    path: '/api/crm/me/two-factor/confirm',
    summary: 'Prove that the app shows the right codes',
    needs: 'viewer',
    body: SecondFactor,
    replies: { 200: Me },
    refusals: [401, 403, 409, ...open],
  },
  {
    method: 'POST',
    path: '/api/crm/me/two-factor/remove',
    summary: 'Go without two-factor again',
    needs: 'viewer',
    body: TwoFactorStart,
    replies: { 200: Me },
    refusals: [401, 403, 409, ...open],
  },
  {
    method: 'GET',
    path: '/api/crm/me/recovery-codes',
    summary: 'How many recovery codes are left',
    needs: 'viewer',
    replies: { 200: RecoveryCodesLeft },
    refusals: [401, 403, 409],
  },
  {
    method: 'POST',
    path: '/api/crm/me/recovery-codes',
    summary: 'New recovery codes in the place of the old',
    needs: 'viewer',
    body: TwoFactorStart,
    replies: { 200: RecoveryCodes },
    refusals: [401, 403, 409, ...open],
  },
  {
    method: 'GET',
    path: '/api/crm/staff',
    summary: 'Everybody with a way in',
    needs: 'viewer',
    replies: { 200: z.array(Staff) },
    refusals: [401, 403],
  },
  {
    method: 'PATCH',
    path: '/api/crm/staff/{id}',
    summary: 'Change a role, or close somebody’s way in',
    needs: 'owner',
    body: StaffEdit,
    replies: { 200: Staff },
    refusals: [401, 403, 404, 409, ...open],
  },
  {
    method: 'GET',
    path: '/api/crm/invites',
    summary: 'Invitations',
    needs: 'owner',
    replies: { 200: z.array(Invite) },
    refusals: [401, 403],
  },
  {
    method: 'POST',
    path: '/api/crm/invites',
    summary: 'Invite a colleague',
    needs: 'owner',
    body: NewInvite,
    replies: { 201: InviteMade },
    refusals: [401, 403, 409, ...open],
  },
  {
    method: 'POST',
    path: '/api/crm/invites/{id}/renew',
    summary: 'A new link; the old one is dead',
    needs: 'owner',
    replies: { 200: InviteMade },
    refusals: [401, 403, 404, 409, 429],
  },
  {
    method: 'DELETE',
    path: '/api/crm/invites/{id}',
    summary: 'Take an invitation back',
    needs: 'owner',
    replies: { 200: Invite },
    refusals: [401, 403, 404],
  },
]
