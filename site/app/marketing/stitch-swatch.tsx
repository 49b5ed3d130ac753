import type { Service } from '@nokshi/content/services.ts'
import './stitch-swatch.css'

const swatches = import.meta.glob<string>('../../made/swatches/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

interface StitchSwatchProps {
  service: Pick<Service, 'name' | 'stitch' | 'stitchName'>
}

export function StitchSwatch({ service: { stitch = 'running', stitchName, name } }: StitchSwatchProps) {
  return (
    <div className="swatch">
      <img
        src={swatches[`../../made/swatches/${stitch}.svg`]}
        alt=""
        width={420}
        height={360}
        loading="lazy"
        decoding="async"
        className="swatch-cloth"
      />
      <p className="swatch-label">
        {stitchName && <span className="swatch-stitch strong">{stitchName}</span>}
        {name}
      </p>
    </div>
  )
}
