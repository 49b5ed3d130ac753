import type { ProductPreviews } from '@nokshi/contract/website/site-content.ts'
import { useStudio } from '../../platform/use-settings.ts'
import { ThemedPicture } from '../../ui/pictures/themed-picture.tsx'

export function HubPreview({ description, name, username, bio, links, badge }: ProductPreviews['hub']) {
  const { drawings } = useStudio()
  return (
    <div className="hub-preview gap-4 line rounded" role="img" aria-label={description}>
      <div className="hub-preview-band full-width">
        <img src={`${drawings}/light/motifs/lotus.svg`} alt="" width={96} height={96} />
      </div>
      <span className="hub-preview-portrait">
        <img
          src={`${drawings}/done/portraits/rokeya-sultana.svg`}
          alt=""
          width={160}
          height={200}
          className="full-width"
        />
      </span>
      <span className="display-3">{name}</span>
      <span className="small strong">{username}</span>
      <span className="hub-preview-bio">{bio}</span>
      {links.map((link) => (
        <span key={link} className="hub-preview-link strong below-8">
          {link}
        </span>
      ))}
      <span className="hub-preview-badge strong">{badge}</span>
    </div>
  )
}

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
