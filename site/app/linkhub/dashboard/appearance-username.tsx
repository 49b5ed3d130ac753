import { dashboard } from '@nokshi/content/dashboard.ts'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Button, SmallButton } from '../../ui/button.tsx'
import { UsernameField } from '../create/username-field.tsx'
import { fieldProblem } from '../editor/check-draft.ts'
import { refusalOf } from '../editor/save-status.ts'
import type { Editing } from '../editor/use-profile-editor.ts'

const labels = dashboard.appearance.username

interface AppearanceUsernameProps extends Editing {
  /** What stands in the field and was not decided yet. */
  tried: string | undefined
  onTry: (username: string | undefined) => void
}

/** The one change that waits for a word of its owner: every name a page has had is kept for it. */
export function AppearanceUsername({ editor, state, tried, onTry }: AppearanceUsernameProps) {
  const [isChecked, setChecked] = useState(false)
  const { username: own, formerUsernames } = state.saved
  const value = tried ?? state.draft.username
  const problem = isChecked ? fieldProblem('username', value) : undefined
  const refusal = tried === undefined ? refusalOf(state, 'username') : undefined

  function change(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (fieldProblem('username', value)) return
    onTry(undefined)
    editor.change({ username: value })
  }

  function cancel() {
    setChecked(false)
    onTry(undefined)
    editor.change({ username: own })
    document.getElementById('own-username')?.focus()
  }

  function discard({ key }: KeyboardEvent) {
    if (key === 'Escape' && value !== own) cancel()
  }

  return (
    <form className="form" noValidate onSubmit={change} onKeyDown={discard}>
      <UsernameField id="own-username" value={value} onChange={onTry} own={own} error={problem ?? refusal} />
      <p className="dash-note">{labels.note}</p>
      {value !== own && (
        <div className="cluster">
          <Button type="submit" size="small">
            {labels.change}
          </Button>
          <SmallButton onClick={cancel}>{labels.cancel}</SmallButton>
        </div>
      )}
      {formerUsernames.length > 0 && (
        <div>
          <p className="dash-note">{labels.former}</p>
          <ul className="dash-former wrap">
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
