import { dashboard } from '@nokshi/content/dashboard.ts'
import { profileFields } from '@nokshi/content/linkhub.ts'
import { BIO_MAX, NAME_MAX } from '@nokshi/contract/linkhub.ts'
import { countCharacters } from '@nokshi/contract/text.ts'
import { type KeyboardEvent, useState } from 'react'
import { TextArea, TextField } from '../../ui/fields/field.tsx'
import { fieldProblem } from '../editor/check-draft.ts'
import { refusalOf } from '../editor/save-status.ts'
import type { Editing } from '../editor/use-profile-editor.ts'

interface AppearanceTextProps extends Editing {
  field: 'name' | 'bio'
}

const longest = { name: NAME_MAX, bio: BIO_MAX }

/** Name or bio, with the room that is left. */
export function AppearanceText({ field, editor, state }: AppearanceTextProps) {
  /** While somebody types, the text stays as it is typed, even when a tidier form of it was saved. */
  const [typed, setTyped] = useState<string>()
  const value = typed ?? state.draft[field]
  const Field = field === 'name' ? TextField : TextArea
  const { label, hint } = profileFields[field]
  const problem = fieldProblem(field, value) ?? refusalOf(state, field)

  function discard({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !problem) return
    setTyped(undefined)
    editor.change({ [field]: state.saved[field] })
  }

  return (
    <div className="field-group">
      <Field
        id={`own-${field}`}
        label={label}
        hint={hint}
        error={problem}
        value={value}
        autoComplete={field === 'name' ? 'name' : 'off'}
        onChange={({ target }: { target: { value: string } }) => {
          setTyped(target.value)
          editor.type({ [field]: target.value }, field)
        }}
        onKeyDown={discard}
        onBlur={() => {
          setTyped(undefined)
          editor.flush()
        }}
      />
      <Room left={longest[field] - countCharacters(value)} />
    </div>
  )
}

const NEAR = 20

/** Said aloud only when it becomes tight. */
function Room({ left }: { left: number }) {
  const { left: leftWords, over } = dashboard.appearance
  return (
    <p className="dash-room figures" role={left <= NEAR ? 'status' : undefined} data-over={left < 0 || undefined}>
      {left < 0 ? over(-left) : leftWords(left)}
    </p>
  )
}
