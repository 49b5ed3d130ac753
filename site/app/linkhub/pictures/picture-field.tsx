import { pictureField } from '@nokshi/content/linkhub.ts'
import type { PictureKind } from '@nokshi/contract/linkhub.ts'
import { CircleAlert, ImagePlus } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import type { ChosenPicture } from './picture-file.ts'
import { usePicture } from './use-picture.ts'
import { usePictureTarget } from './use-picture-target.ts'
import './picture-field.css'

const CropDialog = lazy(() => import('./crop-dialog.tsx').then(({ CropDialog }) => ({ default: CropDialog })))

interface PictureFieldProps {
  kind: PictureKind
  square?: { field: string } & (typeof pictureField)['profile']
  value: string | null
  /** With null the picture is to go. */
  onChange: (picture: ChosenPicture | null) => void
  error?: string | undefined
  isSending?: boolean
}

export function PictureField({ kind, square, value, onChange, error, isSending = false }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isCropping, setCropping] = useState(false)
  const picture = usePicture(kind, onChange)
  const target = usePictureTarget(picture.choose)
  const noteId = useId()
  const { label, hint, alt } = square ?? pictureField[kind]
  // What the server stores is cropped already and holds nothing more to show.
  const croppable = value ? (picture.whole ?? (value.startsWith('data:') ? value : undefined)) : undefined
  const problem = picture.refusal ?? error
  // Undone since, it is no news any more.
  const isNews = picture.news === (value ? 'chosen' : 'removed')

  function remove() {
    picture.remove()
    // The button that was pressed is gone.
    input.current?.focus()
  }

  return (
    <fieldset
      className="field picture min-width-0"
      data-kind={square ? 'square' : kind}
      {...target.props}
      data-over={target.isOver || undefined}
    >
      <legend className="field-label below-8">{label}</legend>
      <div className="picture-frame stack soft cloth center">
        {value ? <img src={value} alt={alt} /> : <ImagePlus aria-hidden size={28} />}
      </div>
      <div className="picture-words stack gap-8 min-width-0">
        <p id={noteId} className="field-hint">
          {hint}
        </p>
        <div className="wrap gap-8">
          <label className="button button-second button-small picture-choose">
            <input
              ref={input}
              id={square?.field ?? `${kind}Image`}
              type="file"
              accept="image/*"
              className="sr-only"
              aria-label={`${label}: ${value ? pictureField.replace : pictureField.choose}`}
              aria-describedby={problem ? `${noteId} ${noteId}-problem` : noteId}
              aria-invalid={problem !== undefined}
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) void picture.choose(file)
                // The same file can be chosen again after it was removed.
                target.value = ''
              }}
            />
            {value ? pictureField.replace : pictureField.choose}
          </label>
          {croppable && <SmallButton onClick={() => setCropping(true)}>{pictureField.crop}</SmallButton>}
          {value && <SmallButton onClick={remove}>{pictureField.remove}</SmallButton>}
        </div>
        {!value && <p className="picture-drop field-hint">{pictureField.drop}</p>}
        {problem && (
          <p id={`${noteId}-problem`} className="field-error" role={picture.refusal && 'alert'}>
            <CircleAlert aria-hidden size={18} />
            <span>{problem}</span>
          </p>
        )}
        <PictureStatus
          isReading={picture.isReading}
          isSending={isSending}
          news={isNews && picture.news ? pictureField[picture.news] : ''}
        />
      </div>
      {isCropping && croppable && (
        <Suspense>
          <CropDialog
            kind={kind}
            isRound={kind === 'profile' && !square}
            address={croppable}
            onCrop={(area) => {
              setCropping(false)
              void picture.crop(croppable, area)
            }}
            onCancel={() => setCropping(false)}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

function PictureStatus(props: Record<'isReading' | 'isSending', boolean> & { news: string }) {
  const { isReading, isSending, news } = props
  return (
    <p role="status" className={isReading || isSending ? 'field-hint' : 'sr-only'}>
      {isReading ? pictureField.reading : isSending ? pictureField.uploading : news}
    </p>
  )
}
