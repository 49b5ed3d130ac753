import { messageLabels } from '@nokshi/content/hub-messages.ts'
import { language } from '@nokshi/content/language.ts'
import { messagePage } from '@nokshi/content/messages.ts'
import { Profile, pictureAt } from '@nokshi/contract/linkhub.ts'
import { MessageKept, type MessageSettings, type NewMessage } from '@nokshi/contract/messages.ts'
import { TRAP_FIELD } from '@nokshi/contract/trap.ts'
import { use } from 'react'
import { data, Link, redirect } from 'react-router'
import { privatePageMeta } from '../frame/private-page-meta.ts'
import { hubColours } from '../linkhub/hub/hub-colours.ts'
import { NotFoundBoundary } from '../marketing/not-found.tsx'
import type { Api } from '../platform/api.ts'
import { DocumentContext } from '../platform/document-parts.ts'
import { hiddenFields } from '../platform/hidden-fields.ts'
import { apiContext } from '../platform/load-context.ts'
import { type FormAnswer, postForm } from '../platform/post-form.ts'
import { Button } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/fields/field.tsx'
import { ErrorSummary, Refusal } from '../ui/forms/error-summary.tsx'
import { FormNotice } from '../ui/forms/form-notice.tsx'
import type { Route } from './+types/message.route.ts'
import './message.css'

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

export const meta = privatePageMeta(messagePage, '/message')

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
  const { page, messageSettings, sent, key } = loaderData
  const { username, name, profileImage } = page
  return (
    <main id="main" className="visitor-message stack content-start gap-24">
      <PageColours of={page} />
      <a href={`/hub/${username}`} className="message-person line center gap-12 break-anywhere">
        {profileImage && <img src={pictureAt(profileImage, 192)} alt="" width={64} height={64} />}
        <span>
          <strong className="block" dir="auto">
            {name}
          </strong>
          <bdi>@{username}</bdi>
        </span>
      </a>
      <div className="message-card surface stack gap-16 break-anywhere">
        {sent !== null && !actionData ? (
          <MessageThanks {...loaderData} />
        ) : (
          <>
            <h1 className="display-2" dir="auto">
              {messagePage.heading(name)}
            </h1>
            {messageSettings && (
              <MessageForm
                name={name}
                messageSettings={messageSettings}
                formKey={actionData?.values?.key ?? key}
                answer={actionData}
              />
            )}
          </>
        )}
      </div>
    </main>
  )
}

/** As a rule and not as an attribute, which the page's policy would refuse. */
function PageColours({ of }: { of: Parameters<typeof hubColours>[0] }) {
  const { nonce } = use(DocumentContext)
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

export const ErrorBoundary = NotFoundBoundary

async function sendMessage(username: string, entered: Record<string, string>, api: Api) {
  const { name, email = '', phone = '', text = '', wantsNews, needsWebsite, leaveBlank, key } = entered
  const ticks = { wantsNews: wantsNews === 'yes', needsWebsite: needsWebsite === 'yes' }
  // It goes as it was entered: the API says what is wrong with it.
  const body = { name, email, phone, text, ...ticks } as NewMessage
  const idempotencyKey = key && (await keyFor(key, body))
  const headers = hiddenFields({ leaveBlank })
  return api('POST /api/linkhub/{username}/messages', MessageKept, { username, body, headers, idempotencyKey })
}

/** The same text of the same form has the same key; a changed one is another message. */
async function keyFor(key: string, body: object) {
  const bytes = new TextEncoder().encode(key + JSON.stringify(body))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** With the way to take back what was sent: whoever left a number gets no mail with it. */
function MessageThanks({ page: { name, username }, sent, isToConfirm }: Route.ComponentProps['loaderData']) {
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
        {sent && (
          <Link to={`/forget?token=${encodeURIComponent(sent)}`} className="underlined">
            {forget}
          </Link>
        )}
      </p>
    </>
  )
}

interface MessageFormProps {
  name: string
  messageSettings: MessageSettings
  formKey: string
  answer: FormAnswer<unknown> | undefined
}

function MessageForm({ name, messageSettings, formKey, answer = {} }: MessageFormProps) {
  const labels = messageLabels[language.code]
  const { errors = {}, failure, refusal, values = {} } = answer
  const field = (id: string) => ({ id, name: id, error: errors[id], defaultValue: values[id] })
  return (
    <form method="post" noValidate className="form">
      <ErrorSummary errors={errors} failures={Object.keys(errors).length} />
      {failure && <Refusal sentence={refusal?.sentence || messagePage.failed} />}
      <TextField label={labels.name} autoComplete="name" {...field('name')} />
      <TextField label={labels.email} type="email" autoComplete="email" {...field('email')} dir="ltr" />
      <TextField
        label={labels.phone}
        hint={labels.either}
        type="tel"
        autoComplete="tel"
        {...field('phone')}
        dir="ltr"
      />
      {messageSettings.messages && <TextArea label={labels.text} {...field('text')} />}
      {messageSettings.news && <Tick name="wantsNews" label={labels.consent(name)} values={values} />}
      {messageSettings.studio && <Tick name="needsWebsite" label={labels.studio} values={values} />}
      <input type="hidden" name={TRAP_FIELD} defaultValue={values[TRAP_FIELD] ?? ''} />
      <input type="hidden" name="key" defaultValue={formKey} />
      <p>{labels.notice(name)}</p>
      <FormNotice />
      <div>
        <Button type="submit">{labels.send}</Button>
      </div>
    </form>
  )
}

function Tick({ name, label, values }: { name: string; label: string; values: Record<string, string> }) {
  return (
    <label className="message-tick stack gap-12 tap-height">
      <input type="checkbox" className="tick-box" name={name} value="yes" defaultChecked={values[name] === 'yes'} />
      <span>{label}</span>
    </label>
  )
}
