import { notFound } from '@nokshi/content/pages.ts'
import { caseStudies } from '@nokshi/content/portfolio.ts'
import { data, isRouteErrorResponse } from 'react-router'
import dark from '../../../made/quilts/leaves-dark.svg?url'
import light from '../../../made/quilts/leaves-light.svg?url'
import { listedCrumb } from '../../frame/listed-page-meta.ts'
import { pageMeta } from '../../frame/page-meta.ts'
import { breadcrumbs, creativeWork } from '../../frame/structured-data.ts'
import { Quilt } from '../../ui/pictures/themed-picture.tsx'
import { NotFound } from '../not-found.tsx'
import type { Route } from './+types/case-study.route.ts'
import { CaseCover } from './case-cover.tsx'
import { CaseNeighbours } from './case-neighbours.tsx'
import { CaseStory } from './case-story.tsx'
import { mainService, summarize } from './case-summary.ts'
import { PortfolioCall } from './portfolio-call.tsx'
import './case-study.css'

export function loader({ params }: Route.LoaderArgs) {
  const place = caseStudies.findIndex(({ slug }) => slug === params.slug)
  const study = caseStudies[place]
  if (!study) throw data(null, { status: 404 })
  return {
    study,
    service: mainService(study),
    previous: neighbourAt(place - 1),
    next: neighbourAt(place + 1),
  }
}

function neighbourAt(place: number) {
  const study = caseStudies.at(place % caseStudies.length)
  if (!study) throw new Error('There are no case studies')
  return summarize(study)
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { loaderData } = args
  if (!loaderData) return [{ title: notFound.title }, { name: 'robots', content: 'noindex' }]
  const { study } = loaderData
  const { title, client, line, slug, cover } = study
  const path = `/portfolio/${slug}`
  return [
    ...pageMeta(args, {
      title: `${title} | ${client}`,
      description: line,
      path,
      share: `case-${slug}`,
      photo: cover.photo,
    }),
    breadcrumbs(args, [listedCrumb('/portfolio'), { name: title, path }]),
    creativeWork(args, study),
  ]
}

export default function CaseStudyRoute({
  loaderData: { study, service, previous, next },
}: Route.ComponentProps) {
  return (
    <article>
      <CaseCover study={study} service={service} />
      <CaseStory study={study} stitch={service.stitch} />
      <CaseNeighbours previous={previous} next={next} />
      <div className="case-call below-fold">
        <PortfolioCall to={`/start-project?type=${service.projectType}`} />
        <Quilt
          className="case-call-cloth"
          address={{ light, dark }}
          width={560}
          height={620}
          loading="lazy"
        />
      </div>
    </article>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  throw error
}
