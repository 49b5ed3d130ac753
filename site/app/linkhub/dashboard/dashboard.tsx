import { dashboard } from '@nokshi/content/dashboard.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useMedia } from '../../ui/browser/use-media.ts'
import { Fetched, fetchAhead, useLater } from '../../ui/fetched.tsx'
import { loadSheet } from '../../ui/sheet.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { saveStatus } from '../editor/save-status.ts'
import { shownProfile } from '../editor/shown-profile.ts'
import { useProfileEditor } from '../editor/use-profile-editor.ts'
import { LinksTab } from '../links/links-tab.tsx'
import { useShownPayments } from '../payments/payments-query.ts'
import { useShownRegistrations } from '../registrations/registrations-query.ts'
import { watchBlocks } from '../rows/keep-block.ts'
import { useShownProducts } from '../shop/shop-query.ts'
import { DashboardConflict } from './dashboard-conflict.tsx'
import { DashboardNotices } from './dashboard-notices.tsx'
import { DashboardPreview, loadPreview } from './dashboard-preview.tsx'
import { DashboardSaving } from './dashboard-saving.tsx'

interface DashboardProps {
  profile: OwnProfile
  /** What other slices put on the table. */
  notice: ReactNode
  loadAnalytics: () => Promise<(props: AnalyticsProps) => ReactNode>
  share: ReactNode
  setupSteps: ReactNode
}

interface AnalyticsProps {
  isSuspended: boolean
  timeZone: string
  firstSteps: ReactNode
}

const loadAppearance = () => import('./appearance-tab.tsx').then(({ AppearanceTab }) => AppearanceTab)

export function Dashboard({ profile, notice, loadAnalytics, share, setupSteps }: DashboardProps) {
  const { isSuspended, timeZone } = profile
  const { editor, state } = useProfileEditor(profile)
  const [tab, openTab] = useDashboardTab()
  useEffect(watchBlocks, [])
  useLater(() => void fetchAhead(loadAppearance, loadAnalytics, loadPreview, loadSheet))
  const { messageSettings: _, ...drafted } = shownProfile(state)
  const shown = {
    ...drafted,
    // Switched on a page of its own, past the editor.
    ...(profile.messageSettings && { messageSettings: profile.messageSettings }),
    ...useShownPayments(),
    ...useShownRegistrations(),
    ...useShownProducts(),
  }
  const isBeside = useMedia('(width >= 1024px)')
  // Analytics has nothing to save, but what was changed before may still wait.
  const saving = (tab !== 'analytics' || saveStatus(state).kind !== 'saved') && (
    <DashboardSaving editor={editor} state={state} />
  )
  const { label, ...labels } = dashboard.tabs
  return (
    <div className="dash-columns stack">
      <div className="dash-work column content-start min-width-0">
        <DashboardNotices profile={state.saved} />
        {notice}
        {setupSteps}
        <Tabs
          label={label}
          value={tab}
          onChange={openTab}
          tabs={[
            { value: 'links', label: labels.links, panel: <LinksTab editor={editor} state={state} /> },
            {
              value: 'appearance',
              label: labels.appearance,
              panel: (
                <Fetched load={loadAppearance} with={{ editor, state }}>
                  <Waiting />
                </Fetched>
              ),
            },
            {
              value: 'analytics',
              label: labels.analytics,
              panel: (
                <Fetched load={loadAnalytics} with={{ isSuspended, timeZone, firstSteps: share }}>
                  <Waiting />
                </Fetched>
              ),
            },
          ]}
          aside={isBeside && saving}
        >
          <DashboardConflict editor={editor} state={state} />
        </Tabs>
      </div>
      <DashboardPreview profile={shown} isBeside={isBeside} saving={saving} />
    </div>
  )
}

/** Where a list of rows will be. */
export function Waiting() {
  return (
    <div className="dash-waiting stack gap-12 appear-late" aria-hidden>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} />
      ))}
    </div>
  )
}

const tabs = ['links', 'appearance', 'analytics'] as const
type DashboardTab = (typeof tabs)[number]

/** Which tab is open stands in the address, so that it survives a reload and can be linked to. */
function useDashboardTab() {
  const [search, setSearch] = useSearchParams()
  const open = tabs.find((tab) => tab === search.get('tab')) ?? 'links'

  function openTab(tab: DashboardTab) {
    setSearch({ tab }, { replace: true, preventScrollReset: true })
  }

  return [open, openTab] as const
}
