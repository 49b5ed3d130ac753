import { dashboard } from '@nokshi/content/dashboard.ts'
import { type ComponentProps, useState } from 'react'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import type { ChosenPicture } from '../pictures/picture-file.ts'
import { kindOfPlace, type PicturePlace } from './picture-place.ts'
import { shownPicture } from './shown-profile.ts'
import type { Editing } from './use-profile-editor.ts'

interface PictureEditorProps extends Editing, Pick<ComponentProps<typeof PictureField>, 'labels'> {
  place: PicturePlace
}

export function PictureEditor({ place, editor, state, ...more }: PictureEditorProps) {
  const [error, setError] = useState<string>()
  const upload = state.uploads[place]

  function change(picture: ChosenPicture | null) {
    setError(undefined)
    editor.changePicture(place, picture).catch((refusal: unknown) => {
      setError(shownSentence(refusal, dashboard.upload.failed))
    })
  }

  return (
    <PictureField
      kind={kindOfPlace(place)}
      {...more}
      value={shownPicture(state, place)}
      onChange={change}
      error={error}
      isSending={upload?.address !== undefined && upload.address !== null}
    />
  )
}
