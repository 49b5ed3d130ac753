import { dashboard } from '@nokshi/content/dashboard.ts'
import { frame } from '@nokshi/content/frame.ts'
import { language } from '@nokshi/content/language.ts'
import { hubAddress, pictureAt } from '@nokshi/contract/linkhub.ts'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Menu } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, Outlet, useNavigationType } from 'react-router'
import { LogoutButton } from '../../auth/logout-button.tsx'
import { LanguageLinks } from '../../frame/language-links.tsx'
import { Wordmark } from '../../frame/wordmark.tsx'
import { MessagesLink } from '../../messages/messages-link.tsx'
import { queryClient } from '../../platform/query-client.ts'
import { loginStateQuery, myProfileQuery } from '../../platform/session.ts'
import { useSettings } from '../../platform/use-settings.ts'
import { SharePanel } from '../../share/share-panel.tsx'
import { Fetched, useLater } from '../../ui/fetched.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { initialOf } from '../hub/initial-of.ts'
import './dashboard.css'
import './dashboard-header.css'
import { TextLink } from '../../ui/button.tsx'

/** Around the dashboard: a quiet bar of its own in place of the studio's header and footer. */
export default function DashboardFrameRoute() {
  const navigation = useNavigationType()
  const [hasNavigated] = useState(navigation !== 'POP')
  // Whoever comes from another page has lost the link they followed; screen readers begin here.
  useEffect(() => {
    if (hasNavigated) document.getElementById('main')?.focus({ preventScroll: true })
  }, [hasNavigated])
  return (
    <>
      <DashboardHeader />
      <main id="main" tabIndex={-1} className="dash small">
        <App />
        <Outlet />
      </main>
    </>
  )
}

/** Before that of the site: browsers take the first. */
export function links() {
  return [{ rel: 'manifest', href: `${language.prefix}/dashboard.webmanifest` }]
}

const loadApp = () => import('../../installed-app/dashboard-app.tsx').then(({ DashboardApp }) => DashboardApp)

function App() {
  const [isNeeded, setNeeded] = useState(false)
  useLater(() => setNeeded(true))
  useEffect(() => {
    if (!navigator.onLine) setNeeded(true)
  }, [])
  return isNeeded && <Fetched load={loadApp} with={{}} />
}

const MENU = 'dash-menu'

/** Follows what the route around the page finds out, and never asks itself. */
function DashboardHeader() {
  const { siteUrl } = useSettings()
  const { data: login } = useQuery({ ...loginStateQuery, enabled: false }, queryClient)
  const { data } = useQuery({ ...myProfileQuery, enabled: false }, queryClient)
  // The profile may have been fetched by an earlier page; until it is known who is there, it is nobody's.
  const profile = login?.loggedIn ? data : undefined
  return (
    <header className="dash-bar line-below" data-empty={!profile || undefined}>
      <a className="skip-link" href="#main">
        {dashboard.skip}
      </a>
      <Link to="/" discover="none" className="dash-home stack tap-height">
        <Wordmark label={frame.home} />
      </Link>
      {profile && (
        <>
          <Link
            to={dashboard.picture.to}
            className="dash-picture stack center"
            aria-label={dashboard.picture.label}
            data-initial={profile.profileImage ? undefined : initialOf(profile.name)}
          >
            {profile.profileImage && <img src={pictureAt(profile.profileImage, 96)} alt="" />}
          </Link>
          <div className="dash-words">
            <h1 className="dash-welcome break-anywhere">
              {dashboard.welcome} <bdi>{profile.name}</bdi>
            </h1>
            <p className="soft micro break-anywhere">
              <bdi dir="ltr">{hubAddress(siteUrl, profile).replace(/^https?:\/\/(www\.)?|\/$/g, '')}</bdi>
            </p>
          </div>
          <SharePanel profile={profile} />
          <a
            href={`/hub/${profile.username}`}
            target="_blank"
            rel="noopener"
            className="dash-live button button-second button-small"
          >
            {dashboard.live}
            <ExternalLink aria-hidden size={16} />
            <span className="sr-only"> {dashboard.newTab}</span>
          </a>
          <MessagesLink />
          <div className="dash-logout from-1024">
            <LogoutButton className="dash-way" />
          </div>
          {/* The browser opens and closes it. */}
          <IconButton className="dash-menu-open" label={frame.menu} icon={Menu} popoverTarget={MENU} />
          <div id={MENU} popover="auto" className="dash-menu surface">
            <TextLink {...dashboard.account} className="dash-way" />
            <LanguageLinks className="gap-20" />
            <TextLink {...dashboard.failed.home} className="dash-way" />
            <LogoutButton className="dash-way" />
          </div>
        </>
      )}
    </header>
  )
}
