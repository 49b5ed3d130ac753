import { dashboard } from '@nokshi/content/dashboard.ts'
import type { PictureKind } from '@nokshi/contract/linkhub.ts'
import { useState } from 'react'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { shownProfile } from '../editor/edit-state.ts'
import type { ProfileEditor } from '../editor/use-profile-editor.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import type { ChosenPicture } from '../pictures/picture-file.ts'

interface AppearancePictureProps extends ProfileEditor {
  kind: PictureKind
}

/** A picture that is sent as soon as it is chosen. */
export function AppearancePicture({ kind, editor, state }: AppearancePictureProps) {
  const [error, setError] = useState<string>()
  const { profileImage, bannerImage } = shownProfile(state)
  const upload = state.uploads[kind]
  const percent = Math.round((upload?.share ?? 0) * 100)

  function change(picture: ChosenPicture | null) {
    setError(undefined)
    editor.changePicture(kind, picture).catch((fault: unknown) => {
      setError(shownSentence(fault, dashboard.appearance.pictureFailed))
    })
  }

  return (
    <div className="field-group">
      <PictureField
        kind={kind}
        value={kind === 'profile' ? profileImage : bannerImage}
        onChange={change}
        error={error}
        isSending={upload?.address !== undefined && upload.address !== null}
      />
      {upload?.address && (
        <progress className="dash-progress" max={100} value={percent}>
          {dashboard.appearance.uploading(percent)}
        </progress>
      )}
    </div>
  )
}
