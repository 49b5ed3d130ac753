import type { Figure } from '@nokshi/contract/website/site-content.ts'
import { ThemedPicture } from '../../ui/pictures/themed-picture.tsx'
import './home-figures.css'

const pictures = {
  stitches: { drawing: 'figures/fifty-stitches', width: 476, height: 200 },
  boats: { drawing: 'figures/three-boats', width: 352, height: 160 },
  wheel: { drawing: 'figures/wheel-of-hours', width: 192, height: 192 },
} satisfies Record<Figure['picture'], object>

export function HomeFigures({ figures }: { figures: Figure[] }) {
  return (
    <ul className="counts stack">
      {figures.map(({ value, label, caption, picture }) => (
        <li key={value} className={`count count-${picture}`}>
          <div className="count-picture">
            <ThemedPicture {...pictures[picture]} loading="lazy" />
          </div>
          <p className="count-value figures">{value}</p>
          <div>
            <p className="count-label strong">{label}</p>
            <p className="soft">{caption}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
