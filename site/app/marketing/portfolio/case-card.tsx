import { Link } from 'react-router'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import type { CaseSummary } from './case-summary.ts'
import { CoverPicture } from './cover-picture.tsx'

export function CaseCard({ study }: { study: CaseSummary }) {
  const { slug, title, line, client, clientIs, cover, label, stitch } = study
  return (
    <li className="case-card below-fold stack content-start">
      <CoverPicture slug={slug} cover={cover} loading="lazy" className="case-card-cover full-width" />
      <div className="case-card-words stack">
        <div className="case-card-text">
          <p className="small strong">{label}</p>
          <h2 className="case-card-title display-2">
            <Link to={`/portfolio/${slug}`} className="case-card-link">
              {title}
            </Link>
          </h2>
          <p>{line}</p>
          <p className="case-card-client small">
            {client}. {clientIs}
          </p>
          <Stitch kind={stitch} className="case-card-hem above-16" />
        </div>
      </div>
    </li>
  )
}
