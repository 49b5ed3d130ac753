import './portfolio.css'
import { Link } from 'react-router'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { contentContext } from '../../platform/load-context.ts'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/portfolio.route.ts'
import { type CaseSummary, summarize } from './case-summary.ts'
import { CoverPicture } from './cover-picture.tsx'
import { PortfolioCall } from './portfolio-call.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext)
  return {
    page: content.pages['/portfolio'],
    portfolioPage: content.portfolioPage,
    studies: content.caseStudies.map((study) => summarize(study, content)),
  }
}

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, '/portfolio', args.loaderData?.page)
}

export default function PortfolioRoute({ loaderData }: Route.ComponentProps) {
  const { page, portfolioPage, studies } = loaderData
  return (
    <>
      <PageHeader heading={page.heading} lead={portfolioPage.intro} quilt="portfolio" />
      <ul className="portfolio stack">
        {studies.map((study) => (
          <CaseCard key={study.slug} study={study} />
        ))}
        <li className="portfolio-call stack">
          <PortfolioCall call={portfolioPage.callToAction} to="/start-project" />
        </li>
      </ul>
    </>
  )
}

function CaseCard({ study }: { study: CaseSummary }) {
  const { slug, title, line, client, clientIs, cover, label, stitch } = study
  return (
    <li className="case-card relative below-fold stack content-start">
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
