import { language } from '@nokshi/content/language.ts'
import { weeklyReports as labels } from '@nokshi/content/weekly-reports.ts'
import { siteLanguages } from '@nokshi/contract/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../ui/fields/field.tsx'
import { useSave } from '../../ui/forms/use-save.ts'
import { Told } from '../../ui/notices/told.tsx'
import { saveWeekday, weeklyReportQuery } from './report-query.ts'

const names = new Intl.DateTimeFormat(siteLanguages[language.code].locale, { weekday: 'long', timeZone: 'UTC' })

/** The fifth of January 2026 was a Monday. */
const days = Array.from({ length: 7 }, (_, index) => ({
  value: String(index + 1),
  label: names.format(Date.UTC(2026, 0, 5 + index)),
}))

export function WeeklyReportSection() {
  const { data } = useQuery(weeklyReportQuery)
  const saving = useSave({ send: saveWeekday, done: labels.saved, failed: labels.unsaved })
  if (!data) return null
  const { weekday, isSilent, isConfirmed } = data
  return (
    <div className="stack gap-16">
      <p>{labels.text}</p>
      <SelectField
        label={labels.day}
        placeholder={labels.never}
        choices={days}
        value={(saving.isPending ? saving.variables : weekday) ?? ''}
        onChange={({ target }) => saving.mutate(target.value === '' ? null : Number(target.value))}
      />
      {weekday !== null && isSilent && <p className="dash-told">{labels.silent}</p>}
      {weekday !== null && !isConfirmed && <Told link={labels.account}>{labels.unconfirmed}</Told>}
    </div>
  )
}
