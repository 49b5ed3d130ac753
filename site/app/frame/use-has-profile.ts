import { useEffect, useSyncExternalStore } from 'react'
import { readHasProfile, tellHasProfile, watchHasProfile } from '../platform/has-profile.ts'
import { isLoggedIn } from '../platform/is-logged-in.ts'
import { recallHasProfile } from '../platform/login-memory.ts'

/** Whether the visitor has a LinkHub page. The rest is loaded only for those who are logged in. */
export function useHasProfile() {
  useEffect(() => {
    findOut().catch(() => tellHasProfile(false))
  }, [])
  return useSyncExternalStore(watchHasProfile, readHasProfile, () => false)
}

async function findOut() {
  if (!(await isLoggedIn())) return tellHasProfile(false)
  const remembered = recallHasProfile()
  if (remembered !== undefined) return tellHasProfile(remembered)
  const { fetchMyProfile } = await import('../platform/session.ts')
  await fetchMyProfile()
}
