import { Profile } from '@nokshi/contract/linkhub.ts'
import { isRouteErrorResponse } from 'react-router'
import { apiContext } from '../platform/load-context.ts'
import { FaultNotice } from '../ui/fault-notice.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/hub.route.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  return context.get(apiContext).get(`/api/linkhub/${encodeURIComponent(params.username)}`, Profile)
}

export function meta({ loaderData: profile, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!profile) return [{ title: isMissing(error) ? 'Profile Not Found' : 'Something went wrong' }]
  return [{ title: `${profile.name} (@${profile.username})` }, { name: 'description', content: profile.bio }]
}

export default function HubRoute({ loaderData: profile }: Route.ComponentProps) {
  return (
    <main>
      <h1 dir="auto">{profile.name}</h1>
      <p className="soft">@{profile.username}</p>
      <p dir="auto">{profile.bio}</p>
      {profile.customLinks.length > 0 && (
        <ul>
          {profile.customLinks.map((link) => (
            <li key={`${link.title} ${link.url}`}>
              <a href={link.url} dir="auto" rel="noopener nofollow ugc">
                {link.title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  if (!isMissing(error)) return <FaultNotice error={error} />
  return (
    <Notice title="Profile Not Found" action={{ to: '/products', label: 'Back to Products' }}>
      The profile for @{params.username} does not exist.
    </Notice>
  )
}

function isMissing(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 404
}
