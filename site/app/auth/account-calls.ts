import { accountNotices } from '@nokshi/content/forms.ts'
import {
  type AccountDeletion,
  AccountLanguage,
  AccountSession,
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
import { browserApi } from '../platform/api.ts'

const { get, post } = browserApi

export function logIn(values: Login) {
  const answer = LoggedIn.pick({ user: true, hasProfile: true })
  return post('/api/auth/login', values, answer, { otherwise: accountNotices.loginFailed })
}

export function register(values: Registration) {
  return post('/api/auth/register', values, User, { otherwise: accountNotices.registrationFailed })
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
