import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmKeeping, crmSettings } from '@nokshi/content/crm/settings.ts'
import { StudioSettings } from '@nokshi/contract/crm/settings.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { apiUrl } from '../../platform/api-url.ts'
import { SmallButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { Fetched } from '../parts/fetched.tsx'
import { SettingsPart } from '../parts/settings-part.tsx'
import { settingsQuery } from '../records/crm-queries.ts'
import { useCrmForm } from '../records/use-crm-form.ts'
import { saveSettings, useSettingsChange } from './use-settings-change.ts'
import { WorkingHours } from './working-hours.tsx'

export function Retention() {
  return <Fetched query={useQuery(settingsQuery)}>{(settings) => <Keeping settings={settings} />}</Fetched>
}

function Keeping({ settings }: { settings: StudioSettings }) {
  const save = useSettingsChange()
  return (
    <div className="crm-stack settings-panel">
      <SettingsPart heading={crmKeeping.heading}>
        <NumberForm
          name="retentionDays"
          label={crmKeeping.retention}
          hint={crmKeeping.retentionHint}
          value={settings.retentionDays}
        />
        <NumberForm
          name="replyGoalMinutes"
          label={crmKeeping.goal}
          hint={crmKeeping.goalHint}
          value={settings.replyGoalMinutes}
        />
        <SwitchField
          {...crmKeeping.twoFactor}
          isOn={settings.requiresTwoFactor}
          onChange={(requiresTwoFactor) => save.mutate({ requiresTwoFactor })}
        />
      </SettingsPart>
      <WorkingHours settings={settings} />
      <SettingsPart heading={crmKeeping.export}>
        <div className="crm-actions">
          <ExportLink path="/api/crm/contacts.csv" label={crmKeeping.contacts} />
          <ExportLink path="/api/crm/deals.csv" label={crmKeeping.deals} />
        </div>
      </SettingsPart>
    </div>
  )
}

interface NumberFormProps {
  name: 'retentionDays' | 'replyGoalMinutes'
  label: string
  hint: string
  value: number
}

function NumberForm({ name, label, hint, value }: NumberFormProps) {
  const form = useCrmForm({
    schema: StudioSettings.partial(),
    read: (entered) => ({ [name]: Number(entered[name]) }),
    send: saveSettings,
    done: () => crmSettings.saved,
    isSmall: true,
  })
  return (
    <form {...form.formProps} className="crm-line settings-number">
      <TextField
        name={name}
        label={label}
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value}
        error={form.errors[name] && hint}
      />
      <SmallButton type="submit">
        {crmFrame.save}
        <span className="sr-only"> {label}</span>
      </SmallButton>
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
