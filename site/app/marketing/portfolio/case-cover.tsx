import type { CaseStudy } from '@nokshi/contract/website/site-content.ts'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import type { MainService } from './case-summary.ts'
import { CoverPicture } from './cover-picture.tsx'
import './case-cover.css'

export function CaseCover({ study, service }: { study: CaseStudy; service: MainService }) {
  const { slug, title, line, facts, cover } = study
  return (
    <div
      className="case-cover stack"
      data-ground={'ground' in cover ? cover.ground : undefined}
      data-photo={cover.photo && ''}
    >
      <div className="case-cover-words">
        <p className="small strong">{service.label}</p>
        <h1 className="case-cover-title">{title}</h1>
        <p className="lead">{line}</p>
        <dl className="case-cover-facts wrap">
          {facts.map(({ value, label }) => (
            <div key={label} className="case-cover-fact gap-4 flex">
              <dt className="small">{label}</dt>
              <dd className="case-cover-value figures">{value}</dd>
            </div>
          ))}
        </dl>
        <Stitch kind={service.stitch} className="case-cover-hem" />
      </div>
      <CoverPicture slug={slug} cover={cover} fetchPriority="high" className="case-cover-cloth full-width" />
      <Stitch kind={service.stitch} className="case-cover-far-hem from-1024" />
    </div>
  )
}
