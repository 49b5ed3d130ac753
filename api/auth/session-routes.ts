import type { AccountSession } from '@nokshi/contract/auth.ts'
import { Hono } from 'hono'
import { describeDevice } from '../accounts/device.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { deleteOtherSessions, deleteSessionOfUser, listSessions } from './queries.ts'
import { ABSOLUTE_MILLISECONDS, endSession, passCookies, requireUser } from './session.ts'

/** Where the account is logged in. */
export function sessionRoutes(deps: Deps) {
  return new Hono()
    .get('/sessions', requireUser(deps), async (c) => {
      // By the clock that better-auth writes sessions with.
      const now = Date.now()
      const sessions = await listSessions(deps.db, c.get('user').id, now - ABSOLUTE_MILLISECONDS, now)
      return c.json(sessions.map((session) => presentSession(session, c.get('sessionId'))))
    })
    .delete('/sessions/:id', requireUser(deps), async (c) => {
      const id = c.req.param('id')
      // Ids are letters and digits. Anything else is nobody's, and not all of it could be asked of a database.
      const isDeleted = /^\w+$/.test(id) && (await deleteSessionOfUser(deps.db, c.get('user').id, id))
      if (!isDeleted) throw new Refusal('not-found', 'no-such-session')
      if (id === c.get('sessionId')) passCookies(c, await endSession(deps, c))
      return c.json({ success: true })
    })
    .post('/end-other-sessions', requireUser(deps), async (c) => {
      await deleteOtherSessions(deps.db, c.get('user').id, c.get('sessionId'))
      return c.json({ success: true })
    })
}

type ListedSession = Awaited<ReturnType<typeof listSessions>>[number]

/** Never the token: whoever has it is logged in. */
function presentSession(
  { id, userAgent, timeZone, createdAt, updatedAt }: ListedSession,
  currentId: string,
): AccountSession {
  return {
    id,
    device: describeDevice(userAgent),
    timeZone,
    createdAt,
    lastSeenAt: updatedAt,
    isCurrent: id === currentId,
  }
}
