import { dashboard } from '@nokshi/content/dashboard.ts'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Button, SmallButton } from '../../ui/button.tsx'
import { UsernameField } from '../create/username-field.tsx'
import { fieldProblem } from '../editor/check-draft.ts'
import { refusalOf } from '../editor/save-status.ts'
import type { Editing } from '../editor/use-profile-editor.ts'

const labels = dashboard.settings.username

/** The one change that waits for a word of its owner: every name a page has had is kept for it. */
export function UsernameForm({ editor, state }: Editing) {
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

  function discard({ key }: KeyboardEvent) {
    if (key === 'Escape' && value !== own) cancel()
  }

  return (
    <form className="form" noValidate onSubmit={change} onKeyDown={discard}>
      <UsernameField id="own-username" value={value} onChange={setTried} own={own} error={problem ?? refusal} />
      <p className="soft small">{labels.note}</p>
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
          <p className="soft small">{labels.former}</p>
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
