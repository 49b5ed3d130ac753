import { accountNotices } from '@nokshi/content/forms.ts'
import type { SecondFactor } from '@nokshi/contract/accounts/passkeys.ts'
import { PasskeyOptions } from '@nokshi/contract/accounts/passkeys.ts'
import {
  type AccountDeletion,
  AccountLanguage,
  AccountSession,
  CodeNeeded,
  type EmailChange,
  type EmailConfirmation,
  EmailConfirmed,
  type ForgottenPassword,
  LoggedIn,
  type Login,
  MailPromised,
  type PasswordChange,
  type PasswordReset,
  type Registration,
  Success,
  User,
} from '@nokshi/contract/auth.ts'
import * as z from 'zod'
import { browserApi } from '../platform/api.ts'
import { showPasskey } from '../platform/passkeys.ts'

const Entered = LoggedIn.omit({ message: true })

/** Whoever has two-factor is asked for a code next. */
export function logIn(values: Login) {
  return browserApi('POST /api/auth/login', z.union([CodeNeeded, Entered]), { body: values, ...entering() })
}

export function sendLoginCode(values: SecondFactor) {
  return browserApi('POST /api/auth/login/code', Entered, { body: values, ...entering() })
}

export async function logInByPasskey() {
  const options = await browserApi('POST /api/auth/login/passkey-options', PasskeyOptions)
  return browserApi('POST /api/auth/login/passkey', Entered, {
    body: { passkey: await showPasskey(options) },
    ...entering(),
  })
}

/** The specification reads nothing of the answer: who it is about is kept where it says so. */
export function register(values: Registration) {
  const Registered = User.optional().catch(undefined)
  return browserApi('POST /api/auth/register', Registered, {
    body: values,
    ...entering(accountNotices.registrationFailed),
  })
}

/** The list of sessions says where each began. In a header: the specification names the fields of a login. */
function entering(otherwise = accountNotices.loginFailed) {
  return { otherwise, headers: { 'x-time-zone': new Intl.DateTimeFormat().resolvedOptions().timeZone } }
}

export function requestResetMail(values: ForgottenPassword) {
  return browserApi('POST /api/auth/forgot-password', MailPromised, { body: values })
}

export function resetPassword(values: PasswordReset) {
  return browserApi('POST /api/auth/reset-password', Success, { body: values })
}

export function confirmEmail(values: EmailConfirmation) {
  return browserApi('POST /api/auth/verify-email', EmailConfirmed, { body: values })
}

export function requestVerificationMail() {
  return browserApi('POST /api/auth/send-verification', MailPromised)
}

export function changeEmail(values: EmailChange) {
  return browserApi('POST /api/auth/change-email', MailPromised, { body: values })
}

export function changePassword(values: PasswordChange) {
  return browserApi('POST /api/auth/change-password', Success, { body: values })
}

export function deleteAccount(values: AccountDeletion) {
  return browserApi('POST /api/auth/delete-account', Success, { body: values })
}

export function getAccountLanguage() {
  return browserApi('GET /api/auth/language', AccountLanguage)
}

export function changeAccountLanguage(values: AccountLanguage) {
  return browserApi('PATCH /api/auth/language', AccountLanguage, { body: values })
}

export function listSessions() {
  return browserApi('GET /api/auth/sessions', AccountSession.array())
}

export function endSession(id: string) {
  return browserApi('DELETE /api/auth/sessions/{id}', Success, { id })
}

export function endOtherSessions() {
  return browserApi('POST /api/auth/end-other-sessions', Success)
}
