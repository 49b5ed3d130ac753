import { dashboard } from '@nokshi/content/dashboard.ts'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { queryClient } from '../../platform/query-client.ts'
import { loginStateQuery, myProfileQuery } from '../../platform/session.ts'

/** Follows what the route around the page finds out, and never asks itself. */
export function DashboardHeader({ home, logout }: { home: ReactNode; logout: ReactNode }) {
  const { data: login } = useQuery({ ...loginStateQuery, enabled: false }, queryClient)
  const { data } = useQuery({ ...myProfileQuery, enabled: false }, queryClient)
  // The profile may have been fetched by an earlier page; until it is known who is there, it is nobody's.
  const profile = login?.loggedIn ? data : undefined
  return (
    <header className="dash-bar row fold-below">
      <a className="skip-link" href="#main">
        {dashboard.skip}
      </a>
      {home}
      {profile && (
        <>
          <h1 className="dash-welcome break-anywhere">
            {dashboard.welcome} <bdi>{profile.name}</bdi>
          </h1>
          <div className="dash-ways row gap-y-4 gap-x-20">
            <a
              href={`/hub/${profile.username}`}
              target="_blank"
              rel="noopener"
              className="button button-second button-small"
            >
              {dashboard.live}
              <ExternalLink aria-hidden size={16} />
              <span className="sr-only"> {dashboard.newTab}</span>
            </a>
            <Link to={dashboard.messages.to} className="dash-way">
              {dashboard.messages.label}
            </Link>
            <Link to={dashboard.account.to} className="dash-way">
              {dashboard.account.label}
            </Link>
            {logout}
          </div>
        </>
      )}
    </header>
  )
}
