import { crmWebsite } from '@nokshi/content/crm/website.ts'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../ui/button.tsx'
import { AnalyticsFigures } from '../../visits/analytics-figures.tsx'
import { Freshness } from '../../visits/freshness.tsx'
import { PeriodSwitch } from '../../visits/period-switch.tsx'
import { SiteReport } from '../../visits/site-report.tsx'
import { usePeriod } from '../../visits/use-period.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { Fetched } from '../parts/fetched.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { websiteQuery } from './website-query.ts'
import { WebsiteSubmissions } from './website-submissions.tsx'
import '../../visits/stats.css'

export function meta() {
  return crmMeta(crmWebsite.title)
}

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
              <Freshness
                updatedAt={query.dataUpdatedAt}
                error={query.error}
                onRetry={() => void query.refetch()}
              />
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
