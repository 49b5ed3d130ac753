import { requireTwoFactor, type TwoFactorHolder } from './two-factor-holder.ts'
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

/** None where they are sealed with another secret than the installation has now: they open nothing any more. */
async function listCodes(api: TwoFactorApi, personId: string): Promise<string[]> {
  const { backupCodes } = await api
    .viewBackupCodes({ body: { userId: personId } })
    .catch(() => ({ backupCodes: [] }))
  return backupCodes
}
