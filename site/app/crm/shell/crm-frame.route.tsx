import { crmFrame } from '@nokshi/content/crm/records.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { isRouteErrorResponse, Link, Outlet } from 'react-router'
import { Wordmark } from '../../frame/wordmark.tsx'
import type { EarlyCalls } from '../../platform/early-answers.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { crmMeta } from '../parts/crm-page.tsx'
import { crmClient } from '../records/crm-api.ts'
import { StaffCheck } from '../staff/staff-check.tsx'
import type { Route } from './+types/crm-frame.route.ts'
import { CrmFrame } from './crm-frame.tsx'
import '../../ui/tabs.css'
import '../../ui/sheet.css'
import '../../ui/fields/switch-field.css'
import '../../ui/fields/combobox-field.css'
import '../parts/crm-parts.css'
import '../parts/crm-rows.css'
import '../parts/crm-dialog.css'
import '../parts/crm-fields.css'

export const handle: EarlyCalls = { calls: ['GET /api/crm/me', 'GET /api/crm/updates', 'GET /api/crm/reminders'] }

export const meta = crmMeta(crmFrame.name)

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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const { heading, text } = isMissing ? crmFrame.notFound : crmFrame.failed
  return (
    <main className="crm-alone stack items-start content-start gap-20">
      {home}
      <h1 className="crm-title">{heading}</h1>
      <p>{text}</p>
      <div>
        <ButtonLink to="/crm">{crmFrame.notFound.link}</ButtonLink>
      </div>
    </main>
  )
}
