import { notFound } from '@nokshi/content/page-labels.ts'
import type { SiteContent } from '@nokshi/contract/website/site-content.ts'
import { data, isRouteErrorResponse } from 'react-router'
import { listedCrumb } from '../../frame/listed-page-meta.ts'
import { pageMeta, studioTitle } from '../../frame/page-meta.ts'
import { breadcrumbs, creativeWork } from '../../frame/structured-data.ts'
import { contentContext } from '../../platform/load-context.ts'
import { Quilt } from '../../ui/pictures/themed-picture.tsx'
import { NotFound } from '../not-found.tsx'
import type { Route } from './+types/case-study.route.ts'
import { CaseCover } from './case-cover.tsx'
import { CaseNeighbours } from './case-neighbours.tsx'
import { CaseStory } from './case-story.tsx'
import { mainService, summarize } from './case-summary.ts'
import { PortfolioCall } from './portfolio-call.tsx'
import './case-study.css'

export function loader({ params, context }: Route.LoaderArgs) {
  const content = context.get(contentContext)
  const { caseStudies, pages, portfolioPage } = content
  const place = caseStudies.findIndex(({ slug }) => slug === params.slug)
  const study = caseStudies[place]
  if (!study) throw data(null, { status: 404 })
  return {
    study,
    service: mainService(study, content),
    previous: neighbourAt(place - 1, content),
    next: neighbourAt(place + 1, content),
    portfolioPage,
    /** As breadcrumbs name the page of all of them. */
    portfolio: pages['/portfolio'].heading,
  }
}

function neighbourAt(place: number, content: SiteContent) {
  const study = content.caseStudies.at(place % content.caseStudies.length)
  return study && summarize(study, content)
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { loaderData } = args
  if (!loaderData) return [{ title: studioTitle(args, notFound.heading) }, { name: 'robots', content: 'noindex' }]
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
    creativeWork(args, study),
  ]
}

export default function CaseStudyRoute({
  loaderData: {
    study,
    service,
    previous,
    next,
    portfolioPage: { labels, callToAction },
  },
}: Route.ComponentProps) {
  return (
    <article>
      <CaseCover study={study} service={service} />
      <CaseStory study={study} labels={labels} stitch={service.stitch} />
      {previous && next && <CaseNeighbours labels={labels} previous={previous} next={next} />}
      <div className="case-call below-fold stack cloth">
        <PortfolioCall call={callToAction} to={`/start-project?type=${service.projectType}`} />
        <Quilt className="case-call-cloth" drawing="quilts/leaves" width={560} height={620} loading="lazy" />
      </div>
    </article>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  throw error
}
