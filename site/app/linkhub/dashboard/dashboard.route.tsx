import { dashboard } from '@nokshi/content/dashboard.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LogoutButton } from '../../auth/logout-button.tsx'
import { accountPageMeta } from '../../frame/page-meta.ts'
import { myProfileQuery } from '../../platform/session.ts'
import { SetupSteps } from '../../share/setup-steps.tsx'
import { ShareButton } from '../../share/share-button.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { WeeklyReportNotice } from '../../visits/weekly-reports/report-notice.tsx'
import { linkOpensQuery } from '../links/link-opens-query.ts'
import type { Route } from './+types/dashboard.route.ts'
import { Dashboard, Waiting } from './dashboard.tsx'

const loadAnalytics = () => import('../../visits/analytics-tab.tsx').then(({ AnalyticsTab }) => AnalyticsTab)

export function meta(args: Route.MetaArgs) {
  return accountPageMeta(args, '/dashboard')
}

export default function DashboardRoute() {
  // The route around this page has asked; asking again by being shown would never end when it fails.
  const query = useQuery({ ...myProfileQuery, refetchOnMount: false, retryOnMount: false })
  const { data: profile, isFetching, refetch } = query
  if (!profile && isFetching) return <Loading />
  if (!profile) return <DashboardFailed onRetry={() => void refetch()} logout={<LogoutButton className="dash-way" />} />
  return (
    <Dashboard
      key={profile.id}
      profile={profile}
      notice={<WeeklyReportNotice />}
      loadAnalytics={loadAnalytics}
      share={<ShareButton profile={profile} />}
      setupSteps={<OwnSetupSteps profile={profile} />}
    />
  )
}

function OwnSetupSteps({ profile }: { profile: OwnProfile }) {
  const { data: opens } = useQuery(linkOpensQuery)
  return opens && <SetupSteps profile={profile} isVisited={Object.keys(opens).length > 0} />
}

/** What the dashboard is made of could not be fetched, or it broke. */
export function ErrorBoundary() {
  return <DashboardFailed onRetry={() => location.reload()} logout={<LogoutButton className="dash-way" />} />
}

function Loading() {
  return (
    <div className="dash-columns stack">
      <p role="status" className="display-3">
        {dashboard.loading}
      </p>
      <Waiting />
    </div>
  )
}

/** Stands in the place of the dashboard when the profile could not be fetched. */
function DashboardFailed({ onRetry, logout }: { onRetry: () => void; logout: ReactNode }) {
  const { heading, text, retry, create, home } = dashboard.failed
  return (
    <div className="dash-failed stack items-start gap-16" role="alert">
      <h1 className="display-2">{heading}</h1>
      <p>{text}</p>
      <div className="cluster">
        <Button onClick={onRetry}>{retry}</Button>
        <ButtonLink to={create.to} look="second">
          {create.label}
        </ButtonLink>
      </div>
      <div className="wrap gap-y-4 gap-x-20">
        <Link to={home.to} className="dash-way">
          {home.label}
        </Link>
        {logout}
      </div>
    </div>
  )
}
