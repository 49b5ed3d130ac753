import { weeklyReports as labels } from '@nokshi/content/weekly-reports.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { queryClient } from '../../platform/query-client.ts'
import { useSave } from '../../ui/forms/use-save.ts'
import { saveWeekday, weeklyReportQuery } from './report-query.ts'

/** Above everything on the dashboard: whom no report reaches learns of it nowhere else. */
export function WeeklyReportNotice() {
  const { data } = useQuery(weeklyReportQuery, queryClient)
  const saving = useSave({ send: saveWeekday, done: labels.saved, failed: labels.unsaved })
  if (!data || data.weekday === null || data.failedAt === null) return null
  return (
    <p className="dash-told" role="status">
      {labels.paused}{' '}
      <Link to={labels.account.to} className="dash-told-link">
        {labels.account.label}
      </Link>{' '}
      <button
        type="button"
        className="dash-told-link"
        disabled={saving.isPending}
        onClick={() => saving.mutate(data.weekday)}
      >
        {labels.resume}
      </button>
    </p>
  )
}
