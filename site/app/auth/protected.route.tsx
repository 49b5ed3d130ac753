import { sessionLabels } from '@nokshi/content/account.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, PrefetchPageLinks, useLocation } from 'react-router'
import type { EarlyCalls } from '../platform/early-answers.ts'
import { KEPT_USER } from '../platform/login-memory.ts'
import { queryClient } from '../platform/query-client.ts'
import { restartSession, useSession } from '../platform/session.ts'
import { answerProof, useProofRequest } from '../platform/session-proof.ts'
import { useFetched, useLater } from '../ui/fetched.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { findRedirect } from './protected-path.ts'

export const handle: EarlyCalls = { calls: ['GET /api/auth/check-login', 'GET /api/linkhubAuth/me'] }

/** Around the pages that need a session. Nothing of them is rendered before it is known who is there. */
export default function ProtectedRoute() {
  return (
    <QueryClientProvider client={queryClient}>
      <Guarded />
    </QueryClientProvider>
  )
}

function Guarded() {
  useSessionRestarts()
  const session = useSession()
  const place = useLocation()
  if (session.isLoading) return <Checking />
  const elsewhere = findRedirect({ ...session, isLoggedIn: session.user !== undefined }, place)
  if (!elsewhere)
    return (
      <>
        <Outlet context={session} />
        <Proof />
        <ScreensAhead />
      </>
    )
  return (
    <>
      <Checking />
      <Navigate to={elsewhere} replace />
    </>
  )
}

/** Without a network the other screens open all the same, instead of an error page of the browser. */
function ScreensAhead() {
  const [isReady, setReady] = useState(false)
  const { pathname } = useLocation()
  useLater(() => setReady(true))
  const others = ['/dashboard', '/dashboard/messages', '/account'].filter((path) => path !== pathname)
  return isReady && others.map((path) => <PrefetchPageLinks key={path} page={path} />)
}

const loadProof = () => import('./proof-dialog.tsx').then(({ ProofDialog }) => ProofDialog)

/** If it cannot be fetched, the refusal is shown. */
function Proof() {
  const request = useProofRequest()
  const Dialog = useFetched(loadProof, request !== undefined, () => answerProof(false))
  return Dialog && <Dialog request={request} />
}

function Checking() {
  const { pathname } = useLocation()
  return (
    <div className="paper-section">
      <div role="status">
        <h1 className="soft small">{sessionLabels.checking}</h1>
      </div>
      <Skeleton shape={pathname.endsWith('/dashboard') ? 'profile' : 'cards'} />
      <noscript>
        <p className="strong">{sessionLabels.needsScript}</p>
      </noscript>
    </div>
  )
}

/**
 * Asks again who is logged in when that changed in another tab, and when the browser brings back a page from
 * its cache.
 */
function useSessionRestarts() {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener('storage', ({ key }) => key === KEPT_USER && void restartSession(), { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && void restartSession(), { signal })
    return () => stop.abort()
  }, [])
}
