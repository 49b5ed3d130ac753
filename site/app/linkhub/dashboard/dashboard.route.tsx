import { dashboard } from '@nokshi/content/dashboard.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { LogoutButton } from '../../auth/logout-button.tsx'
import { accountPageMeta } from '../../frame/page-meta.ts'
import { myProfileQuery } from '../../platform/session.ts'
import type { Route } from './+types/dashboard.route.ts'
import { DashboardFailed } from './dashboard-failed.tsx'

/** All parts together, so that no tab has to be fetched when the network may be gone. */
const SeatedDashboard = lazy(async () => {
  const [{ Dashboard }, { WeeklyReportNotice }, { AnalyticsTab }, { FirstSteps }, { SharePanel }] =
    await Promise.all([
      import('./dashboard.tsx'),
      import('../../visits/weekly-reports/report-notice.tsx'),
      import('../../visits/analytics-tab.tsx'),
      import('../../share/first-steps.tsx'),
      import('../../share/share-panel.tsx'),
    ])
  return {
    default: ({ profile }: { profile: OwnProfile }) => (
      <Dashboard
        profile={profile}
        notice={<WeeklyReportNotice />}
        analytics={
          <AnalyticsTab
            isSuspended={profile.isSuspended}
            timeZone={profile.timeZone}
            firstSteps={<FirstSteps profile={profile} />}
          />
        }
        share={<SharePanel profile={profile} />}
      />
    ),
  }
})

export function meta(args: Route.MetaArgs) {
  return accountPageMeta(args, '/dashboard')
}

export default function DashboardRoute() {
  // The route around this page has asked; asking again by being shown would never end when it fails.
  const query = useQuery({ ...myProfileQuery, refetchOnMount: false, retryOnMount: false })
  const { data: profile, isFetching, refetch } = query
  if (!profile && isFetching) return <Loading />
  if (!profile) return <DashboardFailed onRetry={() => void refetch()} logout={<LogoutButton />} />
  return (
    <Suspense fallback={<Loading />}>
      <SeatedDashboard key={profile.id} profile={profile} />
    </Suspense>
  )
}

/** What the dashboard is made of could not be fetched, or it broke. */
export function ErrorBoundary() {
  return <DashboardFailed onRetry={() => location.reload()} logout={<LogoutButton />} />
}

function Loading() {
  return (
    <p role="status" className="display-3">
      {dashboard.loading}
    </p>
  )
}
