import { crmWebsite } from '@nokshi/content/crm/website.ts'
import type { SiteAnalytics } from '@nokshi/contract/crm/website.ts'
import { Link } from 'react-router'
import { AgoTime } from '../parts/ago-time.tsx'
import { writeCameFrom } from '../parts/came-from.tsx'
import { pathOf } from '../records/recent-records.ts'
import '../parts/crm-rows.css'

const labels = crmWebsite.submissions

/** The newest submissions, each with what brought it. */
export function WebsiteSubmissions({ submissions }: { submissions: SiteAnalytics['submissions'] }) {
  return (
    <section className="crm-stack" aria-label={labels.heading}>
      <div className="crm-between">
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
                <span className="crm-row-top">
                  <strong dir="auto">{name}</strong>
                  <AgoTime at={receivedAt} className="crm-small" />
                </span>
                <span className="crm-row-foot">
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
