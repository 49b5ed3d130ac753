import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { contentContext } from '../../platform/load-context.ts'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/portfolio.route.ts'
import { CaseCard } from './case-card.tsx'
import { summarize } from './case-summary.ts'
import { PortfolioCall } from './portfolio-call.tsx'
import './portfolio.css'

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
        <li className="portfolio-call">
          <PortfolioCall call={portfolioPage.callToAction} to="/start-project" />
        </li>
      </ul>
    </>
  )
}
