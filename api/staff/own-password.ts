import type { Context } from 'hono'
import { headersWith } from '../accounts/cookies.ts'
import type { Deps } from '../platform/deps.ts'
import { staffCookies } from './cookies.ts'

/** Whose password `withOwnPassword` asks for, and in which field of the form. */
export function ownPasswordOf({ staffAuth, config }: Deps, c: Context, field: string) {
  const headers = headersWith(c, staffCookies(config).session)
  return {
    userId: c.get('staff').id,
    field,
    isLoggedIn: async () => (await staffAuth.api.getSession({ headers })) !== null,
  }
}
