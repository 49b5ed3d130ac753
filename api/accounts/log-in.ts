import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { transact } from '../database/connect.ts'
import { clientNetwork } from '../http/client-address.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { consumeCode } from './app-codes.ts'
import type { Kind } from './kinds.ts'
import { forgetTries, requireTriesLeft, undoAttempt } from './login-limits.ts'
import { consumePasskey } from './passkeys/passkeys.ts'
import { isHasherBusy, isPassword, renewHash } from './passwords.ts'
import { findPerson, findPersonByEmail, lockPerson, type Person, updatePasswordCost } from './queries.ts'
import { wrongCode } from './second-factor.ts'
import { cookieAttributes, cookieName, sessionNow, startSession } from './sessions.ts'
import { deleteToken, findToken, issueToken } from './tokens.ts'

const CODE_WAIT_MS = 10 * 60 * 1000

export interface Arrival {
  id: string
  email: string
  sessionId: string
}

/** Whose account is closed is as unknown as anybody, also in the time the answer takes. */
type MayEnter = (person: { id: string }) => Promise<boolean>

/** Starts a session, or a wait for the code of whoever has two-factor: then the answer is undefined. */
export async function logIn(
  deps: Deps,
  c: Context,
  kind: Kind,
  { email, password }: { email: string; password: string },
  mayEnter: MayEnter = async () => true,
): Promise<Arrival | undefined> {
  const loginTry = { kind, email, network: clientNetwork(deps, c) }
  await requireTriesLeft(deps, loginTry)
  const known = await findPersonByEmail(deps.db, kind, email)
  const person = known && (await mayEnter(known)) ? known : undefined
  const isRight = await isPassword(person?.passwordHash, password).catch(async (error: unknown) => {
    if (isHasherBusy(error)) await undoAttempt(deps, loginTry)
    throw error
  })
  if (!person || !isRight) throw wrongCredentials()

  if (person.twoFactorEnabled === 1) {
    // Half a login takes no failure back: whoever has only the password gets no fresh tries at the code.
    await waitForCode(deps, c, kind, person)
    return undefined
  }
  await forgetTries(deps, loginTry)
  const arrival = await enter(deps, c, kind, person, wrongCredentials)
  await renewPasswordHash(deps, kind, person, password)
  return arrival
}

export async function logInByCode(deps: Deps, c: Context, kind: Kind, code: string): Promise<Arrival> {
  const cookie = cookieName(deps.config, `${kind.cookie}-step`)
  const waiting = await findToken(deps.db, kind, sessionNow(), getCookie(c, cookie) ?? '')
  const person = waiting?.kind === 'login-code' && (await findPerson(deps.db, { kind, id: waiting.personId }))
  if (!person) throw loginExpired()
  if (!(await consumeCode(deps, { kind, id: person.id }, code))) throw wrongCode()
  if (!(await deleteToken(deps.db, kind, waiting.tokenHash))) throw loginExpired()
  await forgetTries(deps, { kind, email: person.email, network: clientNetwork(deps, c) })
  deleteCookie(c, cookie, cookieAttributes(deps.config))
  return enter(deps, c, kind, person, loginExpired)
}

/** A passkey is both factors: something that one has, behind a finger or a PIN. */
export async function logInByPasskey(
  deps: Deps,
  c: Context,
  kind: Kind,
  passkey: string,
  mayEnter: MayEnter = async () => true,
): Promise<Arrival> {
  const id = await consumePasskey(deps, kind, passkey, clientNetwork(deps, c))
  const person = await findPerson(deps.db, { kind, id })
  const refuse = () => new Refusal('unauthenticated', 'passkey-wrong')
  if (!person || !(await mayEnter(person))) throw refuse()
  return enter(deps, c, kind, person, refuse)
}

/** Refuses whoever was deleted or changed password or two-factor since they were looked up. */
async function enter(deps: Deps, c: Context, kind: Kind, person: Person, refuse: () => Refusal) {
  const { id, email, passwordHash, twoFactorEnabled } = person
  const sessionId = await transact(deps.db, async (tx) => {
    const now = await lockPerson(tx, { kind, id })
    if (now?.passwordHash !== passwordHash || now.twoFactorEnabled !== twoFactorEnabled) throw refuse()
    return startSession({ ...deps, db: tx }, c, { kind, id })
  })
  return { id, email, sessionId }
}

async function waitForCode(deps: Deps, c: Context, kind: Kind, { id }: Person) {
  const expiresAt = sessionNow() + CODE_WAIT_MS
  const token = await transact(deps.db, (tx) => issueToken(tx, { kind, id }, { kind: 'login-code', expiresAt }))
  setCookie(c, cookieName(deps.config, `${kind.cookie}-step`), token, {
    ...cookieAttributes(deps.config),
    maxAge: CODE_WAIT_MS / 1000,
  })
}

/** A hash that was made when hashing cost less is made anew: only now is the password known (ASVS 11.4.2). */
async function renewPasswordHash({ db }: Deps, kind: Kind, { id, passwordHash }: Person, password: string) {
  const renewed = passwordHash && (await renewHash(passwordHash, password))
  if (renewed) await updatePasswordCost(db, { kind, id }, passwordHash, renewed)
}

function wrongCredentials() {
  return new Refusal('unauthenticated', 'wrong-credentials')
}

function loginExpired() {
  return new Refusal('unauthenticated', 'login-expired')
}
