import {
  type AccountDeletion,
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
import { Problem } from '@nokshi/contract/problem.ts'
import { apiUrl } from '../platform/api-url.ts'
import { forgetLoginAfter } from '../platform/login-memory.ts'
import { AccountRefusal } from './account-refusal.ts'

export function logIn(values: Login) {
  const answer = LoggedIn.pick({ user: true, hasProfile: true })
  return post('/api/auth/login', values, answer, { sentenceIn: 'message', otherwise: 'Login failed' })
}

export function register(values: Registration) {
  return post('/api/auth/register', values, User, { sentenceIn: 'error', otherwise: 'Registration failed' })
}

const plain: Refusing = { sentenceIn: 'error', otherwise: 'Something went wrong' }

export function requestResetMail(values: ForgottenPassword) {
  return promiseOf(post('/api/auth/forgot-password', values, MailPromised, plain))
}

export function resetPassword(values: PasswordReset) {
  return post('/api/auth/reset-password', values, Success, plain)
}

export function confirmEmail(values: EmailConfirmation) {
  return post('/api/auth/verify-email', values, EmailConfirmed, plain)
}

export function requestVerificationMail() {
  return promiseOf(post('/api/auth/send-verification', undefined, MailPromised, plain))
}

export function changeEmail(values: EmailChange) {
  return promiseOf(post('/api/auth/change-email', values, MailPromised, plain))
}

export function changePassword(values: PasswordChange) {
  return post('/api/auth/change-password', values, Success, plain)
}

export function deleteAccount(values: AccountDeletion) {
  return post('/api/auth/delete-account', values, Success, plain)
}

export function listSessions() {
  return call('GET', '/api/auth/sessions', undefined, AccountSession.array(), plain)
}

export function endSession(id: string) {
  return call('DELETE', `/api/auth/sessions/${encodeURIComponent(id)}`, undefined, Success, plain)
}

export function endOtherSessions() {
  return post('/api/auth/end-other-sessions', undefined, Success, plain)
}

/** The sentence of an answer that promises a mail. */
async function promiseOf(answer: Promise<MailPromised>) {
  return (await answer).message
}

interface Refusing {
  /** Which field of a refusal holds its sentence: the specification reads another one at login than elsewhere. */
  sentenceIn: 'message' | 'error'
  /** Shown when it holds none, and for an answer that breaks the contract. */
  otherwise: string
}

interface Schema<Value> {
  safeParse(value: unknown): { data?: Value | undefined }
}

function post<Value>(path: string, values: unknown, schema: Schema<Value>, refusing: Refusing) {
  return call('POST', path, values, schema, refusing)
}

/** Not `browserApi`, which has one sentence for all refusals that bring none; here each form has its own. */
async function call<Value>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  values: unknown,
  schema: Schema<Value>,
  refusing: Refusing,
) {
  const response = await fetch(apiUrl(path), {
    method,
    credentials: 'include',
    ...(values !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    }),
  }).catch(() => undefined)
  if (!response) throw new AccountRefusal('Server error')
  forgetLoginAfter(response.status)

  const reply: unknown = await response.json().catch(() => undefined)
  const answer = response.ok ? schema.safeParse(reply).data : undefined
  if (answer) return answer
  const problem = Problem.partial().safeParse(reply).data
  throw new AccountRefusal(problem?.[refusing.sentenceIn] || refusing.otherwise, problem?.fields)
}
