import { findProfileByUsername, updateProfile, updateVersion } from '@nokshi/api/linkhub/queries.ts'
import { openAt } from './backup-commands.ts'

/** Takes a page off the web as staff do, beside the running server. */
export async function suspendPage(env: Record<string, string>, username: string) {
  const { db, close } = openAt(env)
  const page = await findProfileByUsername(db, username)
  if (!page) throw new Error(`There is no page ${username}.`)
  await updateVersion(db, page.id, page.version, Date.now())
  await updateProfile(db, page.id, { suspendedAt: Date.now() })
  await close()
}
