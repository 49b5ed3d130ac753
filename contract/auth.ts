import * as z from 'zod'
import { EmailAddress } from './email.ts'
import type { Operation } from './operation.ts'
import { countCharacters } from './text.ts'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

export const PASSWORDS_DIFFER = 'Passwords do not match!'

/** A password someone chooses. Not tidied: what was typed is what counts (ASVS 6.2.8). */
const NewPassword = z
  .string({ error: 'Enter a password.' })
  .refine((value) => countCharacters(value) >= PASSWORD_MIN, {
    error: `Use a password of at least ${PASSWORD_MIN} characters.`,
  })
  .refine((value) => countCharacters(value) <= PASSWORD_MAX, {
    error: `Use a password of at most ${PASSWORD_MAX} characters.`,
  })

/** A password someone already has. The bound only keeps a megabyte away from the hasher. */
const GivenPassword = z
  .string({ error: 'Enter your password.' })
  .min(1, { error: 'Enter your password.' })
  .max(1024, { error: 'That password is too long.' })

/** Accounts go by their address in lower case: nobody remembers how they once wrote it. */
const AccountEmail = EmailAddress.transform((address) => address.toLowerCase())

const confirmed = {
  check: (value: { password: string; passwordConfirmation: string }) =>
    value.password === value.passwordConfirmation,
  rule: { error: PASSWORDS_DIFFER, path: ['passwordConfirmation'] },
}

const passwordPair = {
  password: NewPassword,
  passwordConfirmation: z.string({ error: 'Enter the password again.' }),
}

export const Registration = z
  .object({ email: AccountEmail, ...passwordPair })
  .refine(confirmed.check, confirmed.rule)
export type Registration = z.infer<typeof Registration>

export const Login = z.object({ email: AccountEmail, password: GivenPassword })
export type Login = z.infer<typeof Login>

export const User = z.object({ id: z.string(), email: z.string() })
export type User = z.infer<typeof User>

export const LoggedIn = z.object({ user: User, hasProfile: z.boolean(), message: z.string() })
export type LoggedIn = z.infer<typeof LoggedIn>

export const LoginState = z.object({ loggedIn: z.boolean(), user: User.optional() })
export type LoginState = z.infer<typeof LoginState>

export const Success = z.object({ success: z.literal(true) })
export type Success = z.infer<typeof Success>

export const ForgottenPassword = z.object({ email: AccountEmail })
export type ForgottenPassword = z.infer<typeof ForgottenPassword>

export const PasswordMailPromised = z.object({ success: z.literal(true), message: z.string() })

export const PasswordReset = z
  .object({
    token: z
      .string({ error: 'Open the link from the mail again.' })
      .min(1, { error: 'Open the link from the mail again.' })
      .max(200),
    ...passwordPair,
  })
  .refine(confirmed.check, confirmed.rule)
export type PasswordReset = z.infer<typeof PasswordReset>

export const PasswordChange = z
  .object({ currentPassword: GivenPassword, ...passwordPair })
  .refine(confirmed.check, confirmed.rule)
export type PasswordChange = z.infer<typeof PasswordChange>

export const AccountDeletion = z.object({ password: GivenPassword })
export type AccountDeletion = z.infer<typeof AccountDeletion>

export const authOperations: Operation[] = [
  {
    method: 'GET',
    path: '/api/auth/check-login',
    summary: 'Who is logged in, if anybody',
    replies: { 200: LoginState },
    refusals: [],
  },
  {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Create an account and start its session',
    body: Registration,
    replies: { 201: User },
    refusals: [400, 409, 413, 415, 429],
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Start a session',
    body: Login,
    replies: { 200: LoggedIn },
    refusals: [400, 401, 413, 415, 429],
  },
  {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End the session',
    replies: { 200: Success },
    refusals: [],
  },
  {
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Ask for a mail with a link that resets the password',
    body: ForgottenPassword,
    replies: { 200: PasswordMailPromised },
    refusals: [400, 413, 415, 429],
  },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Choose a new password with the token from that mail',
    body: PasswordReset,
    replies: { 200: Success },
    refusals: [400, 413, 415, 429],
  },
  {
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Change the password and end every other session',
    needs: 'session',
    body: PasswordChange,
    replies: { 200: Success },
    refusals: [400, 401, 413, 415, 429],
  },
  {
    method: 'POST',
    path: '/api/auth/delete-account',
    summary: 'Delete the account and everything in it',
    needs: 'session',
    body: AccountDeletion,
    replies: { 200: Success },
    refusals: [400, 401, 413, 415, 429],
  },
]
