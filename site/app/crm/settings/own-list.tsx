import { crmOwnLists, crmSettings } from '@nokshi/content/crm/settings.ts'
import type { OwnChoice } from '@nokshi/contract/crm/deals.ts'
import { StudioSettingsEdit } from '@nokshi/contract/crm/settings.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { QuietButton } from '../parts/buttons.tsx'
import { Fetched, SettingsPart } from '../parts/crm-page.tsx'
import { CrmForm, useCrmForm } from '../records/crm-form.tsx'
import { settingsQuery } from '../records/crm-queries.ts'
import { saveSettings } from './use-settings-change.ts'

interface OwnListProps {
  name: 'lostReasons' | 'services'
  list: OwnChoice[]
}

export function OwnLists() {
  return (
    <Fetched query={useQuery(settingsQuery)}>
      {({ lostReasons, services }) => (
        <div className="crm-stack crm-panel">
          <OwnList key={JSON.stringify(lostReasons)} name="lostReasons" list={lostReasons} />
          <OwnList key={JSON.stringify(services)} name="services" list={services} />
        </div>
      )}
    </Fetched>
  )
}

/** A list of the studio's own. A new entry is kept under the name that it gets first, also when it is renamed. */
function OwnList({ name, list }: OwnListProps) {
  const labels = crmOwnLists[name]
  const [rows, setRows] = useState(list.map((choice, key) => ({ ...choice, key })))
  const form = useCrmForm({
    schema: StudioSettingsEdit,
    read: () => ({
      [name]: rows
        .filter(({ label }) => label.trim() !== '')
        .map(({ value, label }) => ({ value: value || label.trim(), label })),
    }),
    send: saveSettings,
    done: () => crmSettings.saved,
  })
  return (
    <SettingsPart heading={labels.heading} text={`${labels.text} ${crmOwnLists.removed}`}>
      <CrmForm form={form}>
        <ul className="stack gap-6">
          {rows.map(({ key, label }, place) => (
            <li key={key} className="line gap-8">
              <input
                className="field-input"
                aria-label={`${labels.entry} ${place + 1}`}
                dir="auto"
                maxLength={60}
                autoComplete="off"
                value={label}
                onChange={({ target }) =>
                  setRows(rows.map((row) => (row.key === key ? { ...row, label: target.value } : row)))
                }
              />
              <IconButton
                icon={Trash2}
                size={18}
                label={crmOwnLists.remove(label)}
                onClick={() => setRows(rows.filter((row) => row.key !== key))}
              />
            </li>
          ))}
        </ul>
        <QuietButton onClick={() => setRows([...rows, { value: '', label: '', key: rows.length + Date.now() }])}>
          <Plus aria-hidden size={16} />
          {labels.add}
        </QuietButton>
      </CrmForm>
    </SettingsPart>
  )
}
