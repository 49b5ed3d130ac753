import { crmFrame } from '@nokshi/content/crm.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { isRouteErrorResponse, Link, Outlet } from 'react-router'
import { Wordmark } from '../frame/wordmark.tsx'
import { ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/crm-frame.route.ts'
import stylesheet from './crm.css?url'
import { crmClient } from './crm-client.ts'
import { CrmFrame } from './crm-frame.tsx'
import { crmMeta } from './crm-meta.ts'
import { StaffCheck } from './staff-check.tsx'

export function links(): Route.LinkDescriptors {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

export function meta() {
  return crmMeta(crmFrame.name)
}

const home = (
  <Link to="/crm" className="crm-home">
    <Wordmark label={crmFrame.home} />
  </Link>
)

/** Around every page of the CRM. Nothing of them is rendered before it is known who is there. */
export default function CrmFrameRoute() {
  return (
    <QueryClientProvider client={crmClient}>
      <StaffCheck>
        <CrmFrame home={home}>
          <Outlet />
        </CrmFrame>
      </StaffCheck>
    </QueryClientProvider>
  )
}

/** A page broke, or is not there: the way back stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const { heading, text } = isMissing ? crmFrame.notFound : crmFrame.failed
  return (
    <main className="crm-alone">
      {home}
      <h1 className="crm-title">{heading}</h1>
      <p>{text}</p>
      <div>
        <ButtonLink to="/crm">{crmFrame.notFound.way}</ButtonLink>
      </div>
    </main>
  )
}
