import { ownPage } from '@nokshi/content/linkhub.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { queryClient } from '../../platform/query-client.ts'
import { loginStateQuery, myProfileQuery } from '../../platform/session.ts'
import './hub-owner-bar.css'

/** Leads owners from their page to the dashboard. It uses what is known, and makes no call. */
export function HubOwnerBar({ profileId }: { profileId: string }) {
  const { data: login } = useQuery({ ...loginStateQuery, enabled: false }, queryClient)
  const { data: mine } = useQuery({ ...myProfileQuery, enabled: false }, queryClient)
  if (!login?.loggedIn || mine?.id !== profileId) return null
  const { label, text, edit } = ownPage
  return (
    <nav aria-label={label} className="hub-owner-bar small row cloth">
      <p>{text}</p>
      <Link to={edit.to} className="strong underlined tap-height inline-row">
        {edit.label}
      </Link>
    </nav>
  )
}
