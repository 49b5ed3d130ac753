import * as z from 'zod'
import { languageCodes } from './languages.ts'
import { type Operations, open, own } from './operation.ts'
import { refuse } from './sentences/refuse.ts'
import { countCharacters, EmailAddress, Id } from './text.ts'

const PASSWORD_MIN = 8
const PASSWORD_MAX = 128

/** Not trimmed: the password is what was typed (ASVS 6.2.8). */
export function newPassword(min: number, tooShort: 'password-too-short' | 'staff-password-too-short') {
  return z
    .string(refuse('enter-new-password'))
    .meta({ maxLength: PASSWORD_MAX })
    .refine((value) => countCharacters(value) >= min, refuse({ code: tooShort, params: { min } }))
    .refine(
      (value) => countCharacters(value) <= PASSWORD_MAX,
      refuse({ code: 'password-too-long', params: { max: PASSWORD_MAX } }),
    )
}

/** The maximum keeps megabytes from the hasher. */
export const GivenPassword = z
  .string(refuse('enter-password'))
  .min(1, refuse('enter-password'))
  .max(1024, refuse('given-password-too-long'))

/** Addresses of accounts are compared in lower case. */
export const AccountEmail = EmailAddress.transform((address) => address.toLowerCase())

export const confirmed = {
  check: (value: { password: string; passwordConfirmation: string }) => value.password === value.passwordConfirmation,
  rule: { ...refuse('passwords-differ'), path: ['passwordConfirmation'] },
}

export const passwordPair = {
  password: newPassword(PASSWORD_MIN, 'password-too-short'),
  passwordConfirmation: z.string(refuse('enter-password-again')).max(1024, refuse('given-password-too-long')),
}

export const Registration = z.object({ email: AccountEmail, ...passwordPair }).refine(confirmed.check, confirmed.rule)
export type Registration = z.infer<typeof Registration>

export const Login = z.object({ email: AccountEmail, password: GivenPassword })
export type Login = z.infer<typeof Login>

export const User = z.object({ id: Id, email: z.string() })
export type User = z.infer<typeof User>

/** The current user with private fields, which the browser does not store. */
export const CurrentUser = User.extend({
  /** Whether the address is confirmed by mail. Absent, as in the specified API, means yes. */
  isVerified: z.boolean().default(true),
  /** While unconfirmed: whether the server can send that mail. If not, the studio confirms addresses. */
  isMailed: z.boolean().optional(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const LoggedIn = z.object({
  user: User,
  hasProfile: z.boolean(),
  message: z.string(),
  /** Of the account. The specified API does not know it. */
  language: z.enum(languageCodes).optional().catch(undefined),
})
export type LoggedIn = z.infer<typeof LoggedIn>

/** The password was right, and the account needs a second factor. */
export const CodeNeeded = z.object({ needsCode: z.literal(true) })

export const LoginState = z.object({ loggedIn: z.boolean(), user: CurrentUser.optional() })
export type LoginState = z.infer<typeof LoginState>

export const Success = z.object({ success: z.literal(true) })

export const ForgottenPassword = z.object({ email: AccountEmail })
export type ForgottenPassword = z.infer<typeof ForgottenPassword>

export const MailPromised = z.object({ success: z.literal(true), message: z.string() })

const MailedToken = z.string(refuse('mail-link-incomplete')).min(1, refuse('mail-link-incomplete')).max(200)

export const PasswordReset = z.object({ token: MailedToken, ...passwordPair }).refine(confirmed.check, confirmed.rule)
export type PasswordReset = z.infer<typeof PasswordReset>

export const PasswordChange = z
  .object({ currentPassword: GivenPassword, ...passwordPair })
  .refine(confirmed.check, confirmed.rule)
export type PasswordChange = z.infer<typeof PasswordChange>

export const EmailConfirmation = z.object({ token: MailedToken })

/** Which address is confirmed now: the one the account had, or the one it was to be changed to. */
export const EmailConfirmed = z.object({
  success: z.literal(true),
  email: z.string(),
  /** For a recovery by the studio: the earliest time at which the account moves. */
  movesAt: z.number().int().optional(),
  isKept: z.boolean().optional(),
  /** For a link opened without login: all that was made before has ended, and this token sets a password. */
  passwordToken: z.string().optional(),
})
export type EmailConfirmed = z.infer<typeof EmailConfirmed>

export const EmailChange = z.object({ email: AccountEmail, password: GivenPassword })
export type EmailChange = z.infer<typeof EmailChange>

export const AccountSession = z.object({
  id: z.string(),
  device: z.string(),
  /** Of the browser when it logged in, such as «Asia/Dhaka»; null where it did not say. */
  timeZone: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** To within five minutes. */
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type AccountSession = z.infer<typeof AccountSession>

export const AccountLanguage = z.object({ language: z.enum(languageCodes, refuse('choose-page-language')) })
export type AccountLanguage = z.infer<typeof AccountLanguage>

export const AccountDeletion = z.object({ password: GivenPassword })
export type AccountDeletion = z.infer<typeof AccountDeletion>

export const authOperations = {
  'GET /api/auth/check-login': { summary: 'Who is logged in, if anybody', limit: null, replies: { 200: LoginState } },
  'POST /api/auth/register': {
    summary: 'Create an account and start its session',
    body: Registration,
    limit: 600,
    replies: { 201: User },
    refusals: [409],
  },
  'POST /api/auth/login': {
    ...open('Start a session', 6_000, z.union([LoggedIn, CodeNeeded])),
    body: Login,
    refusals: [401],
  },
  'POST /api/auth/logout': { summary: 'End the session', limit: null, replies: { 200: Success } },
  'POST /api/auth/forgot-password': {
    ...open('Ask for a mail with a link that resets the password', 600, MailPromised),
    body: ForgottenPassword,
  },
  'POST /api/auth/reset-password': {
    ...open('Choose a new password with the token from that mail', 600, Success),
    body: PasswordReset,
  },
  'POST /api/auth/change-password': {
    ...own('Change the password and end every other session', Success),
    body: PasswordChange,
    refusals: [429],
  },
  'POST /api/auth/verify-email': {
    ...open('Confirm the address of the account, or its new one, by the token of a mail', 600, EmailConfirmed),
    body: EmailConfirmation,
    refusals: [409],
  },
  'POST /api/auth/send-verification': {
    ...own('Ask for another mail with a link that confirms the address', MailPromised),
    refusals: [429],
  },
  'POST /api/auth/change-email': {
    ...own('Ask for a mail to a new address, whose link makes it the address of the account', MailPromised),
    body: EmailChange,
    refusals: [429],
  },
  'GET /api/auth/language': own('The language of mails to this account', AccountLanguage),
  'PATCH /api/auth/language': {
    ...own('Choose the language of mails to this account', AccountLanguage),
    body: AccountLanguage,
  },
  'GET /api/auth/sessions': own('Where the account is logged in', z.array(AccountSession)),
  'DELETE /api/auth/sessions/{id}': own('End one session of the account', Success),
  'POST /api/auth/end-other-sessions': own('End every session of the account but this one', Success),
  'POST /api/auth/delete-account': {
    ...own('Delete the account and everything in it', Success),
    body: AccountDeletion,
    refusals: [429],
  },
} satisfies Operations
