import { dashboard } from '@nokshi/content/dashboard.ts'
import { pageLanguages } from '@nokshi/contract/linkhub.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { RadioChoices } from '../../ui/fields/radio-choices.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { inWords } from '../dashboard/dashboard-saving.tsx'
import { saveStatus } from '../editor/save-status.ts'
import { useProfileEditor } from '../editor/use-profile-editor.ts'
import { TimeZoneField } from './time-zone-field.tsx'
import { UsernameForm } from './username-form.tsx'

const { language, ownVisits } = dashboard.settings

/** What a page is, apart from its look: its address, its language, and how it is counted. */
export function PageSettings({ profile }: { profile: OwnProfile }) {
  const { editor, state } = useProfileEditor(profile)
  const { draft } = state
  return (
    <div className="stack gap-24 full-width">
      <UsernameForm editor={editor} state={state} />
      <RadioChoices
        name="language"
        legend={language.label}
        hint={language.hint}
        choices={pageLanguages.map((code) => ({ value: code, label: language.choices[code] }))}
        chosen={draft.language}
        onChoose={(code) => editor.change({ language: code })}
      />
      <TimeZoneField value={draft.timeZone} onChange={(timeZone) => editor.change({ timeZone })} />
      <SwitchField
        label={ownVisits.label}
        hint={ownVisits.hint}
        isOn={draft.countsOwnVisits}
        onChange={(countsOwnVisits) => editor.change({ countsOwnVisits })}
      />
      <p role="status" className="soft strong">
        {inWords(saveStatus(state))}
      </p>
    </div>
  )
}
