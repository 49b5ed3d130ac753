import { crmHours, crmKeeping, crmSettings } from '@nokshi/content/crm/settings.ts'
import { type StudioSettings, StudioSettingsEdit } from '@nokshi/contract/crm/settings.ts'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Tick } from '../parts/buttons.tsx'
import { Fetched, SettingsPart } from '../parts/crm-page.tsx'
import { dayInWords, today } from '../parts/time.tsx'
import { CrmForm, useCrmForm } from '../records/crm-form.tsx'
import { settingsQuery } from '../records/crm-queries.ts'
import { saveSettings, useSettingsChange } from './use-settings-change.ts'

export function Retention() {
  const save = useSettingsChange()
  return (
    <Fetched query={useQuery(settingsQuery)}>
      {(settings) => (
        <div className="crm-stack crm-panel">
          <SettingsPart heading={crmKeeping.heading}>
            <SwitchField
              {...crmKeeping.twoFactor}
              isOn={settings.requiresTwoFactor}
              onChange={(requiresTwoFactor) => save.mutate({ requiresTwoFactor })}
            />
            <GeneralForm settings={settings} />
          </SettingsPart>
        </div>
      )}
    </Fetched>
  )
}

/** The clock of replies runs in working hours: the site promises an answer within a working day. */
function GeneralForm({ settings }: { settings: StudioSettings }) {
  const [days, setDays] = useState(settings.workDays)
  const [holidays, setHolidays] = useState(settings.holidays)
  const form = useCrmForm({
    schema: StudioSettingsEdit,
    read: ({ retentionDays, replyGoalMinutes, opens, closes }) => ({
      ...{ retentionDays: Number(retentionDays), replyGoalMinutes: Number(replyGoalMinutes) },
      ...{ workDays: days.toSorted(), opens, closes, holidays },
    }),
    send: saveSettings,
    done: () => crmSettings.saved,
  })
  const toggle = (day: number) => setDays(days.includes(day) ? days.filter((one) => one !== day) : [...days, day])
  return (
    <CrmForm form={form}>
      <TextField
        {...form.field('retentionDays')}
        label={crmKeeping.retention}
        hint={crmKeeping.retentionHint}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={settings.retentionDays}
        error={form.errors.retentionDays && crmKeeping.retentionHint}
      />
      <TextField
        {...form.field('replyGoalMinutes')}
        label={crmKeeping.goal}
        hint={crmKeeping.goalHint}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={settings.replyGoalMinutes}
        error={form.errors.replyGoalMinutes && crmKeeping.goalHint}
      />
      <fieldset className="wrap gap-y-4 gap-x-20">
        <legend className="field-label">{crmHours.days}</legend>
        <p className="field-hint full-width">{crmHours.text}</p>
        {crmHours.dayNames.map((name, day) => (
          <Tick key={name} checked={days.includes(day)} onChange={() => toggle(day)}>
            {name}
          </Tick>
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
  )
}

/** Past ones stay, for the reply times of their days, but nobody has to look at them. */
function Holidays({ days, onChange }: { days: string[]; onChange: (days: string[]) => void }) {
  const [day, setDay] = useState('')
  function add() {
    if (day >= today()) onChange([...new Set([...days, day])].toSorted())
    setDay('')
  }
  return (
    <div>
      <div className="crm-line">
        <TextField
          label={crmHours.holiday}
          hint={crmHours.holidayHint}
          type="date"
          min={today()}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <SmallButton onClick={add}>{crmHours.add}</SmallButton>
      </div>
      <ul className="wrap gap-6" aria-label={crmHours.holidays}>
        {days
          .filter((holiday) => holiday >= today())
          .map((holiday) => (
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
