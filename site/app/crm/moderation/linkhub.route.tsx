import { crmCreators } from '@nokshi/content/crm/creators.ts'
import {
  crmLinkhub,
  crmNews,
  crmRegistrations,
  crmReports,
  crmRegistrations as labels,
} from '@nokshi/content/crm/moderation.ts'
import { registrationLabels } from '@nokshi/content/hub-blocks.ts'
import { RegistrationList, type RegistrationToCheck, registers } from '@nokshi/contract/linkhub/registrations.ts'
import { REPORT_CASES_MAX, ReportList, type reportStates, SuspendedPage } from '@nokshi/contract/moderation.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Creators } from '../creators/creators.tsx'
import { CrmFailed, CrmLoading, CrmPage, crmMeta, EmptyState, Rows } from '../parts/crm-page.tsx'
import { ago, moment } from '../parts/time.tsx'
import { crmApi, crmQuery, useChange } from '../records/crm-api.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { useFocusKept } from '../records/focus-kept.ts'
import { useMayChange, useMe } from '../staff/crm-me.ts'
import { PageNewsRow, pageNewsQuery } from './page-news.tsx'
import { ReportCase, ReportedPage, useDecision } from './report-case.tsx'
import './report.css'

export const meta = crmMeta(crmLinkhub.title)

const tabs = ['open', 'registrations', 'closed', 'suspended', 'news', 'creators'] as const

/** What the studio does for the creators of LinkHub. Only owners see their accounts. */
export default function CrmLinkhubRoute() {
  const isOwner = useMe().role === 'owner'
  const [filters, setFilters] = useFilters(['tab', 'state', 'q'])
  const { data } = useQuery(reportsQuery('open'))
  const { data: registrations } = useQuery(registrationsQuery)
  const waiting = { open: data?.waiting, registrations: registrations?.waiting }
  const labels = {
    ...{ ...crmReports.tabs, registrations: crmRegistrations.tab },
    ...{ news: crmNews.tab, creators: crmCreators.title },
  }
  const own = tabs.filter((known) => known !== 'creators' || isOwner)
  // Where something waits when the screen is opened; it does not change when the last of it is decided.
  const first = useRef<(typeof tabs)[number]>(undefined)
  if (data && registrations)
    first.current ??= data.waiting === 0 && registrations.waiting > 0 ? 'registrations' : 'open'
  const tab = own.find((known) => known === filters.tab) ?? first.current ?? 'open'
  const panels = {
    open: <Reports key="open" state="open" />,
    closed: <Reports key="closed" state="closed" />,
    suspended: (
      <ModerationList
        label={crmReports.list.suspended}
        query={suspendedQuery}
        count={({ length }) => length}
        empty={crmReports.empty.suspended}
      >
        {(pages) => <Rows items={pages}>{(page) => <SuspendedRow key={page.username} page={page} />}</Rows>}
      </ModerationList>
    ),
    registrations: (
      <ModerationList
        label={crmRegistrations.list}
        query={registrationsQuery}
        count={({ registrations }) => registrations.length}
        empty={crmRegistrations.empty}
      >
        {({ registrations }) => (
          <Rows items={registrations}>{(one) => <RegistrationRow key={one.id} registration={one} />}</Rows>
        )}
      </ModerationList>
    ),
    news: (
      <ModerationList label={crmNews.list} query={pageNewsQuery} count={({ length }) => length} empty={crmNews.empty}>
        {(news) => <Rows items={news}>{(one) => <PageNewsRow key={one.id} news={one} />}</Rows>}
      </ModerationList>
    ),
    creators: <Creators />,
  }
  const notes = new Map<string, string>([
    ['news', crmNews.note],
    ['creators', crmCreators.note],
  ])
  return (
    <CrmPage title={crmLinkhub.title} note={notes.get(tab) ?? crmReports.note}>
      <Tabs
        label={crmLinkhub.label}
        tabs={own.map((known) => ({
          value: known,
          label: [labels[known], new Map(Object.entries(waiting)).get(known) || ''].join(' ').trim(),
          panel: panels[known],
        }))}
        value={tab}
        onChange={(next) => setFilters({ tab: next, state: undefined, q: undefined })}
      />
    </CrmPage>
  )
}

function Reports({ state }: { state: ReportState }) {
  return (
    <ModerationList
      label={crmReports.list[state]}
      query={reportsQuery(state)}
      count={({ cases }) => cases.length}
      empty={crmReports.empty[state]}
    >
      {({ cases }) => (
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

interface ModerationListProps<Answer> {
  label: string
  query: ReturnType<typeof crmQuery<Answer>>
  count: (answer: Answer) => number
  empty: { title: string; text: string }
  children: (answer: Answer) => ReactNode
}

/** A list that keeps the focus when the row that had it is decided about and leaves. */
function ModerationList<Answer>({ label, query, count, empty, children }: ModerationListProps<Answer>) {
  const { data, error, refetch } = useQuery(query)
  const list = useRef<HTMLElement>(null)
  useFocusKept(list)
  return (
    <section ref={list} tabIndex={-1} className="column gap-16 crm-panel" aria-label={label}>
      {error && <CrmFailed error={error} onRetry={() => void refetch()} />}
      {data === undefined ? !error && <CrmLoading /> : count(data) > 0 ? children(data) : <EmptyState {...empty} />}
    </section>
  )
}

type ReportState = (typeof reportStates)[number]

/** Looked up again: colleagues decide too, and visitors go on reporting. */
function reportsQuery(state: ReportState) {
  return crmQuery(['reports', state], () => crmApi('GET /api/crm/reports', ReportList, { query: { state } }), {
    refetchInterval: 60_000,
  })
}

const suspendedQuery = crmQuery(['suspended-pages'], () =>
  crmApi('GET /api/crm/suspended-pages', SuspendedPage.array()),
)

const registrationsQuery = crmQuery(['registrations'], () => crmApi('GET /api/crm/registrations', RegistrationList))
