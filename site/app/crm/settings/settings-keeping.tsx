import { crmFrame, crmKeeping } from '@nokshi/content/crm.ts'
import { StudioSettings } from '@nokshi/contract/studio-settings.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { apiUrl } from '../../platform/api-url.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { settingsQuery } from '../records/crm-queries.ts'
import { CrmFailed, CrmLoading } from '../records/crm-states.tsx'
import { useSettingsChange } from './use-settings-change.ts'

export function SettingsKeeping() {
  const { data: settings, error, refetch } = useQuery(settingsQuery)
  if (settings) return <Keeping settings={settings} />
  if (error) return <CrmFailed fault={error} onRetry={() => void refetch()} />
  return <CrmLoading />
}

function Keeping({ settings }: { settings: StudioSettings }) {
  const save = useSettingsChange()
  return (
    <div className="settings-panel">
      <section className="settings-part">
        <h2 className="crm-heading">{crmKeeping.heading}</h2>
        <NumberForm
          label={crmKeeping.retention}
          hint={crmKeeping.retentionHint}
          value={settings.retentionDays}
          isValid={(days) => StudioSettings.shape.retentionDays.safeParse(days).success}
          onSave={(retentionDays) => save.mutate({ retentionDays })}
        />
        <NumberForm
          label={crmKeeping.goal}
          hint={crmKeeping.goalHint}
          value={settings.replyGoalMinutes}
          isValid={(minutes) => StudioSettings.shape.replyGoalMinutes.safeParse(minutes).success}
          onSave={(replyGoalMinutes) => save.mutate({ replyGoalMinutes })}
        />
        <SwitchField
          {...crmKeeping.twoFactor}
          isOn={settings.requiresTwoFactor}
          onChange={(requiresTwoFactor) => save.mutate({ requiresTwoFactor })}
        />
      </section>
      <section className="settings-part">
        <h2 className="crm-heading">{crmKeeping.export}</h2>
        <div className="crm-actions">
          <ExportLink path="/api/crm/contacts.csv" label={crmKeeping.contacts} />
          <ExportLink path="/api/crm/deals.csv" label={crmKeeping.deals} />
        </div>
      </section>
    </div>
  )
}

interface NumberFormProps {
  label: string
  hint: string
  value: number
  isValid: (value: number) => boolean
  onSave: (value: number) => void
}

function NumberForm({ label, hint, value, isValid, onSave }: NumberFormProps) {
  const [typed, setTyped] = useState(String(value))
  const [isWrong, setWrong] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    setWrong(!isValid(Number(typed)))
    if (isValid(Number(typed))) onSave(Number(typed))
  }

  return (
    <form className="settings-number" onSubmit={submit} noValidate>
      <TextField
        label={label}
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={isWrong ? hint : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="second" size="small">
        {crmFrame.save}
        <span className="sr-only"> {label}</span>
      </Button>
    </form>
  )
}

function ExportLink({ path, label }: { path: string; label: string }) {
  return (
    <a className="button button-second button-small" href={apiUrl(path)} download>
      <Download aria-hidden size={16} />
      {label}
    </a>
  )
}
