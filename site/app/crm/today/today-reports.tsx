import { crmRegistrations, crmReports } from '@nokshi/content/crm/moderation.ts'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, Flag } from 'lucide-react'
import { Link } from 'react-router'
import { registrationsQuery, reportsQuery } from '../moderation/report-queries.ts'

/** What waits for the studio about pages of creators does not wait until somebody looks by chance. */
export function TodayReports() {
  const { data: reports } = useQuery(reportsQuery('open'))
  const { data: registrations } = useQuery(registrationsQuery)
  return (
    <>
      {reports && reports.waiting > 0 && (
        <p className="crm-stack mail-failed mail-failed-top">
          <Flag aria-hidden size={20} />
          <strong>{crmReports.today(reports.waiting)}</strong>
          <Link to="/crm/reports" className="crm-text-link">
            {crmReports.todayLink}
          </Link>
        </p>
      )}
      {registrations && registrations.waiting > 0 && (
        <p className="crm-stack mail-failed mail-failed-top">
          <BadgeCheck aria-hidden size={20} />
          <strong>{crmRegistrations.today(registrations.waiting)}</strong>
          <Link to="/crm/reports?tab=registrations" className="crm-text-link">
            {crmRegistrations.todayLink}
          </Link>
        </p>
      )}
    </>
  )
}
