import { describeDevice } from '../accounts/device.ts'
import { creators } from '../accounts/kinds.ts'
import { listPasskeys } from '../accounts/passkeys/queries.ts'
import { listSessionsOf } from '../accounts/sessions.ts'
import { findUserById } from '../auth/queries.ts'
import type { Deps } from '../platform/deps.ts'

export async function collectAccount({ db }: Pick<Deps, 'db'>, userId: string) {
  const user = await findUserById(db, userId)
  const sessions = await listSessionsOf(db, { kind: creators, id: userId })
  return {
    id: userId,
    email: user?.email,
    isVerified: user?.emailVerified === 1,
    language: user?.language,
    createdAt: user?.createdAt,
    passkeys: await listPasskeys(db, { kind: creators, id: userId }),
    sessions: sessions.map(({ userAgent, timeZone, createdAt, seenAt }) => ({
      device: describeDevice(userAgent),
      userAgent,
      timeZone,
      createdAt: new Date(createdAt).toISOString(),
      lastSeenAt: new Date(seenAt).toISOString(),
    })),
  }
}
