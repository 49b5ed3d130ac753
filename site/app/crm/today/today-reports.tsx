import { crmRegistrations, crmReports } from '@nokshi/content/crm/moderation.ts'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, Flag, type LucideIcon } from 'lucide-react'
import { registrationsQuery, reportsQuery } from '../moderation/report-queries.ts'
import { TextLink } from '../parts/text-link.tsx'

/** What waits for the studio about pages of creators does not wait until somebody looks by chance. */
export function TodayReports() {
  const { data: reports } = useQuery(reportsQuery('open'))
  const { data: registrations } = useQuery(registrationsQuery)
  return (
    <>
      <Waiting icon={Flag} labels={crmReports} count={reports?.waiting} to="/crm/reports" />
      <Waiting
        icon={BadgeCheck}
        labels={crmRegistrations}
        count={registrations?.waiting}
        to="/crm/reports?tab=registrations"
      />
    </>
  )
}

interface WaitingProps {
  icon: LucideIcon
  labels: { today: (count: number) => string; todayLink: string }
  count: number | undefined
  to: string
}

function Waiting({ icon: Icon, labels, count, to }: WaitingProps) {
  if (!count) return null
  return (
    <p className="row gap-x-12 mail-failed cloth">
      <Icon aria-hidden size={20} />
      <strong>{labels.today(count)}</strong>
      <TextLink to={to}>{labels.todayLink}</TextLink>
    </p>
  )
}
