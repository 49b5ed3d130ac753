import { dashboard } from '@nokshi/content/dashboard.ts'
import { linkShapes, portraitShapes, typefaces } from '@nokshi/contract/page/page-look.ts'
import type { ProfileEditor } from '../editor/use-profile-editor.ts'

const { shape, typeface, portrait } = dashboard.appearance

/** What else makes a page its owner's. The colours stay those of the background, whose contrast is known. */
export function AppearanceLook({ editor, state: { draft } }: ProfileEditor) {
  return (
    <>
      <Choices
        name="shape"
        label={shape.label}
        values={linkShapes}
        names={shape.choices}
        chosen={draft.shape}
        onChoose={(value) => editor.change({ shape: value })}
      />
      <Choices
        name="typeface"
        label={typeface.label}
        values={typefaces}
        names={typeface.choices}
        chosen={draft.typeface}
        onChoose={(value) => editor.change({ typeface: value })}
      />
      <Choices
        name="portrait"
        label={portrait.label}
        values={portraitShapes}
        names={portrait.choices}
        chosen={draft.portrait}
        onChoose={(value) => editor.change({ portrait: value })}
      />
    </>
  )
}

interface ChoicesProps<Value extends string> {
  name: string
  label: string
  values: readonly Value[]
  names: Record<Value, string>
  chosen: Value
  onChoose: (value: Value) => void
}

function Choices<Value extends string>({
  name,
  label,
  values,
  names,
  chosen,
  onChoose,
}: ChoicesProps<Value>) {
  return (
    <fieldset className="choices">
      <legend className="field-label">{label}</legend>
      <div className="choices-row">
        {values.map((value) => (
          <label key={value} className="choice" data-look={`${name}-${value}`}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{names[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
