import { dashboard } from '@nokshi/content/dashboard.ts'
import { frame } from '@nokshi/content/frame.ts'
import { hubAddress, pictureAt } from '@nokshi/contract/linkhub.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { queryClient } from '../../platform/query-client.ts'
import { loginStateQuery, myProfileQuery } from '../../platform/session.ts'
import { useSettings } from '../../platform/use-settings.ts'
import { IconButton } from '../../ui/icon-button.tsx'

interface DashboardHeaderProps {
  home: ReactNode
  logout: ReactNode
  languages: ReactNode
  messages: ReactNode
  share: (profile: OwnProfile) => ReactNode
}

const MENU = 'dash-menu'

/** Follows what the route around the page finds out, and never asks itself. */
export function DashboardHeader({ home, logout, languages, messages, share }: DashboardHeaderProps) {
  const { siteUrl } = useSettings()
  const { data: login } = useQuery({ ...loginStateQuery, enabled: false }, queryClient)
  const { data } = useQuery({ ...myProfileQuery, enabled: false }, queryClient)
  // The profile may have been fetched by an earlier page; until it is known who is there, it is nobody's.
  const profile = login?.loggedIn ? data : undefined
  return (
    <header className="dash-bar fold-below" data-empty={!profile || undefined}>
      <a className="skip-link" href="#main">
        {dashboard.skip}
      </a>
      {home}
      {profile && (
        <>
          <Link to={dashboard.picture.to} className="dash-picture stack center" aria-label={dashboard.picture.label}>
            {profile.profileImage ? <img src={pictureAt(profile.profileImage, 96)} alt="" /> : profile.name.at(0)}
          </Link>
          <div className="dash-words">
            <h1 className="dash-welcome break-anywhere">
              {dashboard.welcome} <bdi>{profile.name}</bdi>
            </h1>
            <p className="dash-address micro break-anywhere" dir="ltr">
              {hubAddress(siteUrl, profile.username).replace(/^https?:\/\/(www\.)?/, '')}
            </p>
          </div>
          {share(profile)}
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
          {messages}
          <div className="dash-logout from-1024">{logout}</div>
          {/* The browser opens and closes it. */}
          <IconButton className="dash-menu-open" label={frame.menu} icon={Menu} popoverTarget={MENU} />
          <div id={MENU} popover="auto" className="dash-menu cloth">
            <Link to={dashboard.account.to} className="dash-way">
              {dashboard.account.label}
            </Link>
            {languages}
            <Link to={dashboard.failed.home.to} className="dash-way">
              {dashboard.failed.home.label}
            </Link>
            {logout}
          </div>
        </>
      )}
    </header>
  )
}
