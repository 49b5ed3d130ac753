import { cropDialog } from '@nokshi/content/linkhub.ts'
import { type PictureKind, pictureKinds } from '@nokshi/contract/linkhub.ts'
import { useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '../../ui/button.tsx'
import type { Area } from './picture-file.ts'

interface CropFormProps {
  kind: PictureKind
  isRound: boolean
  address: string
  onCrop: (area: Area) => void
}

const ZOOM_MAX = 4

export function CropForm({ kind, isRound, address, onCrop }: CropFormProps) {
  const area = useRef<Area>(null)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <div className="crop stack gap-12">
      <p className="field-hint">{cropDialog.hint}</p>
      <div className="crop-stage relative">
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
      <div>
        <Button onClick={() => area.current && onCrop(area.current)}>{cropDialog.use}</Button>
      </div>
    </div>
  )
}
