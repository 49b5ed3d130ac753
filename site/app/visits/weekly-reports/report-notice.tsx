import { letters as labels } from '@nokshi/content/weekly-reports.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { queryClient } from '../../platform/query-client.ts'
import { useSave } from '../../ui/forms/use-save.ts'
import { letterQuery, saveWeekday } from './report-query.ts'

/** Above everything on the dashboard: whom no letter reaches learns of it nowhere else. */
export function LetterNotice() {
  const { data } = useQuery(letterQuery, queryClient)
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
