import type { User } from '@nokshi/contract/auth.ts'
import type { Context, MiddlewareHandler } from 'hono'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'

interface WithUser {
  Variables: { user: User }
}

/** Refuses whoever is not logged in; the routes behind it read `c.get('user')`. */
export function requireUser(deps: Pick<Deps, 'auth'>): MiddlewareHandler<WithUser> {
  return async (c, next) => {
    const user = await findUser(deps, c)
    if (!user) throw new Refusal('unauthenticated', 'no-session', 'Log in to continue.')
    c.set('user', user)
    await next()
  }
}

export async function findUser({ auth }: Pick<Deps, 'auth'>, c: Context): Promise<User | undefined> {
  const found = await auth.api.getSession({ headers: c.req.raw.headers, query: { disableRefresh: false } })
  return found ? { id: found.user.id, email: found.user.email } : undefined
}
