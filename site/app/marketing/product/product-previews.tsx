import type { ProductPreviews } from '@nokshi/contract/website/site-content.ts'
import { ThemedPicture } from '../../ui/pictures/themed-picture.tsx'

export function BasketPreview({ description, title, rows, action }: ProductPreviews['basket']) {
  return (
    <div className="slip stack gap-12 cloth" role="img" aria-label={description}>
      <span className="display-3">{title}</span>
      <span className="stitch stitch-chain slip-seam" />
      {rows.map(({ label, value }) => (
        <span key={label} className="slip-row gap-24 flex">
          <span>{label}</span>
          <span className="figures strong">{value}</span>
        </span>
      ))}
      <span className="slip-action strong above-8">{action}</span>
    </div>
  )
}

const works = ['boat', 'wheel', 'leaf']

export function PortfolioPreview({ description, name, line, action }: ProductPreviews['portfolio']) {
  return (
    <div className="slip slip-other-way stack gap-12 cloth" role="img" aria-label={description}>
      <span className="display-2">{name}</span>
      <span>{line}</span>
      <span className="slip-works stack gap-10">
        {works.map((work) => (
          <span key={work} className="slip-work">
            <ThemedPicture drawing={`motifs/${work}`} width={96} height={96} loading="lazy" />
          </span>
        ))}
      </span>
      <span className="slip-action strong above-8">{action}</span>
    </div>
  )
}
