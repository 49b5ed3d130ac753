import { LoginState, type User } from '@nokshi/contract/auth.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import { forgetAccount } from './account-cache.ts'
import { ApiProblem, browserApi } from './api.ts'
import { dropEarlyAnswers } from './early-answers.ts'
import { hasProfileStore } from './has-profile.ts'
import { askLoginState } from './is-logged-in.ts'
import {
  forgetLogin,
  forgetUser,
  isLoginFresh,
  recallHasProfile,
  rememberHasProfile,
  saysLoggedIn,
} from './login-memory.ts'
import { queryClient } from './query-client.ts'

const NOBODY: LoginState = { loggedIn: false }

/** Who is logged in; when the call fails, as it was before. Always asked: login-memory.ts knows what is fresh. */
export const loginStateQuery = queryOptions({
  queryKey: ['login-state'],
  queryFn: () =>
    askLoginState()
      .then((state) => (saysLoggedIn(state) ? LoginState.parse(state) : NOBODY))
      .catch(() => queryClient.getQueryData<LoginState>(['login-state']) ?? NOBODY),
  staleTime: 0,
  retry: false,
})

/**
 * The profile of whoever is logged in, or null when there is none yet. Other failures are retried up to
 * twice, unless the session is over. Kept while the page is open, because the header uses it.
 */
export const myProfileQuery = queryOptions({
  queryKey: ['my-profile'],
  queryFn: () => browserApi('GET /api/linkhubAuth/me', OwnProfile).catch(nullWhenMissing),
  retry: (failures, error) => failures < 2 && !isSessionOver(error),
  gcTime: Number.POSITIVE_INFINITY,
})

function nullWhenMissing(error: unknown): null {
  if (hasStatus(error, 404)) return null
  // What was remembered of the login is forgotten by then: the pages that need one find out that it is over.
  if (isSessionOver(error)) void queryClient.invalidateQueries(loginStateQuery)
  throw error
}

function isSessionOver(error: unknown) {
  return hasStatus(error, 401)
}

/** The specification names statuses for this call, and no codes. */
function hasStatus(error: unknown, status: number) {
  return error instanceof ApiProblem && error.status === status
}

// Whatever fetches, sets or drops the profile, the header learns of it here.
queryClient.getQueryCache().subscribe(() => {
  const profile = queryClient.getQueryData(myProfileQuery.queryKey)
  if (profile !== undefined) rememberHasProfile(profile !== null)
  hasProfileStore.write(profile === undefined ? (recallHasProfile() ?? false) : profile !== null)
})

export async function fetchMyProfile() {
  if (!hasJustFailed()) await queryClient.prefetchQuery(myProfileQuery)
}

const MOMENT_MS = 10_000

/** Then the page to which the visitor is sent does not begin to ask all over again. */
function hasJustFailed() {
  const failedAt = queryClient.getQueryState(myProfileQuery.queryKey)?.errorUpdatedAt ?? 0
  return Date.now() - failedAt < MOMENT_MS
}

export interface Session {
  isLoading: boolean
  user: User | undefined
  hasProfile: boolean
  /** It could not be fetched, though it may be there. */
  isProfileUnknown: boolean
}

/**
 * For the route around the protected pages, which passes it down: a page that called this itself would make
 * the route fetch again a profile that could not be fetched.
 */
export function useSession(): Session {
  const { data: state, isPending, isFetching } = useQuery(loginStateQuery)
  const isLoggedIn = state?.loggedIn === true
  const profile = useQuery({ ...myProfileQuery, enabled: isLoggedIn, retryOnMount: !hasJustFailed() })
  return {
    isLoading: isPending || (isLoggedIn && (profile.isPending || (isFetching && isSessionOver(profile.error)))),
    user: isLoggedIn ? state.user : undefined,
    hasProfile: isLoggedIn && Boolean(profile.data),
    isProfileUnknown: isLoggedIn && profile.isError,
  }
}

export async function logOut() {
  await browserApi('POST /api/auth/logout', z.unknown())
  await forgetAccount()
  forgetUser()
  forgetLogin()
}

/** Drops everything that was fetched for whoever was logged in. Call it after leaving protected pages. */
export function forgetSession() {
  dropEarlyAnswers()
  forgetLogin()
  queryClient.clear()
}

/** Fetches again, and shows the old answer meanwhile: for changes elsewhere, such as a confirmed address. */
export async function refreshLogin() {
  if (isLoginFresh()) return
  forgetLogin()
  await queryClient.invalidateQueries(loginStateQuery)
}

/** Asks anew, and shows nothing of before until the answer is there. */
export function restartSession() {
  dropEarlyAnswers()
  forgetLogin()
  return queryClient.resetQueries()
}
