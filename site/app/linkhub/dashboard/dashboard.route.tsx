import { dashboard } from '@nokshi/content/dashboard.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { LogoutButton } from '../../auth/logout-button.tsx'
import { accountPageMeta } from '../../frame/page-meta.ts'
import type { EarlyCalls } from '../../platform/early-answers.ts'
import { myProfileQuery } from '../../platform/session.ts'
import { SetupSteps } from '../../share/setup-steps.tsx'
import { ShareButton } from '../../share/share-panel.tsx'
import { useMedia } from '../../ui/browser/use-media.ts'
import { Button, ButtonLink, SmallButton, TextLink } from '../../ui/button.tsx'
import { Fetched, fetchAhead, useLater } from '../../ui/fetched.tsx'
import { Told } from '../../ui/notices/told.tsx'
import { loadSheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { weeklyReportQuery } from '../../visits/weekly-reports/report-query.ts'
import { saveStatus } from '../editor/save-status.ts'
import { shownProfile } from '../editor/shown-profile.ts'
import { useProfileEditor } from '../editor/use-profile-editor.ts'
import { linkOpensQuery } from '../links/link-opens-query.ts'
import { LinksTab } from '../links/links-tab.tsx'
import { watchBlocks } from '../rows/keep-block.ts'
import { DashboardPreview, loadPreview } from './dashboard-preview.tsx'
import { DashboardSaving } from './dashboard-saving.tsx'
import { useShownBlocks } from './use-shown-blocks.ts'

const loadReportNotice = () =>
  import('../../visits/weekly-reports/report-notice.tsx').then(({ WeeklyReportNotice }) => WeeklyReportNotice)

const loadAnalytics = () => import('../../visits/analytics-tab.tsx').then(({ AnalyticsTab }) => AnalyticsTab)

export const handle: EarlyCalls = {
  calls: [
    'GET /api/linkhubAuth/me/weekly-report',
    'GET /api/linkhubAuth/me/link-checks',
    'GET /api/linkhubAuth/me/videos',
    'GET /api/linkhubAuth/me/shop',
    'GET /api/linkhubAuth/me/payments',
    'GET /api/linkhubAuth/me/registrations',
    'GET /api/linkhubAuth/me/messages/unread',
    'GET /api/linkhubAuth/me/link-opens',
  ],
}

export const meta = accountPageMeta('/dashboard')

export default function DashboardRoute() {
  // The route around this page has asked; asking again by being shown would never end when it fails.
  const query = useQuery({ ...myProfileQuery, refetchOnMount: false, retryOnMount: false })
  const { data: profile, isFetching, refetch } = query
  if (!profile && isFetching)
    return (
      <div className="dash-columns stack">
        <p role="status" className="display-3">
          {dashboard.loading}
        </p>
        {waiting}
      </div>
    )
  if (!profile) return <DashboardFailed onRetry={() => void refetch()} />
  return <Dashboard key={profile.id} profile={profile} />
}

/** What the dashboard is made of could not be fetched, or it broke. */
export function ErrorBoundary() {
  return <DashboardFailed onRetry={() => location.reload()} />
}

function DashboardFailed({ onRetry }: { onRetry: () => void }) {
  const { heading, text, retry, create, home } = dashboard.failed
  return (
    <div className="dash-failed stack items-start gap-16" role="alert">
      <h1 className="display-2">{heading}</h1>
      <p>{text}</p>
      <div className="cluster">
        <Button onClick={onRetry}>{retry}</Button>
        <ButtonLink {...create} look="second" />
      </div>
      <div className="wrap gap-y-4 gap-x-20">
        <TextLink {...home} className="dash-way" />
        <LogoutButton className="dash-way" />
      </div>
    </div>
  )
}

const tabs = ['links', 'appearance', 'analytics'] as const

/** Where a list of rows will be. */
const waiting = (
  <div className="appear-late">
    <Skeleton shape="rows" />
  </div>
)

const loadAppearance = () => import('./appearance-tab.tsx').then(({ AppearanceTab }) => AppearanceTab)

function Dashboard({ profile }: { profile: OwnProfile }) {
  const { isSuspended, timeZone } = profile
  const { editor, state } = useProfileEditor(profile)
  const { data: opens } = useQuery(linkOpensQuery)
  const { data: report } = useQuery(weeklyReportQuery)
  // Which tab is open stands in the address, so that it survives a reload and can be linked to.
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'links'
  useEffect(watchBlocks, [])
  useLater(() => void fetchAhead(loadAppearance, loadAnalytics, loadPreview, loadSheet))
  const { messageSettings: _, ...drafted } = shownProfile(state)
  const shown = {
    ...drafted,
    // Switched on a page of its own, past the editor.
    ...(profile.messageSettings && { messageSettings: profile.messageSettings }),
    ...useShownBlocks(),
  }
  const isBeside = useMedia('(width >= 1024px)')
  // Analytics has nothing to save, but what was changed before may still wait.
  const saving = (tab !== 'analytics' || saveStatus(state).kind !== 'saved') && (
    <DashboardSaving editor={editor} state={state} />
  )
  const { label, ...labels } = dashboard.tabs
  return (
    <div className="dash-columns stack">
      <div className="dash-work column content-start min-width-0 gap-8">
        <DashboardNotices profile={state.saved} />
        {report?.failedAt && report.weekday !== null && (
          <Fetched load={loadReportNotice} with={{ weekday: report.weekday }} />
        )}
        {opens && tab === 'links' && <SetupSteps profile={profile} isVisited={Object.keys(opens).length > 0} />}
        <Tabs
          label={label}
          value={tab}
          onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
          tabs={[
            { value: 'links', label: labels.links, panel: <LinksTab editor={editor} state={state} /> },
            {
              value: 'appearance',
              label: labels.appearance,
              panel: (
                <Fetched load={loadAppearance} with={{ editor, state }}>
                  {waiting}
                </Fetched>
              ),
            },
            {
              value: 'analytics',
              label: labels.analytics,
              panel: (
                <Fetched
                  load={loadAnalytics}
                  with={{ isSuspended, timeZone, firstSteps: <ShareButton profile={profile} /> }}
                >
                  {waiting}
                </Fetched>
              ),
            },
          ]}
          aside={isBeside && saving}
        >
          {state.hasConflict && <EditConflict onClose={editor.closeConflict} />}
        </Tabs>
      </div>
      <DashboardPreview profile={shown} isBeside={isBeside} saving={saving} />
    </div>
  )
}

/** The same was written in two places: what was saved last stays. */
function EditConflict({ onClose }: { onClose: () => void }) {
  const { heading, text, read } = dashboard.conflict

  function close() {
    onClose()
    // The button is gone with the message; the page itself is not.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <section className="summary stack gap-12" role="alert">
      <h2 className="display-3">{heading}</h2>
      <p>{text}</p>
      <SmallButton onClick={close}>{read}</SmallButton>
    </section>
  )
}

function DashboardNotices({ profile: { isSuspended, isListed } }: { profile: OwnProfile }) {
  const { suspended, suspendedLink, unlisted, unlistedLink } = dashboard.notices
  if (!isSuspended && isListed) return null
  return (
    <Told link={isSuspended ? suspendedLink : unlistedLink} isGrave={isSuspended}>
      {isSuspended ? suspended : unlisted}
    </Told>
  )
}
