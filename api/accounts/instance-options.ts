import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Config } from '../platform/config.ts'

interface CookieNames {
  session: string
  challenge: string
}

/** What the instances of better-auth for creators and for staff have in common: none is reached but through our routes. */
export function instanceOptions(config: Config, db: Kysely<Database>, names: CookieNames) {
  const isSecure = config.apiUrl.startsWith('https:')
  // Lax, so that a link in a mail opens logged in; the origin gate, not the cookie, keeps other sites from changing things.
  const attributes = { httpOnly: true, secure: isSecure, sameSite: 'lax', path: '/' } as const
  return {
    baseURL: config.apiUrl,
    // «sqlite» on both engines: times as ISO text and booleans as 0 and 1 are stored alike.
    database: { db, type: 'sqlite' as const, transaction: true },
    trustedOrigins: [config.siteUrl],
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
  }
}
