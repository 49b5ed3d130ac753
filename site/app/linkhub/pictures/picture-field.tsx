import { cropDialog, pictureField } from '@nokshi/content/linkhub.ts'
import type { PictureKind } from '@nokshi/contract/linkhub.ts'
import { useMutation } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react'
import { queryClient } from '../../platform/query-client.ts'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { SmallButton } from '../../ui/button.tsx'
import { Fetched } from '../../ui/fetched.tsx'
import { FieldError } from '../../ui/fields/field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { type Area, type ChosenPicture, cropPicture, openPicture } from './picture-file.ts'
import './picture-field.css'

const loadCropForm = () => import('./crop-form.tsx').then(({ CropForm }) => CropForm)

interface PictureFieldProps {
  kind: PictureKind
  /** Of a picture that is not one of the page itself. */
  labels?: { field: string } & (typeof pictureField)['profile']
  value: string | null
  /** With null the picture is to go. */
  onChange: (picture: ChosenPicture | null) => void
  error?: string | undefined
  isSending?: boolean
}

export function PictureField({ kind, labels, value, onChange, error, isSending = false }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isCropping, setCropping] = useState(false)
  const picture = usePicture(kind, onChange)
  const noteId = useId()
  const { label, hint, alt } = labels ?? pictureField[kind]
  // What the server stores is cropped already and holds nothing more to show.
  const croppable = value ? (picture.whole ?? (value.startsWith('data:') ? value : undefined)) : undefined
  const isRound = kind === 'profile' && !labels
  const problem = picture.refusal ?? error
  // Undone since, it is no news any more.
  const news = picture.news === (value ? 'chosen' : 'removed') && pictureField[picture.news]
  const isBusy = picture.isReading || isSending

  function remove() {
    picture.remove()
    // The button that was pressed is gone.
    input.current?.focus()
  }

  function crop(area: Area) {
    setCropping(false)
    if (croppable) picture.crop(croppable, area)
  }

  function choose(event: ClipboardEvent | DragEvent, files: FileList) {
    const [file] = files
    if (!file) return
    // Without this the browser would open a dropped file in place of the page.
    event.preventDefault()
    picture.choose(file)
  }

  return (
    <fieldset
      className="field picture min-width-0"
      data-kind={labels && kind === 'profile' ? 'square' : kind}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => choose(event, event.dataTransfer.files)}
      onPaste={(event) => choose(event, event.clipboardData.files)}
    >
      <legend className="field-label below-8">{label}</legend>
      <div className="picture-frame stack soft surface center">
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
              id={labels?.field ?? `${kind}Image`}
              type="file"
              accept="image/*"
              className="sr-only"
              aria-label={`${label}: ${value ? pictureField.replace : pictureField.choose}`}
              aria-describedby={problem ? `${noteId} ${noteId}-problem` : noteId}
              aria-invalid={problem !== undefined}
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) picture.choose(file)
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
        {problem && <FieldError id={`${noteId}-problem`} role={picture.refusal && 'alert'} sentence={problem} />}
        <p role="status" className={isBusy ? 'field-hint' : 'sr-only'}>
          {isBusy ? pictureField[picture.isReading ? 'reading' : 'uploading'] : news}
        </p>
        {isBusy && <progress className="appear-late full-width" aria-hidden />}
      </div>
      <Sheet
        title={cropDialog.heading[isRound ? 'profile' : 'banner']}
        closeLabel={cropDialog.cancel}
        isOpen={isCropping && croppable !== undefined}
        onOpenChange={setCropping}
      >
        {croppable && <Fetched load={loadCropForm} with={{ kind, isRound, address: croppable, onCrop: crop }} />}
      </Sheet>
    </fieldset>
  )
}

function usePicture(kind: PictureKind, onChange: (picture: ChosenPicture | null) => void) {
  /** The whole of what was chosen last: cropping again begins from it. */
  const [whole, setWhole] = useState<string>()
  const [news, setNews] = useState<'chosen' | 'removed'>()
  const reading = useMutation(
    {
      mutationFn: (work: () => Promise<ChosenPicture>) => work(),
      onSuccess(picture) {
        onChange(picture)
        setNews('chosen')
      },
      // It is read on this device.
      networkMode: 'always',
    },
    queryClient,
  )

  return {
    whole,
    isReading: reading.isPending,
    refusal: reading.error ? shownSentence(reading.error, pictureField.refusals.unreadable) : undefined,
    news,
    choose: (file: File) => reading.mutate(() => openPicture(file), { onSuccess: ({ address }) => setWhole(address) }),
    crop: (address: string, area: Area) => reading.mutate(() => cropPicture(address, area, kind)),
    remove() {
      setWhole(undefined)
      reading.reset()
      setNews('removed')
      onChange(null)
    },
  }
}
