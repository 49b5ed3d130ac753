import { createHmac } from 'node:crypto'
import { brand } from '@nokshi/content/brand.ts'
import { REMEMBERED_DAYS } from '@nokshi/contract/notices/devices.ts'
import { betterAuth } from 'better-auth'
import type { Kysely } from 'kysely'
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
  const isSecure = config.apiUrl.startsWith('https:')
  // Lax, so that a link in a mail opens logged in; the origin gate, not the cookie, keeps other sites from changing things.
  const attributes = { httpOnly: true, secure: isSecure, sameSite: 'lax', path: '/' } as const
  const names = staffCookies(config)
  return betterAuth({
    appName: brand.name,
    baseURL: config.apiUrl,
    // A secret of its own: what one instance has signed or sealed is nothing to the other.
    secret: createHmac('sha256', secret).update('staff').digest('base64url'),
    // «sqlite» on both engines: times as ISO text and booleans as 0 and 1 are stored alike.
    database: { db, type: 'sqlite', transaction: true },
    trustedOrigins: [config.siteUrl],
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
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
    advanced: {
      // Our own migrations make its tables, and a test asks it whether any is missing; at run time it would ask for every
      // column of every table before the first call.
      database: { validateSchema: false },
      ipAddress: { disableIpTracking: true },
      // better-auth would name the cookies `__Secure-…`; `__Host-` is stricter: no Domain, Path=/, Secure.
      useSecureCookies: false,
      cookies: {
        session_token: { name: names.session, attributes },
        two_factor: { name: names.challenge, attributes },
      },
    },
  })
}

export type StaffAuth = ReturnType<typeof createStaffAuth>
