import { dashboard } from '@nokshi/content/dashboard.ts'
import { linkFills, linkShapes, patterns, portraitShapes, typefaces } from '@nokshi/contract/linkhub/look.ts'
import { type ReadyLookName, readyLooks } from '@nokshi/contract/linkhub/ready-looks.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { ColourField } from '../fields/colour-field.tsx'
import { GradientField } from '../fields/gradient-field.tsx'
import { LookChoices } from '../fields/look-choices.tsx'

const labels = dashboard.appearance
// The names are those of the object.
const names = Object.keys(readyLooks) as ReadyLookName[]

export function AppearanceReadyLooks({ editor, state: { draft } }: Editing) {
  const isChosen = (name: ReadyLookName) =>
    Object.entries(readyLooks[name]).every(([field, value]) => Reflect.get(draft, field) === value)
  return (
    <LookChoices
      name="ready-look"
      legend={labels.ready.label}
      choices={names.map((name) => ({ value: name, label: labels.ready.names[name], look: readyLooks[name] }))}
      chosen={names.find(isChosen)}
      onChoose={(name) => editor.change(readyLooks[name])}
    />
  )
}

const parts = { shape: linkShapes, fill: linkFills, typeface: typefaces, portrait: portraitShapes, pattern: patterns }

interface AppearancePartProps extends Editing {
  part: keyof typeof parts
}

/** One part of the look: the page with each of its values. Text stays readable with all of them. */
export function AppearancePart({ part, editor, state: { draft } }: AppearancePartProps) {
  const { label, choices }: { label: string; choices: Record<string, string> } = labels[part]
  return (
    <LookChoices
      name={part}
      legend={label}
      choices={parts[part].map((value) => ({
        value,
        label: choices[value] ?? value,
        look: { ...draft, [part]: value },
      }))}
      chosen={draft[part]}
      onChoose={(value) => editor.change({ [part]: value })}
    />
  )
}

export function AppearanceColours({ editor, state: { draft } }: Editing) {
  return (
    <>
      <GradientField value={draft.gradient} look={draft} onChange={(gradient) => editor.change({ gradient })} />
      <ColourField value={draft.selectedColor} onChange={(selectedColor) => editor.change({ selectedColor })} />
    </>
  )
}
