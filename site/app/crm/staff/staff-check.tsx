import { crmFrame } from '@nokshi/content/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CrmFailed } from '../parts/crm-page.tsx'
import { MeContext, meQuery } from './crm-me.ts'
import { loginPathFrom } from './login-path.ts'

const TwoFactorSetup = lazy(() =>
  import('./two-factor-setup.tsx').then(({ TwoFactorSetup }) => ({ default: TwoFactorSetup })),
)

/** Lets in whoever has a staff session; everybody else is sent to log in and comes back here afterwards. */
export function StaffCheck({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const { data: me, isPending, error, refetch } = useQuery(meQuery)
  if (isPending) return <Checking />
  if (me === undefined)
    return (
      <main className="crm-alone stack items-start content-start gap-20">
        <CrmFailed error={error} onRetry={() => void refetch()} />
      </main>
    )
  if (me === null) return <Navigate to={loginPathFrom(pathname + search + hash)} replace />
  return (
    <MeContext value={me}>
      {me.mustSetUpTwoFactor ? (
        <main className="crm-alone stack items-start content-start gap-20">
          <Suspense>
            <TwoFactorSetup />
          </Suspense>
        </main>
      ) : (
        children
      )}
    </MeContext>
  )
}

function Checking() {
  return (
    <main className="crm-alone stack items-start content-start gap-20">
      <h1 className="crm-title" role="status">
        {crmFrame.checking}
      </h1>
      <Skeleton shape="rows" />
      <noscript>
        <p className="strong">{crmFrame.needsScript}</p>
      </noscript>
    </main>
  )
}
