import { notFound } from '@nokshi/content/pages.ts'
import { data } from 'react-router'
import type { Route } from './+types/not-found.route.ts'
import { NotFound } from './not-found.tsx'
import stylesheet from './page-header.css?url'

export function loader() {
  return data(null, { status: 404 })
}

export function links(): Route.LinkDescriptors {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

export function meta(): Route.MetaDescriptors {
  return [{ title: notFound.title }, { name: 'robots', content: 'noindex' }]
}

export default function NotFoundRoute() {
  return <NotFound />
}
