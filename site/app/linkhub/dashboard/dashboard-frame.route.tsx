import { frame } from '@nokshi/content/frame.ts'
import { useEffect, useState } from 'react'
import { Link, Outlet, useNavigationType } from 'react-router'
import { LogoutButton } from '../../auth/logout-button.tsx'
import { LanguageLinks } from '../../frame/language-links.tsx'
import { Wordmark } from '../../frame/wordmark.tsx'
import { MessagesLink } from '../../messages/messages-link.tsx'
import { SharePanel } from '../../share/share-panel.tsx'
import { DashboardHeader } from './dashboard-header.tsx'
import './dashboard.css'

/** Around the dashboard: a quiet bar of its own in place of the studio's header and footer. */
export default function DashboardFrameRoute() {
  useFocusOnArrival()
  return (
    <>
      <DashboardHeader
        home={
          <Link to="/" className="dash-home stack tap-height">
            <Wordmark label={frame.home} />
          </Link>
        }
        logout={<LogoutButton className="dash-way" />}
        languages={<LanguageLinks />}
        messages={<MessagesLink />}
        share={(profile) => <SharePanel profile={profile} />}
      />
      <main id="main" tabIndex={-1} className="dash small">
        <Outlet />
      </main>
    </>
  )
}

/** Whoever comes from another page has lost the link they followed; screen readers begin here. */
function useFocusOnArrival() {
  const navigation = useNavigationType()
  const [hasNavigated] = useState(navigation !== 'POP')
  useEffect(() => {
    if (hasNavigated) document.getElementById('main')?.focus({ preventScroll: true })
  }, [hasNavigated])
}
