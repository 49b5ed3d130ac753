import { notFound } from '@nokshi/content/pages.ts'
import { data } from 'react-router'
import type { Route } from './+types/not-found.route.ts'
import { NotFound } from './not-found.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: notFound.title }, { name: 'robots', content: 'noindex' }]
}

export default function NotFoundRoute() {
  return <NotFound />
}
