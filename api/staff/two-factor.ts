import { isAPIError } from 'better-auth/api'
import type { Context } from 'hono'
import { withOwnPassword } from '../accounts/own-password.ts'
import type { Deps } from '../platform/deps.ts'
import { noSession, Refusal } from '../platform/refusal.ts'
import { forgetWrongCodes, isFreshCode, tidyCode } from './app-codes.ts'
import { headersWith, staffCookies, startedToken } from './cookies.ts'
import { ownPasswordOf } from './own-password.ts'
import { deleteOtherSessions, hasTwoFactorRow } from './queries.ts'
import { getStudioSettings } from './studio.ts'

/** Makes a secret for the app and ten recovery codes. Nothing is asked for at login before a code has proved it. */
export function startTwoFactor(deps: Deps, c: Context, password: string) {
  if (c.get('hasTwoFactor')) throw alreadyOn()
  const { id } = c.get('staff')
  return withOwnPassword(deps, ownPasswordOf(deps, c, 'password'), async () => {
    try {
      const begun = await deps.staffAuth.api.enableTwoFactor({
        body: { password, method: 'totp' },
        headers: headersWith(c, staffCookies(deps.config).session),
      })
      if (begun.method !== 'totp') throw new Error('better-auth began another method than it was asked to.')
      return { uri: begun.totpURI, recoveryCodes: begun.backupCodes }
    } catch (fault) {
      if (isAPIError(fault) && fault.body?.code === 'TOTP_ALREADY_ENABLED') throw alreadyOn()
      // Two beginnings at once: the unique index lets one through, and only its secret counts.
      const isJudged = !isAPIError(fault) && !(fault instanceof Refusal)
      if (isJudged && (await hasTwoFactorRow(deps.db, id))) throw new Refusal('conflict', 'two-factor-begun')
      throw fault
    }
  })
}

/** From now on every login asks for a code. Sessions elsewhere, which began without one, end. */
export async function confirmTwoFactor(deps: Deps, c: Context, given: string) {
  if (c.get('hasTwoFactor')) throw alreadyOn()
  const { id } = c.get('staff')
  if (!(await hasTwoFactorRow(deps.db, id))) throw new Refusal('conflict', 'two-factor-not-begun')
  const code = tidyCode(given)
  if (!(await isFreshCode(deps, id, code))) throw new Refusal('invalid', 'wrong-app-code', { at: 'code' })

  const { session } = staffCookies(deps.config)
  const { headers } = await deps.staffAuth.api
    .verifyTOTP({ body: { code }, headers: headersWith(c, session), returnHeaders: true })
    .catch((fault: unknown) => {
      if (!isAPIError(fault)) throw fault
      throw fault.body?.code === 'INVALID_CODE'
        ? new Refusal('invalid', 'wrong-app-code', { at: 'code' })
        : noSession()
    })
  await forgetWrongCodes(deps, id)
  await keepOnly(deps, id, headers)
  return headers
}

export async function removeTwoFactor(deps: Deps, c: Context, password: string) {
  requireTwoFactor(c)
  if ((await getStudioSettings(deps.db)).requiresTwoFactor)
    throw new Refusal('conflict', 'two-factor-required')
  const { id } = c.get('staff')
  const { session } = staffCookies(deps.config)
  const { headers } = await withOwnPassword(deps, ownPasswordOf(deps, c, 'password'), () =>
    deps.staffAuth.api.disableTwoFactor({
      body: { password },
      headers: headersWith(c, session),
      returnHeaders: true,
    }),
  )
  await keepOnly(deps, id, headers)
  return headers
}

export function requireTwoFactor(c: Context) {
  if (!c.get('hasTwoFactor')) throw new Refusal('conflict', 'two-factor-off')
}

/** Of all sessions, the one that these headers start. */
async function keepOnly({ db, config }: Deps, staffId: string, headers: Headers) {
  await deleteOtherSessions(db, staffId, startedToken(headers, staffCookies(config).session) ?? '')
}

function alreadyOn() {
  return new Refusal('conflict', 'two-factor-on')
}
