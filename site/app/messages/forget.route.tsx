import { forgetPage } from '@nokshi/content/messages.ts'
import { notFound } from '@nokshi/content/page-labels.ts'
import { Success } from '@nokshi/contract/auth.ts'
import { LinkedPage } from '@nokshi/contract/messages.ts'
import { hiddenPageMeta, studioTitle } from '../frame/page-meta.ts'
import { apiContext } from '../platform/load-context.ts'
import { postForm } from '../platform/post-form.ts'
import { MailedLink } from '../ui/mailed-link.tsx'
import { ErrorNotice } from '../ui/notices/error-notice.tsx'
import type { Route } from './+types/forget.route.ts'

function queryOf(request: Request) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

/** Only looks: programs open the links of mails before their readers do. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/forget', LinkedPage, { query: queryOf(request) })
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  if (!args.loaderData) return [{ title: studioTitle(args, notFound.heading) }, { name: 'robots', content: 'noindex' }]
  const { title, description } = forgetPage
  return hiddenPageMeta(args, { title: studioTitle(args, title), description, path: '/forget' })
}

/** Sent by the button of the page, and by mail programs (RFC 8058). */
export function action(args: Route.ActionArgs) {
  const query = queryOf(args.request)
  return postForm(args, (api) => api('POST /api/forget', Success, { query }))
}

export default function ForgetRoute({ loaderData: { username }, actionData }: Route.ComponentProps) {
  return <MailedLink labels={forgetPage} username={username} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorNotice error={error} />
}
