import { language } from '@nokshi/content/language.ts'
import { messagePage } from '@nokshi/content/messages.ts'
import { notFound } from '@nokshi/content/page-labels.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { MessageKept, type NewMessage } from '@nokshi/contract/messages.ts'
import { use } from 'react'
import { data, isRouteErrorResponse, Link, redirect } from 'react-router'
import { BrandStyleContext } from '../frame/brand-style.tsx'
import { hiddenPageMeta, studioTitle } from '../frame/page-meta.ts'
import { hubColours } from '../linkhub/hub/hub-colours.ts'
import { NotFound } from '../marketing/not-found.tsx'
import type { Api } from '../platform/api.ts'
import { hiddenFields } from '../platform/hidden-fields.ts'
import { apiContext } from '../platform/load-context.ts'
import { postForm } from '../platform/post-form.ts'
import type { Route } from './+types/message.route.ts'
import { MessageForm } from './message-form.tsx'
import { MessagePage } from './message-page.tsx'

/** There must be a page, and one that asks for messages; or one that has just got a message. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const profile = await api('GET /api/linkhub/{username}', Profile, params)
  const { username, name, profileImage, gradient, selectedColor, messageSettings } = profile
  const query = new URL(request.url).searchParams
  const sent = query.get('sent')
  if (!messageSettings && sent === null) throw data(null, { status: 404 })
  return {
    page: { username, name, profileImage, gradient, selectedColor },
    messageSettings,
    sent,
    isToConfirm: query.has('confirm'),
    key: crypto.randomUUID(),
  }
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  if (!args.loaderData) return [{ title: studioTitle(args, notFound.heading) }, { name: 'robots', content: 'noindex' }]
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
  const { page, messageSettings, sent, isToConfirm, key } = loaderData
  const { name } = page
  return (
    <MessagePage page={page} colours={<PageColours of={page} />}>
      {sent !== null && !actionData ? (
        <MessageThanks page={page} token={sent} isToConfirm={isToConfirm} />
      ) : (
        <>
          <h1 className="display-2" dir="auto">
            {messagePage.heading(name)}
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
    </MessagePage>
  )
}

/** As a rule and not as an attribute, which the page's policy would refuse. */
function PageColours({ of }: { of: Parameters<typeof hubColours>[0] }) {
  const { nonce } = use(BrandStyleContext)
  const declarations = Object.entries(hubColours(of)).map(([name, value]) => `${name}:${value}`)
  return (
    <style
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: colours that the API has checked.
      dangerouslySetInnerHTML={{ __html: `.visitor-message{${declarations.join(';')}}` }}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && [404, 410].includes(error.status)) return <NotFound />
  throw error
}

type Entered = Partial<
  Record<'name' | 'email' | 'phone' | 'text' | 'wantsNews' | 'needsWebsite' | 'leaveBlank' | 'key', string>
>

async function sendMessage(username: string, entered: Entered, api: Api) {
  const { name, email = '', phone = '', text = '', wantsNews, needsWebsite, leaveBlank, key } = entered
  const ticks = { wantsNews: wantsNews === 'yes', needsWebsite: needsWebsite === 'yes' }
  // It goes as it was entered: the API says what is wrong with it.
  const body = { name, email, phone, text, ...ticks } as NewMessage
  const options = { headers: hiddenFields({ leaveBlank }), ...(key && { idempotencyKey: await keyFor(key, body) }) }
  return api('POST /api/linkhub/{username}/messages', MessageKept, { username, body, ...options })
}

/** The same text of the same form has the same key; a changed one is another message. */
async function keyFor(key: string, body: object) {
  const bytes = new TextEncoder().encode(key + JSON.stringify(body))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface MessageThanksProps {
  page: Pick<Profile, 'name' | 'username'>
  token: string
  isToConfirm: boolean
}

/** With the way to take back what was sent: whoever left a number gets no mail with it. */
function MessageThanks({ page: { name, username }, token, isToConfirm }: MessageThanksProps) {
  const { heading, text, back, forget, confirm } = messagePage.thanks
  return (
    <>
      <div role="status">
        <h1 className="display-2">{heading}</h1>
      </div>
      <p dir="auto">{text(name)}</p>
      {isToConfirm && <p>{confirm}</p>}
      <p className="cluster">
        {/* The page is a document of its own, outside of the app. */}
        <a href={`/hub/${username}`} className="button">
          {back}
        </a>
        {token !== '' && (
          <Link to={`/forget?token=${encodeURIComponent(token)}`} className="underlined">
            {forget}
          </Link>
        )}
      </p>
    </>
  )
}
