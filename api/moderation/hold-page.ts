import type { Db } from '../database/connect.ts'
import { profileMissing } from '../linkhub/public-profile.ts'
import { findProfileByUsername, lockProfile } from '../linkhub/queries.ts'

/** Locks a page until the transaction ends: others cannot report, decide on or change it meanwhile. */
export async function holdPage(tx: Db, username: string) {
  const found = await findProfileByUsername(tx, username)
  if (found) await lockProfile(tx, found.id)
  const page = found && (await findProfileByUsername(tx, username))
  if (!page) throw profileMissing(username)
  return page
}
