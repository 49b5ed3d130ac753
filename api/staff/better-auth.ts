import { createHmac } from 'node:crypto'
import { brand } from '@nokshi/content/brand.ts'
import { REMEMBERED_DAYS } from '@nokshi/contract/notices/devices.ts'
import { betterAuth } from 'better-auth'
import type { Kysely } from 'kysely'
import { instanceOptions } from '../accounts/instance-options.ts'
import { hashPassword, verifyPassword } from '../accounts/passwords.ts'
import { sessionStarter } from '../accounts/session-starter.ts'
import { twoFactorPlugin } from '../accounts/two-factor-plugin.ts'
import type { Database } from '../database/schema.ts'
import type { Config } from '../platform/config.ts'
import { staffCookies } from './cookies.ts'
import { RESET_LINK_SECONDS } from './mail.ts'

interface StaffAuthParts {
  config: Config
  db: Kysely<Database>
  secret: string
  /** Puts the mail with the reset link into the outbox. */
  onResetRequested: (to: string, token: string) => Promise<void>
}

/** As long as one on a remembered device lives; the others end much sooner (session.ts). */
const LIFE_SECONDS = REMEMBERED_DAYS * 24 * 60 * 60
/** How exactly idleness is known: a write at every call would be too much. */
const IDLE_STEP_SECONDS = 60

/**
 * The accounts of the studio's own people: an instance of its own on tables of its own, so that no account of Creator
 * LinkHub, whatever goes wrong there, is a way into the CRM. Nobody signs up through it: see claim-studio.ts and
 * accept-invite.ts.
 */
export function createStaffAuth({ config, db, secret, onResetRequested }: StaffAuthParts) {
  return betterAuth({
    appName: brand.name,
    ...instanceOptions(config, db, staffCookies(config)),
    // A secret of its own: what one instance has signed or sealed is nothing to the other.
    secret: createHmac('sha256', secret).update('staff').digest('base64url'),
    user: {
      modelName: 'staff',
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        disabledAt: { type: 'number', required: false, input: false },
      },
    },
    session: { modelName: 'staffSession', expiresIn: LIFE_SECONDS, updateAge: IDLE_STEP_SECONDS },
    account: { modelName: 'staffAccount' },
    verification: { modelName: 'staffVerification', storeIdentifier: 'hashed', disableCleanup: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      // The contract has counted before, in characters; here only a megabyte must be kept from the hasher.
      minPasswordLength: 1,
      maxPasswordLength: 1024,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: RESET_LINK_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => onResetRequested(user.email, token),
    },
    plugins: [twoFactorPlugin('twoFactor'), sessionStarter],
  })
}

export type StaffAuth = ReturnType<typeof createStaffAuth>
