import { language } from '@nokshi/content/language.ts'
import { messagePage } from '@nokshi/content/messages.ts'
import { notFound } from '@nokshi/content/page-labels.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { hiddenPageMeta, studioTitle } from '../frame/page-meta.ts'
import { NotFound } from '../marketing/not-found.tsx'
import { apiContext } from '../platform/load-context.ts'
import { postForm } from '../platform/post-form.ts'
import type { Route } from './+types/message.route.ts'
import { MessageForm } from './message-form.tsx'
import { MessageThanks } from './message-thanks.tsx'
import { sendMessage } from './send-message.ts'
import './message.css'

/** There must be a page, and one that asks for messages; or one that has just got a message. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { username, name, messageSettings } = await api('GET /api/linkhub/{username}', Profile, params)
  const query = new URL(request.url).searchParams
  const sent = query.get('sent')
  if (!messageSettings && sent === null) throw data(null, { status: 404 })
  return {
    username,
    name,
    messageSettings,
    sent,
    isToConfirm: query.has('confirm'),
    key: crypto.randomUUID(),
  }
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  if (!args.loaderData)
    return [{ title: studioTitle(args, notFound.heading) }, { name: 'robots', content: 'noindex' }]
  const { title, description } = messagePage
  return hiddenPageMeta(args, { title: studioTitle(args, title), description, path: '/message' })
}

/** The form of a hub page is sent here. A reload does not send a message again. */
export async function action(args: Route.ActionArgs) {
  const { username } = args.params
  const answer = await postForm(args, async (api, values) => ({
    ...(await sendMessage(username, values, api)),
    isToConfirm: values.wantsNews === 'yes' && Boolean(values.email),
  }))
  const { sent } = answer.data
  if (!sent) return answer
  const query = new URLSearchParams({ sent: sent.forget ?? '' })
  if (sent.isToConfirm) query.set('confirm', '')
  return redirect(`/message/${encodeURIComponent(username)}?${query}`, 303)
}

export default function MessageRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { username, name, messageSettings, sent, isToConfirm, key } = loaderData
  return (
    <section className="paper-section message">
      {sent !== null && !actionData ? (
        <MessageThanks username={username} token={sent} isToConfirm={isToConfirm} />
      ) : (
        <>
          <h1 className="display-1">
            {messagePage.heading} <bdi>{name}</bdi>
          </h1>
          {messageSettings && (
            <MessageForm
              labels={{ name, messageSettings, language: language.code }}
              formKey={actionData?.values?.key ?? key}
              answer={actionData}
            />
          )}
        </>
      )}
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && [404, 410].includes(error.status)) return <NotFound />
  throw error
}
