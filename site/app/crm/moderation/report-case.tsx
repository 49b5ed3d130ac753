import { crmReports } from '@nokshi/content/crm/moderation.ts'
import { reportReasonLabels } from '@nokshi/content/report-reasons.ts'
import type { ReportCase as Case, Report } from '@nokshi/contract/moderation.ts'
import { ago } from '../parts/ago.ts'
import { AgoTime } from '../parts/ago-time.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { ReportActs } from './report-acts.tsx'
import { ReportedPage } from './report-page-link.tsx'

export function ReportCase({ found }: { found: Case }) {
  const mayChange = useMayChange()
  const { reports, count, since, ofPage, decidedAt, isSuspended, paymentChangedAt } = found
  return (
    <article className="crm-card">
      <ReportedPage page={found} />
      <p className="crm-small">
        <strong className={decidedAt === null ? 'crm-due' : undefined}>{crmReports.count(count)}</strong>
        {', '}
        {crmReports.since(ago(since))}
        {ofPage > count && `, ${crmReports.ofPage(ofPage)}`}
        {decidedAt !== null && `, ${crmReports.decided(ago(decidedAt))}`}
      </p>
      {paymentChangedAt !== undefined && <p className="strong">{crmReports.paymentChanged(ago(paymentChangedAt))}</p>}
      {isSuspended && <p className="strong">{crmReports.isSuspended}</p>}
      <ul className="report-words column">
        {reports.map((report) => (
          <ReportLabels key={report.id} report={report} />
        ))}
        {count > reports.length && <li className="crm-small">{crmReports.more(count - reports.length)}</li>}
      </ul>
      {mayChange && <ReportActs found={found} />}
    </article>
  )
}

function ReportLabels({ report: { reason, details, email, receivedAt } }: { report: Report }) {
  return (
    <li>
      <p>
        <strong>{reasonInWords(reason)}</strong> <AgoTime at={receivedAt} className="crm-small" />
      </p>
      {details ? (
        <blockquote className="pre-line measure" dir="auto">
          {details}
        </blockquote>
      ) : (
        <p className="crm-small">{crmReports.noWords}</p>
      )}
      {email && (
        <p className="crm-small">
          {crmReports.answer}{' '}
          <a href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        </p>
      )}
    </li>
  )
}

/** One that is offered no longer is its own name. */
function reasonInWords(value: string) {
  return new Map(Object.entries(reportReasonLabels)).get(value) ?? value
}
