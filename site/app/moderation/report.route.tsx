import { reportPage } from '@nokshi/content/hub.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { postForm } from '../platform/post-form.ts'
import type { Route } from './+types/report.route.ts'
import stylesheet from './report.css?url'
import { ReportForm } from './report-form.tsx'
import { sendReport } from './report-send.ts'

export function links(): Route.LinkDescriptors {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

export function meta(args: Route.MetaArgs) {
  const { title, description } = reportPage
  return pageMeta(args, { title, description, path: '/report', share: 'account', isHidden: true })
}

/** For the form of a visitor whose browser runs no scripts. */
export function action(args: Route.ActionArgs) {
  return postForm(args, (api, values) => sendReport(args.params.username, values, api))
}

export default function ReportRoute({ params: { username }, actionData }: Route.ComponentProps) {
  const { heading, text, promise } = reportPage
  return (
    <section className="paper-section report">
      <h1 className="display-1">{heading}</h1>
      <p className="lead">
        {text} <bdi>@{username}</bdi>.
      </p>
      <p>{promise}</p>
      <ReportForm username={username} answer={actionData} />
    </section>
  )
}
