import { pages, portfolioPage } from '@nokshi/content/pages.ts'
import { caseStudies } from '@nokshi/content/portfolio.ts'
import dark from '../../../made/quilts/portfolio-dark.svg?url'
import light from '../../../made/quilts/portfolio-light.svg?url'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/portfolio.route.ts'
import { CaseCard } from './case-card.tsx'
import { summarize } from './case-summary.ts'
import { PortfolioCall } from './portfolio-call.tsx'
import './portfolio.css'

export function loader() {
  return caseStudies.map(summarize)
}

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, '/portfolio')
}

export default function PortfolioRoute({ loaderData: studies }: Route.ComponentProps) {
  return (
    <>
      <PageHeader heading={pages['/portfolio'].heading} lead={portfolioPage.intro} quilt={{ light, dark }} />
      <ul className="portfolio">
        {studies.map((study) => (
          <CaseCard key={study.slug} study={study} />
        ))}
        <li className="portfolio-call">
          <PortfolioCall to="/start-project" />
        </li>
      </ul>
    </>
  )
}
