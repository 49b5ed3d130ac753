import { accountPages } from '@nokshi/content/account.ts'
import { pages } from '@nokshi/content/pages.ts'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { knownPageMeta } from '../frame/page-meta.ts'
import type { Session } from '../platform/session.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/account.route.ts'
import { DeleteSection } from './delete-section.tsx'
import { DownloadSection } from './download-section.tsx'
import { EmailSection } from './email-section.tsx'
import { LogoutButton } from './logout-button.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import './account.css'

export function meta(args: Route.MetaArgs) {
  return knownPageMeta(args, '/account', 'account', true)
}

export default function AccountRoute() {
  const { hasProfile } = useOutletContext<Session>()
  // One at a time: fields of the same name in two forms would be one to those who hear the page.
  const [opened, setOpened] = useState<'email' | 'password' | 'delete'>()
  const close = () => setOpened(undefined)
  const { back } = accountPages.account
  return (
    <div className="account">
      <header className="account-head">
        <h1 className="display-2">{pages['/account'].heading}</h1>
        <div className="account-ways">
          {hasProfile && (
            <ButtonLink to={back.to} look="second" size="small">
              {back.label}
            </ButtonLink>
          )}
          <LogoutButton />
        </div>
      </header>
      <EmailSection isOpen={opened === 'email'} onOpen={() => setOpened('email')} onClose={close} />
      <PasswordSection isOpen={opened === 'password'} onOpen={() => setOpened('password')} onClose={close} />
      <SessionsSection />
      <DownloadSection hasProfile={hasProfile} />
      <DeleteSection isOpen={opened === 'delete'} onOpen={() => setOpened('delete')} onClose={close} />
    </div>
  )
}
