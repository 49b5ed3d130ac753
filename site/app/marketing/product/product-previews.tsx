import { previews } from '@nokshi/content/products.ts'
import boatDark from '../../../made/motifs/boat-dark.svg?url'
import boatLight from '../../../made/motifs/boat-light.svg?url'
import leafDark from '../../../made/motifs/leaf-dark.svg?url'
import leafLight from '../../../made/motifs/leaf-light.svg?url'
import lotusLight from '../../../made/motifs/lotus-light.svg?url'
import wheelDark from '../../../made/motifs/wheel-dark.svg?url'
import wheelLight from '../../../made/motifs/wheel-light.svg?url'
import portrait from '../../../made/portraits/rokeya-sultana.svg?url'
import { ThemedPicture } from '../../ui/pictures/themed-picture.tsx'

export function HubPreview() {
  const { description, name, username, bio, links, badge } = previews.hub
  return (
    <div className="hub-preview" role="img" aria-label={description}>
      <div className="hub-preview-band">
        <img src={lotusLight} alt="" width={96} height={96} />
      </div>
      <span className="hub-preview-portrait">
        <img src={portrait} alt="" width={160} height={200} />
      </span>
      <span className="display-3">{name}</span>
      <span className="small strong">{username}</span>
      <span className="hub-preview-bio">{bio}</span>
      {links.map((link) => (
        <span key={link} className="hub-preview-link">
          {link}
        </span>
      ))}
      <span className="hub-preview-badge">{badge}</span>
    </div>
  )
}

export function BasketPreview() {
  const { description, title, rows, action } = previews.basket
  return (
    <div className="slip" role="img" aria-label={description}>
      <span className="display-3">{title}</span>
      <span className="stitch stitch-chain slip-seam" />
      {rows.map(({ label, value }) => (
        <span key={label} className="slip-row">
          <span>{label}</span>
          <span className="figures strong">{value}</span>
        </span>
      ))}
      <span className="slip-action">{action}</span>
    </div>
  )
}

const works = [
  { name: 'boat', light: boatLight, dark: boatDark },
  { name: 'wheel', light: wheelLight, dark: wheelDark },
  { name: 'leaf', light: leafLight, dark: leafDark },
]

export function PortfolioPreview() {
  const { description, name, line, action } = previews.portfolio
  return (
    <div className="slip slip-other-way" role="img" aria-label={description}>
      <span className="display-2">{name}</span>
      <span>{line}</span>
      <span className="slip-works">
        {works.map(({ name, ...address }) => (
          <span key={name} className="slip-work">
            <ThemedPicture address={address} width={96} height={96} loading="lazy" />
          </span>
        ))}
      </span>
      <span className="slip-action">{action}</span>
    </div>
  )
}
