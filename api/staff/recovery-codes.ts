import type { Context } from 'hono'
import { withOwnPassword } from '../accounts/own-password.ts'
import type { Deps } from '../platform/deps.ts'
import { headersWith, staffCookies } from './cookies.ts'
import { ownPasswordOf } from './own-password.ts'
import { requireTwoFactor } from './two-factor.ts'

/** How many recovery codes were not used yet. */
export async function countRecoveryCodes({ staffAuth }: Deps, c: Context) {
  requireTwoFactor(c)
  try {
    const { backupCodes } = await staffAuth.api.viewBackupCodes({ body: { userId: c.get('staff').id } })
    return backupCodes.length
  } catch {
    // Sealed with another secret than the installation has now: none of them opens anything any more.
    return 0
  }
}

/** The code as it was given out, however it was typed: in capitals, without its hyphen. */
export async function findRecoveryCode({ staffAuth }: Deps, staffId: string, typed: string) {
  const plain = (code: string) => code.toLowerCase().replace(/[^a-z\d]/g, '')
  const { backupCodes } = await staffAuth.api
    .viewBackupCodes({ body: { userId: staffId } })
    // Sealed with another secret than the installation has now.
    .catch(() => ({ backupCodes: [] }))
  return backupCodes.find((code: string) => plain(code) === plain(typed)) ?? typed
}

/** Makes ten new ones. Those from before are worth nothing from then on, wherever they were written down. */
export function renewRecoveryCodes(deps: Deps, c: Context, password: string) {
  requireTwoFactor(c)
  return withOwnPassword(deps, ownPasswordOf(deps, c, 'password'), async () => {
    const { backupCodes } = await deps.staffAuth.api.generateBackupCodes({
      body: { password },
      headers: headersWith(c, staffCookies(deps.config).session),
    })
    return backupCodes
  })
}
