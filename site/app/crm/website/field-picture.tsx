import { crmFrame } from '@nokshi/content/crm/records.ts'
import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import { sentenceOf } from '@nokshi/contract/sentences/sentences.ts'
import { StoredPicture } from '@nokshi/contract/website/entries.ts'
import { contentPictureAddress } from '@nokshi/contract/website/picture-sizes.ts'
import { type MouseEvent, use, useState } from 'react'
import { apiUrl } from '../../platform/api-url.ts'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { FieldError } from '../../ui/fields/field.tsx'
import { QuietButton } from '../parts/buttons.tsx'
import { crmApi } from '../records/crm-api.ts'
import { asRecord, asText } from './entry-values.ts'
import { EntryFormContext, FieldBox, type FieldProps } from './field-box.tsx'
import { LocalizedField } from './field-localized.tsx'

const labels = websiteForm.picture

const MEGABYTES = 10

/** Chosen, dropped, pasted or photographed; with the focal point of every crop and the alternative text. */
export function PictureField({ field, path, value }: FieldProps) {
  const { change } = use(EntryFormContext)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const picture = value ? asRecord(value) : undefined

  async function send(file: File | undefined) {
    if (!file || isSending) return
    const error = findFileError(file)
    setRefusal(error)
    if (error) return
    setSending(true)
    const sent = await sendPicture(file.type === 'image/svg+xml' ? await drawSvg(file) : file)
    setSending(false)
    if (typeof sent === 'string') return setRefusal(sent)
    const { id, width, height } = sent
    change(path, { ...picture, id, width, height, focus: { x: 0.5, y: 0.5 } })
  }

  return (
    <FieldBox field={field} path={path}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons do the same as dropping and pasting. */}
      <div
        className="entry-picture stack items-start gap-8 dashed-card padded"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          void send(event.dataTransfer.files[0])
        }}
        onPaste={({ clipboardData }) => void send(clipboardData.files[0])}
      >
        {picture && <FocusPoint path={path} picture={picture} />}
        <div className="crm-actions">
          <label className="button button-second button-small">
            <input
              type="file"
              accept="image/*"
              className="sr-only"
              aria-label={`${field.label}: ${picture ? labels.replace : labels.choose}`}
              onChange={({ target }) => {
                void send(target.files?.[0])
                // The same file can be chosen again.
                target.value = ''
              }}
            />
            {picture ? labels.replace : labels.choose}
          </label>
          {picture && (
            <QuietButton about={field.label} onClick={() => change(path, undefined)}>
              {labels.remove}
            </QuietButton>
          )}
          <span className="field-hint">{labels.drop}</span>
        </div>
        <p role="status" className="crm-small">
          {isSending && labels.sending}
        </p>
        {refusal && <FieldError role="alert" sentence={refusal} />}
      </div>
      {picture &&
        field.fields?.map((part) => (
          <LocalizedField key={part.name} field={part} path={`${path}.${part.name}`} value={picture[part.name]} />
        ))}
    </FieldBox>
  )
}

function FocusPoint({ path, picture }: { path: string; picture: Record<string, unknown> }) {
  const { change } = use(EntryFormContext)
  const focus = asRecord(picture.focus)
  const [x, y] = [shareOf(focus.x), shareOf(focus.y)]

  function point({ currentTarget, clientX, clientY }: MouseEvent) {
    const box = currentTarget.getBoundingClientRect()
    const [across, down] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height]
    change(`${path}.focus`, { x: rounded(across), y: rounded(down) })
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: sliders do the same. */}
      <div className="entry-focus" onClick={point}>
        <img src={apiUrl(contentPictureAddress(asText(picture.id), 640))} alt="" />
        <span style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
      </div>
      <p className="field-hint">{labels.focus}</p>
      <div className="crm-actions">
        <Slider label={labels.across} value={x} onChange={(next) => change(`${path}.focus`, { x: next, y })} />
        <Slider label={labels.down} value={y} onChange={(next) => change(`${path}.focus`, { x, y: next })} />
      </div>
    </>
  )
}

function Slider({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <label className="crm-small">
      {label}
      <input
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  )
}

function shareOf(value: unknown) {
  return typeof value === 'number' ? value : 0.5
}

function rounded(share: number) {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100
}

function findFileError({ type, size }: File) {
  if (!type.startsWith('image/')) return sentenceOf({ code: 'not-an-image' })
  if (size > MEGABYTES * 1024 * 1024) return sentenceOf({ code: 'picture-too-large', params: { megabytes: MEGABYTES } })
  return undefined
}

/** The side of a drawing in pixels: more than the widest place of the site shows. */
const DRAWN_SIDE = 1600

/** As pixels, so the server reads no SVG. In an image the browser runs no scripts and fetches nothing. */
async function drawSvg(file: File): Promise<Blob> {
  try {
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(await file.text())}`
    await image.decode()
    const scale = DRAWN_SIDE / Math.max(image.naturalWidth, image.naturalHeight)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve) => canvas.toBlob((drawn) => resolve(drawn ?? file), 'image/png'))
  } catch {
    // The server says what is wrong with it.
    return file
  }
}

function sendPicture(file: Blob): Promise<StoredPicture | string> {
  const body = new FormData()
  body.append('picture', file)
  return crmApi('POST /api/crm/website/pictures', StoredPicture, { body }).catch((error) =>
    shownSentence(error, crmFrame.unreachable),
  )
}
