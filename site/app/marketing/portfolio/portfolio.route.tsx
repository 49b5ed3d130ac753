import { pages, portfolioPage } from '@nokshi/content/pages.ts'
import { caseStudies } from '@nokshi/content/portfolio.ts'
import dark from '../../../made/quilts/portfolio-dark.svg?url'
import light from '../../../made/quilts/portfolio-light.svg?url'
import { knownCrumb } from '../../frame/known-crumb.ts'
import { knownPageMeta } from '../../frame/page-meta.ts'
import { breadcrumbs } from '../../frame/structured-data.ts'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/portfolio.route.ts'
import { CaseCard } from './case-card.tsx'
import { summarize } from './case-summary.ts'
import { PortfolioCall } from './portfolio-call.tsx'
import './portfolio.css'

export function loader() {
  return caseStudies.map(summarize)
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return [...knownPageMeta(args, '/portfolio', 'portfolio'), breadcrumbs(args, [knownCrumb('/portfolio')])]
}

export default function PortfolioRoute({ loaderData: studies }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        heading={pages['/portfolio'].heading}
        lead={portfolioPage.intro}
        quilt={{ light, dark, width: 800, height: 600 }}
        hang="end"
      />
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
