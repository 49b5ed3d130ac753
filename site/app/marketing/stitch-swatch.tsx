import type { Service } from '@nokshi/contract/website/site-content.ts'
import { useStudio } from '../platform/use-settings.ts'
import './stitch-swatch.css'

type StitchSwatchProps = Pick<Service, 'name' | 'stitch' | 'stitchName'>

export function StitchSwatch({ stitch = 'running', stitchName, name }: StitchSwatchProps) {
  const { drawings } = useStudio()
  return (
    <div className="swatch relative">
      <img
        src={`${drawings}/panel/swatches/${stitch}.svg`}
        alt=""
        width={420}
        height={360}
        loading="lazy"
        decoding="async"
        className="swatch-quilt full-width"
      />
      <p className="swatch-label small paper">
        {stitchName && <span className="strong block">{stitchName}</span>}
        {name}
      </p>
    </div>
  )
}
