import { dashboard } from '@nokshi/content/dashboard.ts'
import { linkShapes, portraitShapes, typefaces } from '@nokshi/contract/linkhub/look.ts'
import { RadioChoices } from '../../ui/fields/radio-choices.tsx'
import type { Editing } from '../editor/use-profile-editor.ts'

const { shape, typeface, portrait } = dashboard.appearance

/** What else makes a page its owner's. The colours stay those of the background, whose contrast is known. */
export function AppearanceLook({ editor, state: { draft } }: Editing) {
  return (
    <>
      <RadioChoices
        name="shape"
        legend={shape.label}
        choices={linkShapes.map((value) => ({ value, label: shape.choices[value] }))}
        chosen={draft.shape}
        onChoose={(value) => editor.change({ shape: value })}
      />
      <RadioChoices
        name="typeface"
        legend={typeface.label}
        choices={typefaces.map((value) => ({ value, label: typeface.choices[value] }))}
        chosen={draft.typeface}
        onChoose={(value) => editor.change({ typeface: value })}
      />
      <RadioChoices
        name="portrait"
        legend={portrait.label}
        choices={portraitShapes.map((value) => ({ value, label: portrait.choices[value] }))}
        chosen={draft.portrait}
        onChoose={(value) => editor.change({ portrait: value })}
      />
    </>
  )
}
