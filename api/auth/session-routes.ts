import type { AccountSession } from '@nokshi/contract/auth.ts'
import type { Context } from 'hono'
import { describeDevice } from '../accounts/device.ts'
import { creators } from '../accounts/kinds.ts'
import { deleteSession, deleteSessionsOf, endSession, listSessionsOf, lockLoggedIn } from '../accounts/sessions.ts'
import { transact } from '../database/transact.ts'
import { implement } from '../http/implement.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'

/** Where the account is logged in. */
export function sessionRoutes(deps: Deps) {
  const own = (c: Context) => ({ kind: creators, id: c.get('user').id })
  return implement({
    'GET /api/auth/sessions': async (c) => {
      const sessions = await listSessionsOf(deps.db, own(c))
      return sessions.map((session) => presentSession(session, c.get('sessionId')))
    },
    'DELETE /api/auth/sessions/{id}': async (c, { id }) => {
      // Ids are letters and digits. PostgreSQL does not accept all other characters.
      const isDeleted = /^\w+$/.test(id) && (await deleteSession(deps.db, own(c), id))
      if (!isDeleted) throw new Refusal('not-found', 'no-such-session')
      if (id === c.get('sessionId')) await endSession(deps, c, creators)
      return { success: true }
    },
    'POST /api/auth/end-other-sessions': async (c) => {
      const sessionId = c.get('sessionId')
      await transact(deps.db, async (tx) => {
        await lockLoggedIn(tx, { ...own(c), sessionId })
        await deleteSessionsOf(tx, own(c), sessionId)
      })
      return { success: true }
    },
  })
}

type ListedSession = Awaited<ReturnType<typeof listSessionsOf>>[number]

function presentSession(
  { id, userAgent, timeZone, createdAt, seenAt }: ListedSession,
  currentId: string,
): AccountSession {
  return {
    id,
    device: describeDevice(userAgent),
    timeZone,
    createdAt: new Date(createdAt).toISOString(),
    lastSeenAt: new Date(seenAt).toISOString(),
    isCurrent: id === currentId,
  }
}
