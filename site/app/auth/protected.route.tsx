import { accountPages } from '@nokshi/content/account.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation } from 'react-router'
import { queryClient } from '../platform/query-client.ts'
import { useSession } from '../platform/session.ts'
import { findRedirect } from './protected-path.ts'
import { useSessionRestarts } from './use-session-restarts.ts'

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
  if (!elsewhere) return <Outlet context={session} />
  return (
    <>
      <Checking />
      <Navigate to={elsewhere} replace />
    </>
  )
}

function Checking() {
  return (
    <div className="paper-section">
      <div role="status">
        <h1 className="display-2">{accountPages.checking}</h1>
      </div>
      <noscript>
        <p className="strong">{accountPages.needsScript}</p>
      </noscript>
    </div>
  )
}
