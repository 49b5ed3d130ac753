import { accountPages, pages } from '@nokshi/content/pages.ts'
import { useOutletContext } from 'react-router'
import { LogoutButton } from '../auth/logout-button.tsx'
import { knownPageMeta } from '../frame/page-meta.ts'
import type { Session } from '../platform/session.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/create-linkhub.route.ts'

export function meta(args: Route.MetaArgs) {
  return knownPageMeta(args, '/create-linkhub', 'account', true)
}

export default function CreateLinkhubRoute() {
  const { user } = useOutletContext<Session>()
  const { text, back } = accountPages.createLinkhub
  return (
    <section className="paper-section grid justify-items-start gap-6">
      <h1 className="display-1">{pages['/create-linkhub'].heading}</h1>
      <p className="lead">
        {text} <bdi>{user?.email}</bdi>.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={back.to} look="second">
          {back.label}
        </ButtonLink>
        <LogoutButton />
      </div>
    </section>
  )
}
