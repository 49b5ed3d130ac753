import { pageSettings as labels } from '@nokshi/content/account.ts'
import { cities } from '@nokshi/content/cities.ts'
import { pageLanguages } from '@nokshi/contract/linkhub.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { type FormEvent, useMemo, useState } from 'react'
import { Button, SmallButton } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/field.tsx'
import { RadioChoices } from '../../ui/fields/radio-choices.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { UsernameField } from '../create/username-field.tsx'
import { inWords } from '../dashboard/dashboard-saving.tsx'
import { fieldProblem } from '../editor/check-draft.ts'
import { refusalOf, saveStatus } from '../editor/save-status.ts'
import { type Editing, useProfileEditor } from '../editor/use-profile-editor.ts'

/** What a page is, apart from its look: its address, its language, and how it is counted. */
export function PageSettings({ profile }: { profile: OwnProfile }) {
  const { editor, state } = useProfileEditor(profile)
  const { draft } = state
  const timeZones = useMemo(() => listTimeZones(draft.timeZone), [draft.timeZone])
  return (
    <div className="stack gap-24 full-width">
      <UsernameForm editor={editor} state={state} />
      <RadioChoices
        name="language"
        legend={labels.language.label}
        hint={labels.language.hint}
        choices={pageLanguages.map((code) => ({ value: code, label: labels.language.choices[code] }))}
        chosen={draft.language}
        onChoose={(code) => editor.change({ language: code })}
      />
      <SelectField
        {...labels.timeZone}
        choices={timeZones}
        value={draft.timeZone}
        onChange={({ target }) => editor.change({ timeZone: target.value })}
      />
      <SwitchField
        {...labels.ownVisits}
        isOn={draft.countsOwnVisits}
        onChange={(countsOwnVisits) => editor.change({ countsOwnVisits })}
      />
      <p role="status" className="soft strong">
        {inWords(saveStatus(state))}
      </p>
    </div>
  )
}

const NEAR_HOME = ['Asia/Dhaka', 'Asia/Dubai', 'Asia/Riyadh']

/** Every time zone the browser knows, with the nearest first, and the one that is chosen in any case. */
function listTimeZones(chosen: string) {
  const zones = new Set([...NEAR_HOME, chosen, ...Intl.supportedValuesOf('timeZone')])
  return [...zones].map((zone) => {
    const name = zone.replaceAll('_', ' ')
    return { value: zone, label: cities[zone] ? `${cities[zone]} (${name})` : name }
  })
}

/** The one change that waits for a word of its owner: every name a page has had is kept for it. */
function UsernameForm({ editor, state }: Editing) {
  /** What stands in the field and was not decided yet. */
  const [tried, setTried] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const { username: own, formerUsernames } = state.saved
  const value = tried ?? state.draft.username
  const problem = isChecked ? fieldProblem('username', value) : undefined
  const refusal = tried === undefined ? refusalOf(state, 'username') : undefined

  function change(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (fieldProblem('username', value)) return
    setTried(undefined)
    editor.change({ username: value })
  }

  function cancel() {
    setChecked(false)
    setTried(undefined)
    editor.change({ username: own })
    document.getElementById('own-username')?.focus()
  }

  return (
    <form className="form" noValidate onSubmit={change}>
      <UsernameField id="own-username" value={value} onChange={setTried} own={own} error={problem ?? refusal} />
      <p className="soft small">{labels.username.note}</p>
      {value !== own && (
        <div className="cluster">
          <Button type="submit" size="small">
            {labels.username.change}
          </Button>
          <SmallButton onClick={cancel}>{labels.username.cancel}</SmallButton>
        </div>
      )}
      {formerUsernames.length > 0 && (
        <div>
          <p className="soft small">{labels.username.former}</p>
          <ul className="wrap gap-x-16">
            {formerUsernames.map((name) => (
              <li key={name}>
                <bdi dir="ltr">/hub/{name}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  )
}
