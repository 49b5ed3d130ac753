import type { Deps } from '../platform/deps.ts'
import { withOwnPassword } from './own-password.ts'
import { requireTwoFactor, type TwoFactorHolder } from './two-factor.ts'
import type { TwoFactorApi } from './two-factor-plugin.ts'

/** How many recovery codes were not used yet. */
export async function countRecoveryCodes(holder: TwoFactorHolder) {
  requireTwoFactor(holder)
  return (await listCodes(holder.api, holder.id)).length
}

/** The code as it was given out, however it was typed: in capitals, without its hyphen. */
export async function findRecoveryCode(api: TwoFactorApi, personId: string, typed: string) {
  const plain = (code: string) => code.toLowerCase().replace(/[^a-z\d]/g, '')
  return (await listCodes(api, personId)).find((code) => plain(code) === plain(typed)) ?? typed
}

/** Makes ten new ones. Those from before are worth nothing from then on, wherever they were written down. */
export function renewRecoveryCodes(deps: Deps, holder: TwoFactorHolder, password: string) {
  requireTwoFactor(holder)
  return withOwnPassword(deps, holder.asked, async () => {
    const { backupCodes } = await holder.api.generateBackupCodes({
      body: { password },
      headers: holder.headers,
    })
    return backupCodes
  })
}

/** None where they are sealed with another secret than the installation has now: they open nothing any more. */
async function listCodes(api: TwoFactorApi, personId: string): Promise<string[]> {
  const { backupCodes } = await api
    .viewBackupCodes({ body: { userId: personId } })
    .catch(() => ({ backupCodes: [] }))
  return backupCodes
}
