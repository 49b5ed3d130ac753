import { dashboard } from '@nokshi/content/dashboard.ts'
import { pageLanguages } from '@nokshi/contract/linkhub.ts'
import { SwitchField } from '../../ui/switch-field.tsx'
import type { ProfileEditor } from '../editor/use-profile-editor.ts'
import { AppearanceTimeZone } from './appearance-time-zone.tsx'

export function AppearanceSettings({ editor, state: { draft } }: ProfileEditor) {
  const { language, ownVisits } = dashboard.appearance
  return (
    <>
      <fieldset className="choices">
        <legend className="field-label">{language.label}</legend>
        <p className="field-hint">{language.hint}</p>
        <div className="choices-row">
          {pageLanguages.map((code) => (
            <label key={code} className="choice">
              <input
                type="radio"
                name="language"
                value={code}
                checked={draft.language === code}
                onChange={() => editor.change({ language: code })}
              />
              <span>{language.choices[code]}</span>
            </label>
          ))}
        </div>
      </fieldset>
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
