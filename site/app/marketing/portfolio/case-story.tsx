import './case-cover.css'
import { language } from '@nokshi/content/language.ts'
import { sampleNotes } from '@nokshi/content/sample-notes.ts'
import type { CaseStudy, PortfolioPage, Stitch as StitchName } from '@nokshi/contract/website/site-content.ts'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import type { MainService } from './case-summary.ts'
import { CoverPicture } from './cover-picture.tsx'

const years = new Intl.NumberFormat(language.locale, { useGrouping: false })

interface CaseStoryProps {
  study: CaseStudy
  labels: PortfolioPage['labels']
  stitch: StitchName | undefined
}

export function CaseStory({ study, labels, stitch }: CaseStoryProps) {
  const { client, clientIs, year, problem, work, result, technologies, isSample } = study
  return (
    <>
      <section className="case-problem paper-section below-fold stack">
        <div>
          <h2 className="display-2">{labels.problem}</h2>
          <p className="small soft above-16">
            {client}
            {language.fullStop} {clientIs}
            {language.comma} {years.format(year)}
          </p>
        </div>
        <p className="case-problem-text">{problem}</p>
      </section>
      <section className="surface-section below-fold">
        <h2 className="display-2">{labels.work}</h2>
        <ol className="case-steps stack">
          {work.map(({ heading, text }) => (
            <li key={heading}>
              <Stitch kind={stitch} className="link-colour below-16" />
              <h3 className="display-3">{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="case-result relative below-fold stack">
        <h2 className="display-2">{labels.result}</h2>
        <p className="case-result-text">{result}</p>
      </section>
      <section className="case-made below-fold stack items-baseline">
        <h2 className="display-3">{labels.technologies}</h2>
        <ul className="cluster">
          {technologies.map((technology) => (
            <li key={technology} className="woven-label small strong">
              {technology}
            </li>
          ))}
        </ul>
        {isSample && <p className="small soft">{sampleNotes.caseStudy}</p>}
      </section>
    </>
  )
}

export function CaseCover({ study, service }: { study: CaseStudy; service: MainService }) {
  const { slug, title, line, facts, cover } = study
  return (
    <div
      className="case-cover relative stack"
      data-ground={'ground' in cover ? cover.ground : undefined}
      data-photo={cover.photo && ''}
    >
      <div className="case-cover-words relative">
        <p className="small strong">{service.label}</p>
        <h1 className="case-cover-title">{title}</h1>
        <p className="lead">{line}</p>
        <dl className="case-cover-facts wrap">
          {facts.map(({ value, label }) => (
            <div key={label} className="case-cover-fact gap-4 flex">
              <dt className="small">{label}</dt>
              <dd className="case-cover-value figures nowrap">{value}</dd>
            </div>
          ))}
        </dl>
        <Stitch kind={service.stitch} className="case-cover-hem" />
      </div>
      <CoverPicture slug={slug} cover={cover} fetchPriority="high" className="case-cover-quilt full-width" />
      <Stitch kind={service.stitch} className="case-cover-far-hem from-1024" />
    </div>
  )
}
