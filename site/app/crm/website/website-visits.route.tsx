import { crmWebsite } from '@nokshi/content/crm/website.ts'
import type { SiteAnalytics } from '@nokshi/contract/crm/website.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { AnalyticsFigures } from '../../visits/analytics-figures.tsx'
import { Freshness } from '../../visits/freshness.tsx'
import { PeriodSwitch } from '../../visits/period-switch.tsx'
import { SiteReport } from '../../visits/site-report.tsx'
import { usePeriod } from '../../visits/use-period.ts'
import { AgoTime } from '../parts/ago-time.tsx'
import { writeCameFrom } from '../parts/came-from.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Fetched } from '../parts/fetched.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { pathOf } from '../records/recent-records.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { websiteQuery } from './website-query.ts'
import '../../visits/stats.css'

const labels = crmWebsite.submissions

export const meta = crmMeta(crmWebsite.title)

/** Who visits the studio's site, what brings them, and what becomes of it. */
export default function CrmWebsiteRoute() {
  const [days, chooseDays] = usePeriod()
  const query = useQuery(websiteQuery(days))
  return (
    <CrmPage title={crmWebsite.title} note={crmWebsite.note}>
      <Fetched query={query}>
        {(stats) => (
          <div className="stats" aria-busy={query.isPlaceholderData}>
            <AnalyticsFigures figures={stats} timeZone={stats.timeZone} labels={crmWebsite.figures} />
            <div className="stats-bar">
              {stats.lifetimeVisits > 0 && <PeriodSwitch days={days} onChange={chooseDays} />}
              <Freshness updatedAt={query.dataUpdatedAt} error={query.error} onRetry={() => void query.refetch()} />
            </div>
            {stats.lifetimeVisits > 0 ? <SiteReport stats={stats} /> : <Unvisited />}
            <WebsiteSubmissions submissions={stats.submissions} />
          </div>
        )}
      </Fetched>
    </CrmPage>
  )
}

function Unvisited() {
  const { title, text, link } = crmWebsite.empty
  return (
    <EmptyState title={title} text={text}>
      <ButtonLink to="/" look="second" size="small">
        {link}
      </ButtonLink>
    </EmptyState>
  )
}

function WebsiteSubmissions({ submissions }: { submissions: SiteAnalytics['submissions'] }) {
  return (
    <section className="crm-stack" aria-label={labels.heading}>
      <div className="row between gap-y-8 gap-x-16">
        <h2 className="crm-heading">{labels.heading}</h2>
        <Link to="/crm/inbox" className="crm-text-link">
          {labels.all}
        </Link>
      </div>
      {submissions.length === 0 ? (
        <p className="crm-small">{labels.none}</p>
      ) : (
        <ul className="crm-rows">
          {submissions.map(({ id, name, form, receivedAt, cameFrom }) => (
            <li key={id}>
              <Link to={pathOf({ kind: 'submission', id })} className="crm-row-link">
                <span className="wrap items-baseline between gap-x-16">
                  <strong dir="auto">{name}</strong>
                  <AgoTime at={receivedAt} className="crm-small" />
                </span>
                <span className="crm-row-foot wrap crm-small">
                  <span>{crmWebsite.forms.names[form]}</span>
                  <bdi>{cameFrom ? writeCameFrom(cameFrom) : labels.unknown}</bdi>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
