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
} from '../auth.ts'
import { type Operations, open } from '../operation.ts'
import { readableBy } from '../readable-by.ts'
import { roles } from '../roles.ts'
import { refuse } from '../sentences/refuse.ts'
import { line } from '../text.ts'
import { anonymous, manage, Reference, read } from './records.ts'

export const Staff = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** An unknown role of a newer release counts as viewer. */
  role: z.enum(roles).catch('viewer'),
  /** Only for owners, because it tells which accounts are easier to attack. */
  hasTwoFactor: readableBy('owner', z.boolean()),
  isDisabled: z.boolean(),
  /** Disabled by the restore of a backup, not by a person. */
  isDisabledByRestore: z.boolean().optional(),
})
export type Staff = z.infer<typeof Staff>

export const Me = Staff.extend({
  hasTwoFactor: z.boolean(),
  /** The owner requires two-factor and this member has not set it up: all other calls are refused. */
  mustSetUpTwoFactor: z.boolean(),
})
export type Me = z.infer<typeof Me>

/** NIST 800-63B-4 requires 15 where a password may be the only factor; two-factor is optional. */
const STAFF_PASSWORD_MIN = 15

export const staffPasswordPair = {
  ...passwordPair,
  password: newPassword(STAFF_PASSWORD_MIN, 'staff-password-too-short'),
}

export const StaffName = line({ label: 'Name', required: 'enter-your-name', max: 80 })

/** A member of staff with access. Tasks and deals go to those with `mayWork`. */
export const Colleague = Reference.extend({ mayWork: z.boolean() })
export type Colleague = z.infer<typeof Colleague>

export const MeEdit = z.object({ name: StaffName })

export const SetupState = z.object({ isOpen: z.boolean() })

/** The first owner claims the CRM with the code from the server's log or its settings. */
export const SetupClaim = z
  .object({
    code: z.string(refuse('enter-setup-code')).trim().min(1, refuse('enter-setup-code')).max(200),
    name: StaffName,
    email: AccountEmail,
    ...staffPasswordPair,
  })
  .refine(confirmed.check, confirmed.rule)
export type SetupClaim = z.infer<typeof SetupClaim>

export const StaffLogin = z.object({ email: AccountEmail, password: GivenPassword })

export const StaffPasswordReset = z
  .object({ token: PasswordReset.shape.token, ...staffPasswordPair })
  .refine(confirmed.check, confirmed.rule)
export type StaffPasswordReset = z.infer<typeof StaffPasswordReset>

export const StaffPasswordChange = z
  .object({ currentPassword: PasswordChange.shape.currentPassword, ...staffPasswordPair })
  .refine(confirmed.check, confirmed.rule)

/** With `needsCode` a code of the authenticator app completes the login. */
export const StaffLoggedIn = z.object({ needsCode: z.boolean() })

export const StaffEdit = z.object({
  role: z.enum(roles, refuse('choose-role')).optional(),
  isDisabled: z.boolean().optional(),
})
export type StaffEdit = z.infer<typeof StaffEdit>

export const staffOperations = {
  'GET /api/crm/setup': open('Whether the CRM still waits for its owner', null, SetupState),
  'POST /api/crm/setup': {
    summary: 'Claim the CRM as its owner',
    body: SetupClaim,
    limit: 600,
    replies: { 201: Staff },
    refusals: [409],
  },
  'POST /api/crm/login': { ...anonymous('Log in to the CRM', StaffLoggedIn), body: StaffLogin, refusals: [401] },
  'POST /api/crm/logout': { summary: 'End the staff session', limit: null, replies: { 200: Success } },
  'POST /api/crm/forgot-password': {
    ...anonymous('Ask for a mail with a link that resets the password', MailPromised),
    body: ForgottenPassword,
  },
  'POST /api/crm/reset-password': {
    ...anonymous('Choose a new password with the token from that mail', Success),
    body: StaffPasswordReset,
  },
  'GET /api/crm/me': read('Who is logged in to the CRM', Me),
  'PATCH /api/crm/me': { ...read('Change the own name', Me), body: MeEdit },
  'POST /api/crm/me/password': {
    ...read('Change the own password; ends all other sessions', Success),
    body: StaffPasswordChange,
    refusals: [429],
  },
  'GET /api/crm/staff': read('Everybody with a way in', z.array(Staff)),
  'PATCH /api/crm/staff/{id}': {
    ...manage('Change a role, or close somebody’s way in', Staff),
    body: StaffEdit,
    refusals: [409, 429],
  },
  'GET /api/crm/colleagues': read('Colleagues, for choosing one', z.array(Colleague)),
} satisfies Operations
