import { dashboard } from '@nokshi/content/dashboard.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { Tabs } from '../../ui/tabs.tsx'
import { shownProfile } from '../editor/shown-profile.ts'
import { useProfileEditor } from '../editor/use-profile-editor.ts'
import { LinksTab } from '../links/links-tab.tsx'
import { useShownPayments } from '../payments/payments-query.ts'
import { useShownRegistrations } from '../registrations/registrations-query.ts'
import { watchBlocks } from '../rows/keep-block.ts'
import { useShownProducts } from '../shop/shop-query.ts'
import { AppearanceTab } from './appearance-tab.tsx'
import { DashboardConflict } from './dashboard-conflict.tsx'
import { DashboardNotices } from './dashboard-notices.tsx'
import { DashboardPreview } from './dashboard-preview.tsx'
import { DashboardSaving } from './dashboard-saving.tsx'
import { useDashboardTab } from './use-dashboard-tab.ts'

interface DashboardProps {
  profile: OwnProfile
  /** What other slices put on the table. */
  notice: ReactNode
  analytics: ReactNode
  share: ReactNode
}

export function Dashboard({ profile, notice, analytics, share }: DashboardProps) {
  const { editor, state } = useProfileEditor(profile)
  const [tab, openTab] = useDashboardTab()
  useEffect(watchBlocks, [])
  /** A name that is only being tried: it shows in the preview, and is saved when its owner says so. */
  const [triedUsername, tryUsername] = useState<string>()
  const { messageSettings: _, ...drafted } = shownProfile(state, triedUsername)
  const shown = {
    ...drafted,
    // Switched on a page of its own, past the editor.
    ...(profile.messageSettings && { messageSettings: profile.messageSettings }),
    ...useShownPayments(),
    ...useShownRegistrations(),
    ...useShownProducts(),
  }
  const { label, ...labels } = dashboard.tabs
  return (
    <div className="dash-columns">
      <div className="dash-work">
        <DashboardNotices profile={state.saved} />
        {notice}
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
                <AppearanceTab
                  editor={editor}
                  state={state}
                  triedUsername={triedUsername}
                  onTryUsername={tryUsername}
                />
              ),
            },
            { value: 'analytics', label: labels.analytics, panel: analytics },
          ]}
          aside={<DashboardSaving editor={editor} state={state} />}
        >
          <DashboardConflict editor={editor} state={state} />
        </Tabs>
      </div>
      <DashboardPreview profile={shown} share={share} />
    </div>
  )
}
