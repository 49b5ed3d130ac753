import { describeDevice } from '../accounts/device.ts'
import { listPasskeys } from '../accounts/passkeys/queries.ts'
import { findUserById, listSessions } from '../auth/queries.ts'
import { ABSOLUTE_MILLISECONDS } from '../auth/session.ts'
import type { Deps } from '../platform/deps.ts'

/** What the account knows. Neither the hash of the password nor a token of a session leaves the house. */
export async function collectAccount({ db }: Pick<Deps, 'db'>, userId: string) {
  const user = await findUserById(db, userId)
  // By the clock that better-auth writes sessions with.
  const now = Date.now()
  const sessions = await listSessions(db, userId, now - ABSOLUTE_MILLISECONDS, now)
  return {
    id: userId,
    email: user?.email,
    isVerified: user?.emailVerified === 1,
    language: user?.language,
    createdAt: user?.createdAt,
    passkeys: await listPasskeys(db, 'userPasskey', userId),
    sessions: sessions.map(({ userAgent, timeZone, createdAt, updatedAt }) => ({
      device: describeDevice(userAgent),
      userAgent,
      timeZone,
      createdAt,
      lastSeenAt: updatedAt,
    })),
  }
}
