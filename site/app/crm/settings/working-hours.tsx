import { crmHours, crmSettings } from '@nokshi/content/crm/settings.ts'
import { StudioSettings } from '@nokshi/contract/crm/settings.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { dayInWords } from '../parts/day.ts'
import { SettingsPart } from '../parts/settings-part.tsx'
import { CrmForm } from '../records/crm-form.tsx'
import { useCrmForm } from '../records/use-crm-form.ts'
import { saveSettings } from './use-settings-change.ts'

const Hours = StudioSettings.pick({ workDays: true, opens: true, closes: true, holidays: true })

/** When the clock of replies runs: the site promises an answer within a working day. */
export function WorkingHours({ settings }: { settings: StudioSettings }) {
  const [days, setDays] = useState(settings.workDays)
  const [holidays, setHolidays] = useState(settings.holidays)
  const form = useCrmForm({
    schema: Hours,
    read: ({ opens, closes }) => ({ workDays: days.toSorted(), opens, closes, holidays }),
    send: saveSettings,
    done: () => crmSettings.saved,
  })
  const toggle = (day: number) => setDays(days.includes(day) ? days.filter((one) => one !== day) : [...days, day])
  return (
    <SettingsPart heading={crmHours.heading} text={crmHours.text}>
      <CrmForm form={form}>
        <fieldset className="settings-days wrap">
          <legend className="field-label">{crmHours.days}</legend>
          {crmHours.dayNames.map((name, day) => (
            <label key={name} className="crm-tick">
              <input className="crm-box" type="checkbox" checked={days.includes(day)} onChange={() => toggle(day)} />
              {name}
            </label>
          ))}
        </fieldset>
        {form.errors.workDays && (
          <p role="alert" className="crm-due">
            {form.errors.workDays}
          </p>
        )}
        <div className="form-pair">
          <TextField {...form.field('opens')} label={crmHours.opens} type="time" defaultValue={settings.opens} />
          <TextField {...form.field('closes')} label={crmHours.closes} type="time" defaultValue={settings.closes} />
        </div>
        <Holidays days={holidays} onChange={setHolidays} />
      </CrmForm>
    </SettingsPart>
  )
}

function Holidays({ days, onChange }: { days: string[]; onChange: (days: string[]) => void }) {
  const [day, setDay] = useState('')
  function add() {
    if (day) onChange([...new Set([...days, day])].toSorted())
    setDay('')
  }
  return (
    <div>
      <div className="crm-line">
        <TextField
          label={crmHours.holiday}
          hint={crmHours.holidayHint}
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <SmallButton onClick={add}>{crmHours.add}</SmallButton>
      </div>
      <ul className="wrap gap-6" aria-label={crmHours.holidays}>
        {days.map((holiday) => (
          <li key={holiday} className="tag micro break-anywhere inline-row">
            {dayInWords(holiday)}
            <IconButton
              icon={X}
              size={14}
              label={crmHours.remove(dayInWords(holiday))}
              onClick={() => onChange(days.filter((one) => one !== holiday))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
