import { notFound } from '@nokshi/content/page-labels.ts'
import { isRouteErrorResponse } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { PageHeader } from './page-header.tsx'

export function NotFound() {
  return (
    <PageHeader heading={notFound.heading} lead={notFound.text} quilt="not-found">
      <ButtonLink {...notFound.action} />
    </PageHeader>
  )
}

/** Of a page about something that is not there, or no longer. Other errors are the frame's. */
export function NotFoundBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && [404, 410].includes(error.status)) return <NotFound />
  throw error
}
