import { followPage, forgetPage } from '@nokshi/content/messages.ts'
import { unfollowPage } from '@nokshi/content/news.ts'
import { unsubscribePage } from '@nokshi/content/weekly-reports.ts'
import { Success } from '@nokshi/contract/auth.ts'
import { LinkedPage } from '@nokshi/contract/messages.ts'
import { privatePageMeta } from '../frame/private-page-meta.ts'
import { apiContext } from '../platform/load-context.ts'
import { postForm, tokenQuery } from '../platform/post-form.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Refusal } from '../ui/forms/error-summary.tsx'
import { ErrorNotice } from '../ui/notices/notice.tsx'
import type { Route } from './+types/mailed-link.route.ts'
import '../ui/small-page.css'

/** Read by the server, which sends a page its own. */
const labelsOf = { follow: followPage, forget: forgetPage, unfollow: unfollowPage, unsubscribe: unsubscribePage }
const kinds = ['follow', 'forget', 'unfollow', 'unsubscribe'] as const

/** By the last part of the address, which is also that of the call. */
function kindOf(request: Request) {
  const { pathname } = new URL(request.url)
  return kinds.find((kind) => pathname.includes(`/${kind}`)) ?? 'follow'
}

/** Only looks: programs open the links of mails before their readers do. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const kind = kindOf(request)
  const query = tokenQuery(request)
  const { username } = await context.get(apiContext)(`GET /api/${kind}`, LinkedPage, { query })
  return { path: `/${kind}`, labels: labelsOf[kind], username }
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { labels = { title: '', description: '' }, path = '' } = args.loaderData ?? {}
  return privatePageMeta(labels, path)(args)
}

/** Sent by the button of the page, and by mail programs (RFC 8058). */
export function action(args: Route.ActionArgs) {
  const query = tokenQuery(args.request)
  return postForm(args, (api) => api(`POST /api/${kindOf(args.request)}`, Success, { query }))
}

/** Its button does what the link promises, with and without scripts. */
export default function MailedLinkRoute({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { labels, username } = loaderData
  const { heading, text, submit, failed, done } = labels
  if (answer?.sent)
    return (
      <section className="paper-section small-page stack gap-16 break-anywhere">
        <div role="status">
          <h1 className="display-1">{done.heading}</h1>
        </div>
        <p>{done.text}</p>
        <p>
          <ButtonLink {...done.back} look="second" />
        </p>
      </section>
    )
  return (
    <section className="paper-section small-page stack gap-16 break-anywhere">
      <h1 className="display-1">{heading}</h1>
      <p className="lead">
        {text} <bdi>@{username}</bdi>
      </p>
      {'note' in labels && <p>{labels.note}</p>}
      <form method="post" className="form above-16">
        {answer?.failure && <Refusal sentence={answer.refusal?.sentence || failed} />}
        <div>
          <Button type="submit">{submit}</Button>
        </div>
      </form>
    </section>
  )
}

export const ErrorBoundary = ErrorNotice
