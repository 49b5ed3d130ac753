import { cropDialog } from '@nokshi/content/linkhub.ts'
import { type PictureKind, pictureKinds } from '@nokshi/contract/linkhub.ts'
import { useEffect, useId, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '../../ui/button.tsx'
import type { Area } from './picture-file.ts'

interface CropDialogProps {
  kind: PictureKind
  isRound: boolean
  address: string
  onCrop: (area: Area) => void
  onCancel: () => void
}

const ZOOM_MAX = 4

export function CropDialog({ kind, isRound, address, onCrop, onCancel }: CropDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const area = useRef<Area>(null)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const headingId = useId()
  useEffect(() => dialog.current?.showModal(), [])

  function use() {
    if (!area.current) return
    // Closed by itself it gives the focus back to the button that opened it.
    dialog.current?.close()
    onCrop(area.current)
  }

  return (
    <dialog ref={dialog} className="crop paper rounded" aria-labelledby={headingId} onClose={onCancel}>
      <h2 id={headingId} className="display-3">
        {cropDialog.heading[isRound ? 'profile' : 'banner']}
      </h2>
      <p className="field-hint">{cropDialog.hint}</p>
      <div className="crop-stage">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          aspect={pictureKinds[kind].aspect}
          cropShape={isRound ? 'round' : 'rect'}
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => {
            area.current = pixels
          }}
          // The page's policy allows no style element; the rules are in picture-field.css.
          disableAutomaticStylesInjection
        />
      </div>
      <label className="crop-zoom stack gap-16 tap-height">
        <span className="field-label">{cropDialog.zoom}</span>
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
        />
      </label>
      <div className="cluster">
        <Button onClick={use}>{cropDialog.use}</Button>
        <Button look="second" onClick={() => dialog.current?.close()}>
          {cropDialog.cancel}
        </Button>
      </div>
    </dialog>
  )
}
