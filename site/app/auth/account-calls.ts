import { accountNotices } from '@nokshi/content/forms.ts'
import type { SecondFactor } from '@nokshi/contract/accounts/app-codes.ts'
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

const { get, post } = browserApi

const Entered = LoggedIn.pick({ user: true, hasProfile: true })

/** Whoever has two-factor is asked for a code next. */
export function logIn(values: Login) {
  return post('/api/auth/login', values, z.union([CodeNeeded, Entered]), entering())
}

export function sendLoginCode(values: SecondFactor) {
  return post('/api/auth/login/code', values, Entered, entering())
}

export async function logInByPasskey() {
  const options = await post('/api/auth/login/passkey-options', undefined, PasskeyOptions)
  return post('/api/auth/login/passkey', { passkey: await showPasskey(options) }, Entered, entering())
}

/** The specification reads nothing of the answer: who it is about is kept where it says so. */
export function register(values: Registration) {
  const Registered = User.optional().catch(undefined)
  return post('/api/auth/register', values, Registered, entering(accountNotices.registrationFailed))
}

/** The list of sessions says where each began. In a header: the specification names the fields of a login. */
function entering(otherwise = accountNotices.loginFailed) {
  return { otherwise, headers: { 'x-time-zone': new Intl.DateTimeFormat().resolvedOptions().timeZone } }
}

export function requestResetMail(values: ForgottenPassword) {
  return post('/api/auth/forgot-password', values, MailPromised)
}

export function resetPassword(values: PasswordReset) {
  return post('/api/auth/reset-password', values, Success)
}

export function confirmEmail(values: EmailConfirmation) {
  return post('/api/auth/verify-email', values, EmailConfirmed)
}

export function requestVerificationMail() {
  return post('/api/auth/send-verification', undefined, MailPromised)
}

export function changeEmail(values: EmailChange) {
  return post('/api/auth/change-email', values, MailPromised)
}

export function changePassword(values: PasswordChange) {
  return post('/api/auth/change-password', values, Success)
}

export function deleteAccount(values: AccountDeletion) {
  return post('/api/auth/delete-account', values, Success)
}

export function getAccountLanguage() {
  return get('/api/auth/language', AccountLanguage)
}

export function changeAccountLanguage(values: AccountLanguage) {
  return browserApi.patch('/api/auth/language', values, AccountLanguage)
}

export function listSessions() {
  return get('/api/auth/sessions', AccountSession.array())
}

export function endSession(id: string) {
  return browserApi.delete(`/api/auth/sessions/${encodeURIComponent(id)}`, Success)
}

export function endOtherSessions() {
  return post('/api/auth/end-other-sessions', undefined, Success)
}
