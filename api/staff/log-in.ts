import type { StaffLogin } from '@nokshi/contract/staff.ts'
import type { Context } from 'hono'
import { networkOf } from '../accounts/client-network.ts'
import { forgetTries, requireTriesLeft, takeBackTry } from '../accounts/login-limits.ts'
import { takePasskey } from '../accounts/passkeys/passkeys.ts'
import { isHasherBusy, renewHash } from '../accounts/passwords.ts'
import { userAgentOf } from '../accounts/user-agent.ts'
import { isWrongPassword } from '../accounts/wrong-password.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { findPasswordHash, findStaffByEmail, findStaffById, updatePasswordHash } from './queries.ts'

/** An address that nobody has (RFC 2606). */
const NOBODY = 'nobody@example.invalid'

/** Starts a session, or a wait for the code of whoever has two-factor. The cookie is in the headers. */
export async function logIn(deps: Deps, login: StaffLogin, network: string, requestHeaders: Headers) {
  const loginTry = { kind: 'staff-login', email: login.email, network } as const
  await requireTriesLeft(deps, loginTry)

  // Whose way in was closed is as unknown as anybody, also in the time the answer takes.
  const known = await findStaffByEmail(deps.db, login.email)
  const email = known?.disabledAt === null ? login.email : NOBODY
  const { headers, needsCode } = await startSession(deps, { ...login, email }, requestHeaders).catch(
    async (fault: unknown) => {
      if (isHasherBusy(fault)) await takeBackTry(deps, loginTry)
      throw fault
    },
  )
  // Half a login takes no failure back: whoever has only the password gets no fresh tries at the code.
  if (!needsCode) await forgetTries(deps, loginTry)
  if (known) await renewPasswordHash(deps, known.id, login.password)
  return { headers, needsCode }
}

/** A hash that was made when hashing cost less is made anew: only now is the password known (ASVS 11.4.2). */
async function renewPasswordHash({ db }: Deps, staffId: string, password: string) {
  const stored = await findPasswordHash(db, staffId)
  const renewed = stored && (await renewHash(stored, password))
  if (renewed) await updatePasswordHash(db, staffId, stored, renewed)
}

/** Without limits: for somebody who has just chosen that password. */
export async function startSession(deps: Deps, { email, password }: StaffLogin, requestHeaders: Headers) {
  const { headers, response } = await deps.staffAuth.api
    .signInEmail({ body: { email, password }, headers: userAgentOf(requestHeaders), returnHeaders: true })
    .catch((fault: unknown) => {
      if (!isWrongPassword(fault)) throw fault
      throw new Refusal('unauthenticated', 'wrong-credentials')
    })
  return { headers, needsCode: 'twoFactorRedirect' in response }
}

/** A session like any other: half an hour without use, and twelve hours. The cookie is in the headers. */
export async function logInByPasskey(deps: Deps, c: Context, passkey: string) {
  const personId = await takePasskey(deps, 'staffPasskey', passkey, networkOf(deps, c))
  // Whose way in was closed is as unknown as anybody.
  if ((await findStaffById(deps.db, personId))?.disabledAt !== null)
    throw new Refusal('unauthenticated', 'passkey-wrong')
  const { headers } = await deps.staffAuth.api.startSession({
    body: { personId },
    headers: userAgentOf(c.req.raw.headers),
    returnHeaders: true,
  })
  return headers
}
