import { language } from '@nokshi/content/language.ts'
import { weeklyReports as labels } from '@nokshi/content/weekly-reports.ts'
import { siteLanguages } from '@nokshi/contract/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { queryClient } from '../../platform/query-client.ts'
import { SelectField } from '../../ui/fields/field.tsx'
import { useSave } from '../../ui/forms/use-save.ts'
import { saveWeekday, weeklyReportQuery } from './report-query.ts'
import './weekly-reports.css'

const names = new Intl.DateTimeFormat(siteLanguages[language.code].locale, { weekday: 'long', timeZone: 'UTC' })

/** The fifth of January 2026 was a Monday. */
const days = Array.from({ length: 7 }, (_, index) => ({
  value: String(index + 1),
  label: names.format(Date.UTC(2026, 0, 5 + index)),
}))

export function WeeklyReportSection() {
  const { data } = useQuery(weeklyReportQuery, queryClient)
  const saving = useSave({ send: saveWeekday, done: labels.saved, failed: labels.unsaved })
  if (!data) return null
  const { weekday, isSilent, isConfirmed } = data
  return (
    <div className="stack gap-14">
      <p>{labels.text}</p>
      <SelectField
        label={labels.day}
        placeholder={labels.never}
        choices={days}
        value={(saving.isPending ? saving.variables : weekday) ?? ''}
        onChange={({ target }) => saving.mutate(target.value === '' ? null : Number(target.value))}
      />
      {weekday !== null && isSilent && <p className="dash-told">{labels.silent}</p>}
      {weekday !== null && !isConfirmed && (
        <p className="dash-told">
          {labels.unconfirmed}{' '}
          <Link to={labels.account.to} className="dash-told-link">
            {labels.account.label}
          </Link>
        </p>
      )}
    </div>
  )
}
