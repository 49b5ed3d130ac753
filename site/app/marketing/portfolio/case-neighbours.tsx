import type { PortfolioPage } from '@nokshi/contract/website/site-content.ts'
import { Link } from 'react-router'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import type { CaseSummary } from './case-summary.ts'
import { CoverPicture } from './cover-picture.tsx'

interface CaseNeighboursProps {
  labels: PortfolioPage['labels']
  previous: CaseSummary
  next: CaseSummary
}

export function CaseNeighbours({ labels, previous, next }: CaseNeighboursProps) {
  return (
    <nav aria-label={labels.back} className="case-neighbours below-fold stack gap-24">
      <Neighbour label={labels.previous} study={previous} />
      <Neighbour label={labels.next} study={next} />
      <Link to="/portfolio" className="case-all strong underlined self-start">
        {labels.back}
      </Link>
    </nav>
  )
}

function Neighbour({ label, study: { slug, title, stitch, cover } }: { label: string; study: CaseSummary }) {
  return (
    <Link to={`/portfolio/${slug}`} className="case-neighbour stack gap-20">
      <CoverPicture slug={slug} cover={cover} alt="" loading="lazy" className="case-neighbour-cover full-width" />
      <span>
        <span className="small block">{label}</span>
        <span className="display-3 block">{title}</span>
        <Stitch kind={stitch} className="case-neighbour-stitch" />
      </span>
    </Link>
  )
}
