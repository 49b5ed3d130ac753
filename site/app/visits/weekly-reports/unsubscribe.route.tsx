import { unsubscribePage } from '@nokshi/content/weekly-reports.ts'
import { Success } from '@nokshi/contract/auth.ts'
import { Unsubscribing } from '@nokshi/contract/visits/weekly-reports.ts'
import { hiddenPageMeta, studioTitle } from '../../frame/page-meta.ts'
import { apiContext } from '../../platform/load-context.ts'
import { postForm } from '../../platform/post-form.ts'
import { MailedLink } from '../../ui/mailed-link.tsx'
import { ErrorNotice } from '../../ui/notices/error-notice.tsx'
import type { Route } from './+types/unsubscribe.route.ts'

function queryOf(request: Request) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

/** Only looks: programs open the links of mails before their readers do. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/unsubscribe', Unsubscribing, { query: queryOf(request) })
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { title, description } = unsubscribePage
  return hiddenPageMeta(args, { title: studioTitle(args, title), description, path: '/unsubscribe' })
}

/** Sent by the button of the page, and by mail programs (RFC 8058). */
export function action(args: Route.ActionArgs) {
  const query = queryOf(args.request)
  return postForm(args, (api) => api('POST /api/unsubscribe', Success, { query }))
}

export default function UnsubscribeRoute({ loaderData: { username }, actionData }: Route.ComponentProps) {
  return <MailedLink labels={unsubscribePage} username={username} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorNotice error={error} />
}
