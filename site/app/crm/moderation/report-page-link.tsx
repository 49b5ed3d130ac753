import { crmReports } from '@nokshi/content/crm/moderation.ts'
import { ExternalLink } from 'lucide-react'

export function ReportedPage({ page: { username, name } }: { page: { username: string; name: string } }) {
  return (
    <div className="wrap gap-x-16 break-anywhere items-baseline min-width-0">
      <h2 className="crm-heading" dir="auto">
        {name}
      </h2>
      <a
        className="crm-text-link"
        href={`/hub/${encodeURIComponent(username)}`}
        target="_blank"
        rel="noreferrer"
        title={crmReports.look}
      >
        <bdi dir="ltr">@{username}</bdi>
        <ExternalLink aria-hidden size={16} />
        <span className="sr-only">
          {crmReports.look}, {crmReports.newTab}
        </span>
      </a>
    </div>
  )
}
