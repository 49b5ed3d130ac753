import type { CaseStudy } from '@nokshi/content/portfolio.ts'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import type { MainService } from './case-summary.ts'
import { CoverPicture, describeCover, photographOf } from './cover-picture.tsx'
import './case-cover.css'

export function CaseCover({ study, service }: { study: CaseStudy; service: MainService }) {
  const { slug, title, line, facts, cover } = study
  return (
    <div
      className="case-cover"
      data-ground={'ground' in cover ? cover.ground : undefined}
      // The colour of a photograph is also the ground that it runs out on.
      data-photo={photographOf(slug)?.key}
    >
      <div className="case-cover-words">
        <p className="small strong">{service.label}</p>
        <h1 className="case-cover-title">{title}</h1>
        <p className="lead">{line}</p>
        <dl className="case-cover-facts">
          {facts.map(({ value, label }) => (
            <div key={label} className="case-cover-fact">
              <dt className="small">{label}</dt>
              <dd className="case-cover-value figures">{value}</dd>
            </div>
          ))}
        </dl>
        <Stitch kind={service.stitch} className="case-cover-hem" />
      </div>
      <CoverPicture
        slug={slug}
        alt={describeCover(cover)}
        sizes="(min-width: 1024px) 80vw, 120vw"
        fetchPriority="high"
        className="case-cover-cloth"
      />
      <Stitch kind={service.stitch} className="case-cover-far-hem" />
    </div>
  )
}
