import { dashboard } from '@nokshi/content/dashboard.ts'
import { linkFills, linkShapes, patterns, portraitShapes, typefaces } from '@nokshi/contract/linkhub/look.ts'
import { type ReadyLookName, readyLooks } from '@nokshi/contract/linkhub/ready-looks.ts'
import type { Draft } from '../editor/draft.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { ColourField } from '../fields/colour-field.tsx'
import { GradientField } from '../fields/gradient-field.tsx'
import { LookChoices } from '../fields/look-choices.tsx'
import type { PicturedLook } from '../fields/look-picture.tsx'

const labels = dashboard.appearance
// The names are those of the object.
const names = Object.keys(readyLooks) as ReadyLookName[]

export function AppearanceReadyLooks({ editor, state: { draft } }: Editing) {
  return (
    <LookChoices
      name="ready-look"
      legend={labels.ready.label}
      choices={names.map((name) => ({
        value: name,
        label: labels.ready.names[name],
        look: readyLooks[name],
      }))}
      chosen={names.find((name) => isLook(draft, readyLooks[name]))}
      onChoose={(name) => editor.change(readyLooks[name])}
    />
  )
}

function isLook(draft: Draft, look: PicturedLook) {
  const { gradient, selectedColor, pattern, shape, fill, typeface, portrait } = draft
  const own = { gradient, selectedColor, pattern, shape, fill, typeface, portrait }
  return Object.entries(look).every(([field, value]) => Reflect.get(own, field) === value)
}

/** Every part of the look by itself. The contrast stays readable with each of them. */
export function AppearanceLook({ editor, state: { draft } }: Editing) {
  const { shape, fill, typeface, portrait } = labels
  return (
    <>
      <GradientField
        value={draft.gradient}
        look={draft}
        onChange={(gradient) => editor.change({ gradient })}
      />
      <ColourField
        value={draft.selectedColor}
        onChange={(selectedColor) => editor.change({ selectedColor })}
      />
      <LookChoices
        name="shape"
        legend={shape.label}
        choices={linkShapes.map((value) => ({
          value,
          label: shape.choices[value],
          look: { ...draft, shape: value },
        }))}
        chosen={draft.shape}
        onChoose={(value) => editor.change({ shape: value })}
      />
      <LookChoices
        name="fill"
        legend={fill.label}
        choices={linkFills.map((value) => ({
          value,
          label: fill.choices[value],
          look: { ...draft, fill: value },
        }))}
        chosen={draft.fill}
        onChoose={(value) => editor.change({ fill: value })}
      />
      <LookChoices
        name="typeface"
        legend={typeface.label}
        choices={typefaces.map((value) => ({
          value,
          label: typeface.choices[value],
          look: { ...draft, typeface: value },
        }))}
        chosen={draft.typeface}
        onChoose={(value) => editor.change({ typeface: value })}
      />
      <LookChoices
        name="portrait"
        legend={portrait.label}
        choices={portraitShapes.map((value) => ({
          value,
          label: portrait.choices[value],
          look: { ...draft, portrait: value },
        }))}
        chosen={draft.portrait}
        onChoose={(value) => editor.change({ portrait: value })}
      />
    </>
  )
}

export function AppearancePattern({ editor, state: { draft } }: Editing) {
  const { pattern } = labels
  return (
    <LookChoices
      name="pattern"
      legend={pattern.label}
      choices={patterns.map((value) => ({
        value,
        label: pattern.choices[value],
        look: { ...draft, pattern: value },
      }))}
      chosen={draft.pattern}
      onChoose={(value) => editor.change({ pattern: value })}
    />
  )
}
