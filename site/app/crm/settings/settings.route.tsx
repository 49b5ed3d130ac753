import { crmSettings } from '@nokshi/content/crm/settings.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Tabs } from '../../ui/tabs.tsx'
import { NotificationSettings } from '../calendar/notification-settings.tsx'
import { GoingLive } from '../going-live/going-live.tsx'
import { MailSettings } from '../mails/mail-settings.tsx'
import { CrmPage, crmMeta } from '../parts/crm-page.tsx'
import { useFilters } from '../records/filters-in-url.ts'
import { ReplyTemplates } from '../replies/reply-templates.tsx'
import { AccountSettings } from '../staff/account-settings.tsx'
import { useMe } from '../staff/crm-me.ts'
import { maySee, type SettingsTab, useFurtherPlaces } from '../staff/further-places.ts'
import { TeamPanel } from '../staff/team-panel.tsx'
import { Webhooks } from '../webhooks/webhooks.tsx'
import { ExchangeRates } from './exchange-rates.tsx'
import { OwnLists } from './own-list.tsx'
import { Retention } from './retention.tsx'
import { Stages } from './stages.tsx'
import './settings.css'

export const meta = crmMeta(crmSettings.title)

const tabs: { value: SettingsTab; panel: ReactNode }[] = [
  { value: 'team', panel: <TeamPanel /> },
  {
    value: 'deals',
    panel: (
      <>
        <Stages />
        <OwnLists />
      </>
    ),
  },
  { value: 'money', panel: <ExchangeRates /> },
  { value: 'replies', panel: <ReplyTemplates /> },
  { value: 'mail', panel: <MailSettings /> },
  { value: 'keeping', panel: <Retention /> },
  { value: 'notices', panel: <NotificationSettings /> },
  { value: 'me', panel: <AccountSettings /> },
  {
    value: 'advanced',
    panel: (
      <>
        <GoingLive />
        <Webhooks />
      </>
    ),
  },
]

/** Which part is open stands in the address, so that it survives a reload and can be linked to. */
export default function CrmSettingsRoute() {
  const { role } = useMe()
  const [{ tab }, setFilters] = useFilters(['tab'])
  const own = tabs.filter(({ value }) => maySee(role, value))
  const open = own.find(({ value }) => value === tab)?.value ?? 'team'
  return (
    <CrmPage title={crmSettings.title} actions={<FurtherPlaces />}>
      <Tabs
        label={crmSettings.label}
        value={open}
        onChange={(value) => setFilters({ tab: value })}
        tabs={own.map(({ value, panel }) => ({ value, label: crmSettings.tabs[value], panel }))}
      />
    </CrmPage>
  )
}

/** A phone has them in its menu, and here they would push the settings out of sight. */
function FurtherPlaces() {
  return useFurtherPlaces().map(({ to, label }) => (
    <Link key={to} to={to} className="crm-quiet-button from-900">
      {label}
    </Link>
  ))
}
