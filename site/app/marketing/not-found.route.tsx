import { notFound } from '@nokshi/content/page-labels.ts'
import { data } from 'react-router'
import { studioTitle } from '../frame/page-meta.ts'
import type { Route } from './+types/not-found.route.ts'
import { NotFound } from './not-found.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: studioTitle(args, notFound.heading) }, { name: 'robots', content: 'noindex' }]
}

export default function NotFoundRoute() {
  return <NotFound />
}
