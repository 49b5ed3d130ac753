import { LoginState, Success, type User } from '@nokshi/contract/auth.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiProblem, browserApi } from './api.ts'
import { tellHasProfile } from './has-profile.ts'
import { askLoginState } from './is-logged-in.ts'
import { forgetUser } from './kept-user.ts'
import { queryClient } from './query-client.ts'

const NOBODY: LoginState = { loggedIn: false }

/** Who is logged in. Any failure to find out is «nobody». */
export const loginStateQuery = queryOptions({
  queryKey: ['login-state'],
  queryFn: () =>
    askLoginState()
      .then(LoginState.parse)
      .catch(() => NOBODY),
  retry: false,
})

/**
 * The profile of whoever is logged in, or null when there is none yet: a 404 is an answer and not tried again, any
 * other failure is, up to twice. Kept for as long as the page is open, because the header goes by it.
 */
export const myProfileQuery = queryOptions({
  queryKey: ['my-profile'],
  queryFn: () => browserApi.get('/api/linkhubAuth/me', Profile).catch(nullWhenMissing),
  retry: 2,
  gcTime: Number.POSITIVE_INFINITY,
})

function nullWhenMissing(fault: unknown): null {
  if (fault instanceof ApiProblem && fault.status === 404) return null
  throw fault
}

// Whatever fetches, sets or drops the profile, the header learns of it here.
queryClient.getQueryCache().subscribe(() => {
  tellHasProfile(Boolean(queryClient.getQueryData(myProfileQuery.queryKey)))
})

export function fetchMyProfile() {
  return queryClient.prefetchQuery(myProfileQuery)
}

export interface Session {
  isLoading: boolean
  user: User | undefined
  hasProfile: boolean
}

/**
 * For the route around the protected pages, which hands it down: a page that asked itself would, by asking, make the
 * route ask again for a profile that could not be fetched.
 */
export function useSession(): Session {
  const { data: state, isPending } = useQuery(loginStateQuery)
  const isLoggedIn = state?.loggedIn === true
  const profile = useQuery({ ...myProfileQuery, enabled: isLoggedIn })
  return {
    isLoading: isPending || (isLoggedIn && profile.isPending),
    user: isLoggedIn ? state.user : undefined,
    hasProfile: isLoggedIn && Boolean(profile.data),
  }
}

export async function logOut() {
  await browserApi.post('/api/auth/logout', undefined, Success)
  forgetUser()
}

/** Drops everything that was fetched for whoever was logged in. For pages that have left it behind already. */
export function forgetSession() {
  queryClient.clear()
}

/** Asks anew, and shows nothing of before until the answer is there. */
export function restartSession() {
  return queryClient.resetQueries()
}
