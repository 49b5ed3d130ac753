import { hubNotices } from '@nokshi/content/hub.ts'
import { ownPage } from '@nokshi/content/linkhub.ts'
import { hubTitle, Profile } from '@nokshi/contract/linkhub.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { browserApi } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { loginStateQuery, myProfileQuery } from '../../platform/session.ts'
import { useSettings } from '../../platform/use-settings.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import type { Route } from './+types/hub.route.ts'
import { countVisit } from './hub-beacon.ts'
import { copyButtons } from './hub-copy.ts'
import { HubPage } from './hub-page.tsx'
import './hub-owner-bar.css'
import { TextLink } from '../../ui/button.tsx'

/**
 * The public page of a profile within the app. Opened by its address, the server sends it without any app.
 */
export default function HubRoute({ params: { username } }: Route.ComponentProps) {
  const { apiUrl } = useSettings()
  const { missing, back, loading } = hubNotices
  const { data: profile, isError } = useQuery(
    {
      queryKey: ['hub', username],
      queryFn: () => browserApi('GET /api/linkhub/{username}', Profile, { username }),
      // Whoever comes from editing the page wants to see it as it is now.
      staleTime: 0,
      retry: false,
    },
    queryClient,
  )
  const shown = profile?.username
  useEffect(() => {
    if (shown) countVisit({ api: `${apiUrl}/api/traffic/`, name: shown })
  }, [apiUrl, shown])

  useEffect(copyButtons, [])

  // Whatever went wrong: the client wants one notice for all of it.
  if (isError)
    return (
      <>
        <title>{missing.title}</title>
        <Notice title={missing.title} action={back}>
          <bdi>{missing.text(username)}</bdi>
        </Notice>
      </>
    )
  if (!profile) {
    return (
      <main className="hub-waiting" role="status">
        <title>{loading}</title>
        {loading}
      </main>
    )
  }
  return (
    <>
      <title>{hubTitle(profile)}</title>
      <HubOwnerBar profileId={profile.id} />
      <HubPage profile={profile} apiUrl={apiUrl} />
    </>
  )
}

/** Leads owners from their page to the dashboard. It uses what is known, and makes no call. */
function HubOwnerBar({ profileId }: { profileId: string }) {
  const { data: login } = useQuery({ ...loginStateQuery, enabled: false }, queryClient)
  const { data: mine } = useQuery({ ...myProfileQuery, enabled: false }, queryClient)
  if (!login?.loggedIn || mine?.id !== profileId) return null
  const { label, text, edit } = ownPage
  return (
    <nav aria-label={label} className="hub-owner-bar small row gap-x-16 surface">
      <p>{text}</p>
      <TextLink {...edit} />
    </nav>
  )
}
