import { brand } from '@nokshi/content/brand.ts'
import { twoFactor } from 'better-auth/plugins/two-factor'

const CODE_WAIT_SECONDS = 10 * 60

/** Codes of an app and recovery codes. Wrong ones are counted by app-codes.ts, before they are looked at; the plugin would count afterwards. */
export function twoFactorPlugin(table: 'twoFactor' | 'userTwoFactor') {
  const plugin = twoFactor({
    issuer: brand.name,
    twoFactorCookieMaxAge: CODE_WAIT_SECONDS,
    accountLockout: { enabled: false },
  })
  // Its own option for the table writes into an object that all instances share, so that the last one would name it for all.
  const schema = { ...plugin.schema, twoFactor: { ...plugin.schema.twoFactor, modelName: table } }
  return { ...plugin, schema }
}

/** What of it is called, of creators or of staff. */
export type TwoFactorApi = Pick<
  ReturnType<typeof twoFactorPlugin>['endpoints'],
  | 'enableTwoFactor'
  | 'disableTwoFactor'
  | 'verifyTOTP'
  | 'verifyBackupCode'
  | 'viewBackupCodes'
  | 'generateBackupCodes'
>
