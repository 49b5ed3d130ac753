import { crmRegistrations, crmReports, crmRegistrations as labels } from '@nokshi/content/crm/moderation.ts'
import { REPORT_CASES_MAX, type SuspendedPage } from '@nokshi/contract/moderation.ts'
import { useQuery } from '@tanstack/react-query'
import { Tabs } from '../../ui/tabs.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { ModerationList } from './moderation-list.tsx'
import { ReportCase } from './report-case.tsx'
import { type ReportState, registrationsQuery, reportsQuery, suspendedQuery } from './report-queries.ts'
import './report.css'
import { registrationLabels } from '@nokshi/content/hub-blocks.ts'
import { RegistrationList, type RegistrationToCheck, registers } from '@nokshi/contract/linkhub/registrations.ts'
import { SmallButton } from '../../ui/button.tsx'
import { ago, moment } from '../parts/ago.ts'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { useDecision } from './report-decide.ts'
import { ReportedPage } from './report-page-link.tsx'

export const meta = crmMeta(crmReports.title)

const tabs = ['open', 'closed', 'suspended', 'registrations'] as const

export default function CrmReportsRoute() {
  const [filters, setFilters] = useFilters(['tab'])
  const { data } = useQuery(reportsQuery('open'))
  const { data: registrations } = useQuery(registrationsQuery)
  const waiting = { open: data?.waiting, registrations: registrations?.waiting }
  const labels = { ...crmReports.tabs, registrations: crmRegistrations.tab }
  const tab = tabs.find((known) => known === filters.tab) ?? 'open'
  const panels = {
    open: <ReportList key="open" state="open" />,
    closed: <ReportList key="closed" state="closed" />,
    suspended: <SuspendedPages />,
    registrations: <Registrations />,
  }
  return (
    <CrmPage title={crmReports.title} note={crmReports.note}>
      <Tabs
        label={crmReports.label}
        tabs={tabs.map((known) => ({
          value: known,
          label: [labels[known], new Map(Object.entries(waiting)).get(known) || ''].join(' ').trim(),
          panel: panels[known],
        }))}
        value={tab}
        onChange={(next) => setFilters({ tab: next === 'open' ? undefined : next })}
      />
    </CrmPage>
  )
}

/** Page by page, because that is what is decided about. */
function ReportList({ state }: { state: ReportState }) {
  const query = useQuery(reportsQuery(state))
  return (
    <ModerationList
      label={crmReports.list[state]}
      query={query}
      items={query.data?.cases}
      empty={crmReports.empty[state]}
    >
      {(cases) => (
        <>
          {cases.map((found) => (
            <ReportCase key={`${found.username} ${found.decidedAt}`} found={found} />
          ))}
          {cases.length === REPORT_CASES_MAX && <p className="crm-small">{crmReports.full}</p>}
        </>
      )}
    </ModerationList>
  )
}

/** Pages that the studio keeps off the web, whatever they were reported for. */
function SuspendedPages() {
  const query = useQuery(suspendedQuery)
  return (
    <ModerationList
      label={crmReports.list.suspended}
      query={query}
      items={query.data}
      empty={crmReports.empty.suspended}
    >
      {(pages) => (
        <ul className="crm-rows">
          {pages.map((page) => (
            <SuspendedRow key={page.username} page={page} />
          ))}
        </ul>
      )}
    </ModerationList>
  )
}

function SuspendedRow({ page }: { page: SuspendedPage }) {
  const mayChange = useMayChange()
  const decide = useDecision()
  return (
    <li className="crm-row">
      <div className="crm-row-words">
        <ReportedPage page={page} />
        <p className="crm-small">
          <time dateTime={new Date(page.suspendedAt).toISOString()} title={moment(page.suspendedAt)}>
            {crmReports.suspendedSince(ago(page.suspendedAt))}
          </time>
        </p>
      </div>
      {mayChange && (
        <SmallButton disabled={decide.isPending} onClick={() => decide.mutate({ page, decision: 'restore' })}>
          {crmReports.restore.label}
          <span className="sr-only"> {page.name}</span>
        </SmallButton>
      )}
    </li>
  )
}

const { kinds } = registrationLabels.en

/** Numbers that owners name on their pages, to be looked up in the registers. */
function Registrations() {
  const query = useQuery(registrationsQuery)
  return (
    <ModerationList label={labels.list} query={query} items={query.data?.registrations} empty={labels.empty}>
      {(registrations) => (
        <ul className="crm-rows">
          {registrations.map((registration) => (
            <RegistrationRow key={registration.id} registration={registration} />
          ))}
        </ul>
      )}
    </ModerationList>
  )
}

function RegistrationRow({ registration }: { registration: RegistrationToCheck }) {
  const mayChange = useMayChange()
  const { id, kind, number, endsOn, checkedOn, changedAt, name, username } = registration
  const isChecked = checkedOn !== null
  const checking = useChange({
    send: () =>
      crmApi('POST /api/crm/registrations/{id}/check', RegistrationList, {
        id,
        body: { isChecked: !isChecked, number, endsOn, name, username },
      }),
    done: () => (isChecked ? labels.uncheck.done(name) : labels.check.done(name)),
  })
  return (
    <li className="crm-row">
      <div className="crm-row-words">
        <ReportedPage page={registration} />
        <p>
          {registers[kind] ? (
            <a className="crm-text-link" href={registers[kind]} target="_blank" rel="noreferrer">
              {kinds[kind]}
            </a>
          ) : (
            kinds[kind]
          )}
          : <strong dir="ltr">{number}</strong>
        </p>
        <p className="crm-small">
          {isChecked ? labels.checked(checkedOn) : labels.waits(ago(changedAt))}
          {endsOn !== null && `, ${labels.until(endsOn)}`}
        </p>
      </div>
      {mayChange && (
        <SmallButton disabled={checking.isPending} onClick={() => checking.mutate()}>
          {isChecked ? labels.uncheck.label : labels.check.label}
          <span className="sr-only"> {`${kinds[kind]}, ${name}`}</span>
        </SmallButton>
      )}
    </li>
  )
}
