import type { Db } from '../database/connect.ts'
import { Refusal } from '../platform/refusal.ts'
import { insertUsername } from './queries.ts'
import { isReserved } from './reserved-usernames.ts'

export function requireUnreserved(username: string) {
  if (isReserved(username)) throw refusal('username-reserved', 'This username is reserved.')
}

/** Takes the name for ever: it stays taken when its profile is gone, so that nobody inherits the links to it. */
export async function claimUsername(tx: Db, username: string, profileId: string, now: number) {
  // The primary key is the judge. Looking first and inserting later loses races.
  const claimed = await insertUsername(tx, { name: username, profileId, claimedAt: now })
  if (!claimed) throw refusal('username-taken', 'This username is already taken.')
}

function refusal(code: string, sentence: string) {
  return new Refusal('conflict', code, sentence, { fields: { username: sentence } })
}
