import type { User } from '@nokshi/contract/auth.ts'
import { betterAuth } from 'better-auth'
import type { Kysely } from 'kysely'
import { instanceOptions } from '../accounts/instance-options.ts'
import { hashPassword, verifyPassword } from '../accounts/passwords.ts'
import { sessionStarter } from '../accounts/session-starter.ts'
import { twoFactorPlugin } from '../accounts/two-factor-plugin.ts'
import type { Database } from '../database/schema.ts'
import type { Config } from '../platform/config.ts'
import { creatorCookies } from './cookies.ts'
import { RESET_LINK_SECONDS } from './mail.ts'

interface AuthParts {
  config: Config
  db: Kysely<Database>
  secret: string
  /** Puts the mail with the reset link into the outbox. */
  onResetRequested: (to: User, token: string) => Promise<void>
}

const DAY = 24 * 60 * 60

/** Sessions end a week after they were last used. */
const IDLE_SECONDS = 7 * DAY

/** The one instance. Its own web addresses are not mounted: our routes call `auth.api`. */
export function createAuth({ config, db, secret, onResetRequested }: AuthParts) {
  return betterAuth({
    ...instanceOptions(config, db, creatorCookies(config)),
    secret,
    user: { additionalFields: { language: { type: 'string', defaultValue: 'en' } } },
    emailAndPassword: {
      enabled: true,
      // The contract has counted before, in characters; here only a megabyte must be kept from the hasher.
      minPasswordLength: 1,
      maxPasswordLength: 1024,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: RESET_LINK_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => onResetRequested(user, token),
    },
    session: {
      expiresIn: IDLE_SECONDS,
      updateAge: DAY,
      additionalFields: { timeZone: { type: 'string', required: false, input: false } },
    },
    plugins: [twoFactorPlugin('userTwoFactor'), sessionStarter],
    // A token that lies in the database only as its hash cannot be used by someone who reads the database.
    // What is out of date is swept by a job of our own, by our own clock.
    verification: { storeIdentifier: 'hashed', disableCleanup: true },
  })
}

export type Auth = ReturnType<typeof createAuth>
