import { crmWebsite } from '@nokshi/content/crm/website.ts'
import type { SiteAnalytics } from '@nokshi/contract/crm/website.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { AnalyticsFigures, Freshness, usePeriod } from '../../visits/analytics-figures.tsx'
import { SiteReport } from '../../visits/site-report.tsx'
import { writeCameFrom } from '../parts/came-from.tsx'
import { CrmPage, crmMeta, EmptyState, Fetched, RowLink, Rows } from '../parts/crm-page.tsx'
import { AgoTime } from '../parts/time.tsx'
import { pathOf } from '../records/crm-api.ts'
import { websiteQuery } from './website-query.ts'

const { empty: unvisited, submissions: labels } = crmWebsite

export const meta = crmMeta(crmWebsite.title)

export default function CrmWebsiteRoute() {
  const { days, periodSwitch } = usePeriod()
  const query = useQuery(websiteQuery(days))
  return (
    <CrmPage title={crmWebsite.title} note={crmWebsite.note}>
      <Fetched query={query}>
        {(stats) => (
          <div className="stats column gap-24 min-width-0" aria-busy={query.isPlaceholderData}>
            <AnalyticsFigures figures={stats} timeZone={stats.timeZone} labels={crmWebsite.figures} />
            <div className="row between gap-y-8 gap-x-24">
              {stats.lifetimeVisits > 0 && periodSwitch}
              <Freshness updatedAt={query.dataUpdatedAt} error={query.error} onRetry={() => void query.refetch()} />
            </div>
            {stats.lifetimeVisits > 0 ? (
              <SiteReport stats={stats} />
            ) : (
              <EmptyState title={unvisited.title} text={unvisited.text}>
                <ButtonLink to="/" look="second" size="small">
                  {unvisited.link}
                </ButtonLink>
              </EmptyState>
            )}
            <WebsiteSubmissions submissions={stats.submissions} />
          </div>
        )}
      </Fetched>
    </CrmPage>
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
      <Rows items={submissions} none={labels.none}>
        {({ id, name, form, receivedAt, cameFrom }) => (
          <RowLink key={id} to={pathOf({ kind: 'submission', id })} title={name} note={<AgoTime at={receivedAt} />}>
            <span>{crmWebsite.forms.names[form]}</span>
            <bdi>{cameFrom ? writeCameFrom(cameFrom) : labels.unknown}</bdi>
          </RowLink>
        )}
      </Rows>
    </section>
  )
}
