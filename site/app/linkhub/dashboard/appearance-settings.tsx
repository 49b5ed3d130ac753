import { dashboard } from '@nokshi/content/dashboard.ts'
import { pageLanguages } from '@nokshi/contract/linkhub.ts'
import { RadioChoices } from '../../ui/fields/radio-choices.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import type { Editing } from '../editor/use-profile-editor.ts'
import { AppearanceTimeZone } from './appearance-time-zone.tsx'

export function AppearanceSettings({ editor, state: { draft } }: Editing) {
  const { language, ownVisits } = dashboard.appearance
  return (
    <>
      <RadioChoices
        name="language"
        legend={language.label}
        hint={language.hint}
        choices={pageLanguages.map((code) => ({ value: code, label: language.choices[code] }))}
        chosen={draft.language}
        onChoose={(code) => editor.change({ language: code })}
      />
      <AppearanceTimeZone value={draft.timeZone} onChange={(timeZone) => editor.change({ timeZone })} />
      <SwitchField
        label={ownVisits.label}
        hint={ownVisits.hint}
        isOn={draft.countsOwnVisits}
        onChange={(countsOwnVisits) => editor.change({ countsOwnVisits })}
      />
    </>
  )
}
