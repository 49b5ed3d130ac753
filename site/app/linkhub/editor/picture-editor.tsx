import { dashboard } from '@nokshi/content/dashboard.ts'
import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
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
  const upload = state.uploads[place]
  const { mutate, error } = useMutation({
    mutationFn: (picture: ChosenPicture | null) => editor.changePicture(place, picture),
    // The editor itself waits for the network.
    networkMode: 'always',
  })
  return (
    <PictureField
      kind={kindOfPlace(place)}
      {...more}
      value={shownPicture(state, place)}
      onChange={mutate}
      error={error ? shownSentence(error, dashboard.upload.failed) : undefined}
      isSending={upload?.address !== undefined && upload.address !== null}
    />
  )
}
