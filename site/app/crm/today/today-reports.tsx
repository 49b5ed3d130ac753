import { crmReports } from '@nokshi/content/crm/moderation.ts'
import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { Link } from 'react-router'
import { reportsQuery } from '../moderation/report-queries.ts'

/** A page of a creator that somebody has reported does not wait until somebody looks by chance. */
export function TodayReports() {
  const { data } = useQuery(reportsQuery('open'))
  if (!data?.waiting) return null
  return (
    <p className="crm-stack mail-failed mail-failed-top">
      <Flag aria-hidden size={20} />
      <strong>{crmReports.today(data.waiting)}</strong>
      <Link to="/crm/reports" className="crm-way">
        {crmReports.todayWay}
      </Link>
    </p>
  )
}
