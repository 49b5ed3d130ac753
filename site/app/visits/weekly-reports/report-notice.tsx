import { weeklyReports as labels } from '@nokshi/content/weekly-reports.ts'
import { TextLink } from '../../ui/button.tsx'
import { useSave } from '../../ui/forms/use-save.ts'
import { saveWeekday } from './report-query.ts'

/** Above everything on the dashboard: whom no report reaches learns of it nowhere else. */
export function WeeklyReportNotice({ weekday }: { weekday: number }) {
  const saving = useSave({ send: saveWeekday, done: labels.saved, failed: labels.unsaved })
  return (
    <p className="dash-told" role="status">
      {labels.paused} <TextLink {...labels.account} className="dash-told-link" />{' '}
      <button
        type="button"
        className="dash-told-link"
        disabled={saving.isPending}
        onClick={() => saving.mutate(weekday)}
      >
        {labels.resume}
      </button>
    </p>
  )
}
