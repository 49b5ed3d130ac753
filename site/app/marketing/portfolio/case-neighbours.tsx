import { portfolioPage } from '@nokshi/content/pages.ts'
import { Link } from 'react-router'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import type { CaseSummary } from './case-summary.ts'
import { CoverPicture } from './cover-picture.tsx'

export function CaseNeighbours({ previous, next }: { previous: CaseSummary; next: CaseSummary }) {
  const { labels } = portfolioPage
  return (
    <nav aria-label={labels.back} className="case-neighbours below-fold">
      <Neighbour label={labels.previous} study={previous} />
      <Neighbour label={labels.next} study={next} />
      <Link to="/portfolio" className="case-all strong">
        {labels.back}
      </Link>
    </nav>
  )
}

function Neighbour({ label, study: { slug, title, stitch } }: { label: string; study: CaseSummary }) {
  return (
    <Link to={`/portfolio/${slug}`} className="case-neighbour">
      <CoverPicture
        slug={slug}
        alt=""
        sizes="(min-width: 1024px) 25vw, 52vw"
        loading="lazy"
        className="case-neighbour-cover"
      />
      <span>
        <span className="case-neighbour-line small">{label}</span>
        <span className="case-neighbour-line display-3">{title}</span>
        <Stitch kind={stitch} className="case-neighbour-stitch" />
      </span>
    </Link>
  )
}
