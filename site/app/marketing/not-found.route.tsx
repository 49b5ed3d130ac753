import { data } from 'react-router'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/not-found.route.ts'

export function loader() {
  return data(null, { status: 404 })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Page Not Found' }, { name: 'robots', content: 'noindex' }]
}

export default function NotFoundRoute() {
  return (
    <Notice title="Page Not Found" action={{ to: '/', label: 'Return to Home' }}>
      The page you are looking for does not exist or is under construction.
    </Notice>
  )
}
