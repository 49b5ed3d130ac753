import './case-study.css'
import { data } from 'react-router'
import { listedCrumb } from '../../frame/listed-page-meta.ts'
import { pageMeta } from '../../frame/page-meta.ts'
import { missingPageMeta } from '../../frame/private-page-meta.ts'
import { breadcrumbs } from '../../frame/structured-data.ts'
import { contentContext } from '../../platform/load-context.ts'
import { TextLink } from '../../ui/button.tsx'
import { Quilt } from '../../ui/pictures/themed-picture.tsx'
import { NotFoundBoundary } from '../not-found.tsx'
import type { Route } from './+types/case-study.route.ts'
import { CaseCover, CaseStory } from './case-story.tsx'
import { mainService } from './case-summary.ts'
import { PortfolioCall } from './portfolio-call.tsx'

export function loader({ params, context }: Route.LoaderArgs) {
  const content = context.get(contentContext)
  const { caseStudies, pages, portfolioPage } = content
  const study = caseStudies.find(({ slug }) => slug === params.slug)
  if (!study) throw data(null, { status: 404 })
  return {
    study,
    service: mainService(study, content),
    portfolioPage,
    /** As breadcrumbs name the page of all of them. */
    portfolio: pages['/portfolio'].heading,
  }
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { loaderData } = args
  if (!loaderData) return missingPageMeta(args)
  const { study } = loaderData
  const { title, client, line, slug, cover, writtenIn } = study
  const path = `/portfolio/${slug}`
  return [
    ...pageMeta(args, {
      title: `${title} | ${client}`,
      description: line,
      path,
      share: `case-${slug}`,
      photo: cover.photo,
      writtenIn,
    }),
    breadcrumbs(args, [listedCrumb(args, '/portfolio', loaderData.portfolio), { name: title, path }]),
  ]
}

export default function CaseStudyRoute({ loaderData: { study, service, portfolioPage } }: Route.ComponentProps) {
  const { labels, callToAction } = portfolioPage
  return (
    <article>
      <CaseCover study={study} service={service} />
      <CaseStory study={study} labels={labels} stitch={service.stitch} />
      <p className="case-back">
        <TextLink to="/portfolio" label={labels.back} />
      </p>
      <div className="case-call below-fold stack surface">
        <PortfolioCall call={callToAction} to={`/start-project?type=${service.projectType}`} />
        <Quilt className="case-call-quilt" drawing="quilts/leaves" loading="lazy" />
      </div>
    </article>
  )
}

export const ErrorBoundary = NotFoundBoundary
