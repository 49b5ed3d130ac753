import { type Figure, homePage } from '@nokshi/content/pages.ts'
import { pairThemes, ThemedPicture } from '../../ui/pictures/themed-picture.tsx'
import './home-figures.css'

const findPair = pairThemes(
  import.meta.glob<string>('../../../made/figures/*.svg', { query: '?url', import: 'default', eager: true }),
)

const pictures = {
  stitches: { address: findPair('fifty-stitches'), width: 476, height: 200 },
  boats: { address: findPair('three-boats'), width: 352, height: 160 },
  wheel: { address: findPair('wheel-of-hours'), width: 192, height: 192 },
} satisfies Record<Figure['picture'], object>

export function HomeFigures() {
  return (
    <ul className="counts">
      {homePage.figures.map(({ value, label, caption, picture }) => (
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
