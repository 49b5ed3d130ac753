import { data } from 'react-router'
import { missingPageMeta } from '../frame/private-page-meta.ts'
import { NotFound } from './not-found.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export const meta = missingPageMeta

export default function NotFoundRoute() {
  return <NotFound />
}
