import { accountPages } from '@nokshi/content/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { LogoutButton } from '../auth/logout-button.tsx'
import { knownPageMeta } from '../frame/page-meta.ts'
import { myProfileQuery } from '../platform/session.ts'
import type { Route } from './+types/dashboard.route.ts'

export function meta(args: Route.MetaArgs) {
  return knownPageMeta(args, '/dashboard', 'account', true)
}

export default function DashboardRoute() {
  const { data: profile } = useQuery(myProfileQuery)
  if (!profile) return null
  const { welcome, text, live, newTab } = accountPages.dashboard
  const address = `/hub/${profile.username}`
  return (
    <section className="paper-section grid justify-items-start gap-6">
      <h1 className="display-1">
        {welcome} <bdi>{profile.name}</bdi>
      </h1>
      <p className="lead">
        {text} <bdi>{address}</bdi>.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={address} target="_blank" rel="noopener" className="button">
          {live}
          <span className="sr-only"> {newTab}</span>
        </a>
        <LogoutButton />
      </div>
    </section>
  )
}
