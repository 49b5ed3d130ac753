import { useOutletContext } from 'react-router'
import { LogoutButton } from '../../auth/logout-button.tsx'
import { accountPageMeta } from '../../frame/page-meta.ts'
import type { Session } from '../../platform/session.ts'
import type { Route } from './+types/create-linkhub.route.ts'
import { CreateProfile } from './create-profile.tsx'

export function meta(args: Route.MetaArgs) {
  return accountPageMeta(args, '/create-linkhub')
}

export default function CreateLinkhubRoute() {
  const { user } = useOutletContext<Session>()
  // The route around this one lets nobody through who is not logged in.
  if (!user) return null
  return <CreateProfile user={user} logout={<LogoutButton />} />
}
