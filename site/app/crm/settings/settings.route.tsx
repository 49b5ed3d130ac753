import { crmSettings } from '@nokshi/content/crm/settings.ts'
import { type Role, roles } from '@nokshi/contract/roles.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Tabs } from '../../ui/tabs.tsx'
import { NotificationSettings } from '../calendar/notification-settings.tsx'
import { GoingLive, LiveHint, useIsSomethingLeft } from '../going-live/going-live.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { ReplyTemplates } from '../replies/reply-templates.tsx'
import { CrmPage } from '../shell/crm-page.tsx'
import { AccountSettings } from '../staff/account-settings.tsx'
import { useMe } from '../staff/crm-me.ts'
import { useFurtherPlaces } from '../staff/further-places.ts'
import { TeamPanel } from '../staff/team-panel.tsx'
import { Webhooks } from '../webhooks/webhooks.tsx'
import { ExchangeRates } from './exchange-rates.tsx'
import { Retention } from './retention.tsx'
import { Stages } from './stages.tsx'
import './settings.css'

export const meta = crmMeta(crmSettings.title)

type TabName = keyof typeof crmSettings.tabs

interface SettingsTab {
  value: TabName
  /** Who has something to do there. */
  needs: Role
  panel: ReactNode
}

const tabs: SettingsTab[] = [
  { value: 'team', needs: 'viewer', panel: <TeamPanel /> },
  { value: 'live', needs: 'owner', panel: <GoingLive /> },
  { value: 'stages', needs: 'owner', panel: <Stages /> },
  { value: 'money', needs: 'owner', panel: <ExchangeRates /> },
  { value: 'replies', needs: 'member', panel: <ReplyTemplates /> },
  { value: 'webhooks', needs: 'owner', panel: <Webhooks /> },
  { value: 'keeping', needs: 'owner', panel: <Retention /> },
  { value: 'notices', needs: 'viewer', panel: <NotificationSettings /> },
  { value: 'me', needs: 'viewer', panel: <AccountSettings /> },
]

/** Which part is open stands in the address, so that it survives a reload and can be linked to. */
export default function CrmSettingsRoute() {
  const { role } = useMe()
  const [{ tab }, setFilters] = useFilters(['tab'])
  const isSomethingLeft = useIsSomethingLeft(role === 'owner')
  const own = tabs.filter(
    ({ value, needs }) =>
      roles.indexOf(role) >= roles.indexOf(needs) && (value !== 'live' || isSomethingLeft || tab === 'live'),
  )
  const open = own.find(({ value }) => value === tab)?.value ?? 'team'
  return (
    <CrmPage title={crmSettings.title} actions={<FurtherPlaces />}>
      <Tabs
        label={crmSettings.label}
        value={open}
        onChange={(value) => setFilters({ tab: value })}
        tabs={own.map(({ value, panel }) => ({ value, label: crmSettings.tabs[value], panel }))}
      >
        {open === 'team' && role === 'owner' && <LiveHint />}
      </Tabs>
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
