import { dashboard } from '@nokshi/content/dashboard.ts'
import { useEffect, useState } from 'react'
import { Link, Outlet, useNavigationType } from 'react-router'
import { LogoutButton } from '../../auth/logout-button.tsx'
import { Wordmark } from '../../frame/wordmark.tsx'
import analyticsStylesheet from '../../visits/analytics.css?url'
import { editorStyles } from '../editor/editor-styles.ts'
import type { Route } from './+types/dashboard-frame.route.ts'
import dashboardStylesheet from './dashboard.css?url'
import { DashboardHeader } from './dashboard-header.tsx'

export function links(): Route.LinkDescriptors {
  const own = [dashboardStylesheet, analyticsStylesheet].map((href) => ({ rel: 'stylesheet', href }))
  return [...editorStyles, ...own]
}

/** Around the dashboard: a quiet bar of its own in place of the studio's header and footer. */
export default function DashboardFrameRoute() {
  useFocusOnArrival()
  return (
    <>
      <DashboardHeader
        home={
          <Link to="/" className="dash-home">
            <Wordmark label={dashboard.home} />
          </Link>
        }
        logout={<LogoutButton />}
      />
      <main id="main" tabIndex={-1} className="dash">
        <Outlet />
      </main>
    </>
  )
}

/** Whoever comes from another page of the site has lost the link they followed; those who hear the page begin here. */
function useFocusOnArrival() {
  const navigation = useNavigationType()
  const [hasNavigated] = useState(navigation !== 'POP')
  useEffect(() => {
    if (hasNavigated) document.getElementById('main')?.focus({ preventScroll: true })
  }, [hasNavigated])
}
