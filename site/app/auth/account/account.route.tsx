import type { EarlyCalls } from '../../platform/early-answers.ts'
import './account.css'
import { accountPages, authPages } from '@nokshi/content/account.ts'
import { domains } from '@nokshi/content/domains.ts'
import { appSection } from '@nokshi/content/installed-app.ts'
import { linkhubPages } from '@nokshi/content/page-labels.ts'
import { AccountLanguage } from '@nokshi/contract/auth.ts'
import { pathIn, siteLanguages } from '@nokshi/contract/languages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { accountPageMeta } from '../../frame/page-meta.ts'
import { domainQuery } from '../../linkhub/domains/domain-query.ts'
import { PageSettings } from '../../linkhub/settings/page-settings.tsx'
import { browserApi } from '../../platform/api.ts'
import { apiUrl } from '../../platform/api-url.ts'
import { queryClient } from '../../platform/query-client.ts'
import { myProfileQuery, type Session } from '../../platform/session.ts'
import { ButtonLink, SmallButton } from '../../ui/button.tsx'
import { Fetched } from '../../ui/fetched.tsx'
import { RadioChoices } from '../../ui/fields/radio-choices.tsx'
import { useSave } from '../../ui/forms/use-save.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { LogoutButton } from '../logout-button.tsx'
import { AccountSection } from './account-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SafetySection } from './safety-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

export const handle: EarlyCalls = {
  calls: ['GET /api/auth/safety', 'GET /api/auth/language', 'GET /api/auth/sessions', 'GET /api/linkhubAuth/me/domain'],
}

export const meta = accountPageMeta('/account')

export default function AccountRoute() {
  const { hasProfile } = useOutletContext<Session>()
  // One at a time: fields of the same name in two forms would be one to those who hear the page.
  const [opened, setOpened] = useState<'email' | 'password' | 'safety' | 'delete'>()
  const close = () => setOpened(undefined)
  const { back } = accountPages.account
  return (
    <div className="account column gap-10">
      <header className="account-head row between gap-10 gap-x-16">
        <h1 className="display-2">{linkhubPages['/account'].heading}</h1>
        <div className="row between gap-10 gap-x-16">
          {hasProfile && <ButtonLink {...back} look="second" size="small" />}
          <LogoutButton className="button button-second button-small" />
        </div>
      </header>
      {hasProfile && <SettingsSection />}
      {hasProfile && <DomainSection />}
      {hasProfile && <InstalledAppSection />}
      <EmailSection isOpen={opened === 'email'} onOpen={() => setOpened('email')} onClose={close} />
      <PasswordSection isOpen={opened === 'password'} onOpen={() => setOpened('password')} onClose={close} />
      <SafetySection isOpen={opened === 'safety'} onOpen={() => setOpened('safety')} onClose={close} />
      <LanguageSection />
      <SessionsSection />
      <DownloadSection hasProfile={hasProfile} />
      <DeleteSection isOpen={opened === 'delete'} onOpen={() => setOpened('delete')} onClose={close} />
    </div>
  )
}

/** Of the owner's page. */
function SettingsSection() {
  const { data: profile } = useQuery({ ...myProfileQuery, refetchOnMount: false, retryOnMount: false })
  return (
    <AccountSection heading={accountPages.account.settings}>
      {profile && <PageSettings profile={profile} />}
    </AccountSection>
  )
}

const loadDomainSettings = () =>
  import('../../linkhub/domains/domain-settings.tsx').then(({ DomainSettings }) => DomainSettings)

/** Only where the operator offers it. */
function DomainSection() {
  const { data } = useQuery(domainQuery)
  if (!data?.isOffered) return null
  return (
    <AccountSection heading={domains.heading}>
      <Fetched load={loadDomainSettings} with={data} />
    </AccountSection>
  )
}

const loadAppSettings = () => import('../../installed-app/app-settings.tsx').then(({ AppSettings }) => AppSettings)

function InstalledAppSection() {
  const [isOpen, setOpen] = useState(false)
  const { user } = useOutletContext<Session>()
  const { data: profile } = useQuery({ ...myProfileQuery, refetchOnMount: false, retryOnMount: false })
  const { heading, text, open, close } = appSection
  return (
    <AccountSection heading={heading}>
      <p className="soft">{text}</p>
      <SmallButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {open}
      </SmallButton>
      <Sheet title={heading} closeLabel={close} isOpen={isOpen} onOpenChange={setOpen}>
        {user && profile && <Fetched load={loadAppSettings} with={{ userId: user.id, timeZone: profile.timeZone }} />}
      </Sheet>
    </AccountSection>
  )
}

function DownloadSection({ hasProfile }: { hasProfile: boolean }) {
  const { heading, text, action, nothing } = accountPages.account.download
  return (
    <AccountSection heading={heading}>
      <p className="soft">{hasProfile ? text : nothing}</p>
      {hasProfile && (
        <a href={apiUrl(action.path)} download className="button button-second button-small">
          {action.label}
        </a>
      )}
    </AccountSection>
  )
}

const labels = accountPages.account.language

const languageQuery = queryOptions({
  queryKey: ['account-language'],
  queryFn: () => browserApi('GET /api/auth/language', AccountLanguage),
})

/** Of mails and of these screens. */
function LanguageSection() {
  const { data } = useQuery(languageQuery)
  const changing = useSave({
    send: (body: AccountLanguage) => browserApi('PATCH /api/auth/language', AccountLanguage, { body }),
    failed: authPages.failed,
    onDone: ({ language }) => window.location.assign(pathIn(siteLanguages[language], '/account')),
    onSettled: () => queryClient.invalidateQueries(languageQuery),
  })
  return (
    <AccountSection heading={labels.heading}>
      <p className="soft">{labels.text}</p>
      <RadioChoices
        name="account-language"
        legend={labels.label}
        choices={Object.values(siteLanguages).map(({ code, ownName }) => ({ value: code, label: ownName, lang: code }))}
        chosen={changing.isPending ? changing.variables.language : data?.language}
        isDisabled={data === undefined}
        onChoose={(language) => changing.mutate({ language })}
      />
    </AccountSection>
  )
}
