import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'

/** Lets our own code start a session for somebody who has shown in another way than by a password who they are. */
export const sessionStarter = {
  id: 'session-starter',
  endpoints: {
    // Its address is never mounted, as none of better-auth's is.
    startSession: createAuthEndpoint(
      '/start-session',
      { method: 'POST', body: z.object({ personId: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.personId)
        if (!user) throw ctx.error('UNAUTHORIZED')
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ id: user.id, email: user.email })
      },
    ),
  },
} as const
