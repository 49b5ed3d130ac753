import { reportPage } from '@nokshi/content/hub.ts'
import { language } from '@nokshi/content/language.ts'
import { notFound } from '@nokshi/content/page-labels.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { isRouteErrorResponse } from 'react-router'
import { hiddenPageMeta, studioTitle } from '../frame/page-meta.ts'
import { NotFound } from '../marketing/not-found.tsx'
import { apiContext } from '../platform/load-context.ts'
import { postForm } from '../platform/post-form.ts'
import type { Route } from './+types/report.route.ts'
import { ReportForm } from './report-form.tsx'
import { sendReport } from './report-send.ts'
import '../ui/small-page.css'
import './report.css'

/** There must be a page to report: 404 where there is none, 410 where it was taken off the web already. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { username } = await context.get(apiContext)('GET /api/linkhub/{username}', Profile, params)
  return { username }
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  if (!args.loaderData) return [{ title: studioTitle(args, notFound.heading) }, { name: 'robots', content: 'noindex' }]
  const { title, description } = reportPage
  return hiddenPageMeta(args, { title: studioTitle(args, title), description, path: '/report' })
}

/** For the form of a visitor whose browser runs no scripts. */
export function action(args: Route.ActionArgs) {
  return postForm(args, (api, values) => sendReport(args.params.username, values, api))
}

export default function ReportRoute({ loaderData: { username }, actionData }: Route.ComponentProps) {
  const { heading, text, promise } = reportPage
  return (
    <section className="paper-section small-page stack gap-16 break-anywhere">
      <h1 className="display-1">{heading}</h1>
      <p className="lead">
        {text} <bdi>@{username}</bdi>
        {language.fullStop}
      </p>
      <p>{promise}</p>
      <ReportForm username={username} answer={actionData} />
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && [404, 410].includes(error.status)) return <NotFound />
  throw error
}
