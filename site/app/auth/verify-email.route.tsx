import { authPages } from '@nokshi/content/account.ts'
import { accountSentences } from '@nokshi/content/account-sentences.ts'
import { language } from '@nokshi/content/language.ts'
import { linkhubPages } from '@nokshi/content/page-labels.ts'
import { EmailConfirmed } from '@nokshi/contract/auth.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { accountPageMeta } from '../frame/page-meta.ts'
import { ApiProblem, browserApi } from '../platform/api.ts'
import { forgetLogin } from '../platform/login-memory.ts'
import { type FormAnswer, postForm, tokenQuery } from '../platform/post-form.ts'
import { useHydrated } from '../ui/browser/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import type { Route } from './+types/verify-email.route.ts'
import { AuthAnswer, AuthPage } from './auth-page.tsx'

export const meta = accountPageMeta('/verify-email')

/** For browsers without scripts. The form is sent to the address of the link. */
export function action(args: Route.ActionArgs) {
  const body = tokenQuery(args.request)
  return postForm(args, (api) => api('POST /api/auth/verify-email', EmailConfirmed, { body }))
}

export default function VerifyEmailRoute({ actionData }: Route.ComponentProps) {
  const { text, other } = authPages.verifyEmail
  return (
    <AuthPage page={linkhubPages['/verify-email']} text={text} other={other}>
      <EmailConfirmation answer={actionData} />
    </AuthPage>
  )
}

const day = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long' })

/** Loading the page confirms nothing, because mail programs open links to check them. The script does it. */
function EmailConfirmation({ answer }: { answer: FormAnswer<EmailConfirmed> | undefined }) {
  const isHydrated = useHydrated()
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const [confirmation, setConfirmation] = useState(() => answer && readAnswer(answer))
  const isWaiting = token !== '' && confirmation === undefined

  useEffect(() => {
    if (isWaiting) confirmOnce(token).then(setConfirmation)
  }, [token, isWaiting])

  function tryAgain() {
    started.delete(token)
    setConfirmation(undefined)
  }

  const { done, newPassword, refused, unreachable } = authPages.verifyEmail
  const refusal = isHydrated && !token ? refused.noToken : confirmation?.refusal
  if (confirmation?.email) {
    const { passwordToken } = confirmation
    const to = `${newPassword.action.to}?token=${passwordToken}`
    const labels = passwordToken ? { ...newPassword, action: { ...newPassword.action, to } } : done
    return <AuthAnswer role="status" labels={labels} sentence={writeDone(confirmation.email, confirmation)} />
  }
  if (refusal) return <AuthAnswer role="alert" labels={refused} sentence={refusal} />
  if (!confirmation) return <Checking />
  return (
    <AuthAnswer role="alert" labels={unreachable} sentence={unreachable.sentence}>
      <Button onClick={tryAgain}>{unreachable.again}</Button>
    </AuthAnswer>
  )
}

function writeDone(email: string, { movesAt, isKept }: Confirmation) {
  const { done } = authPages.verifyEmail
  if (movesAt) return accountSentences.movesLater(email, day.format(movesAt))
  return isKept ? accountSentences.moveStopped(email) : `${done.sentence} ${email}${language.fullStop}`
}

function readAnswer({ sent, errors }: FormAnswer<EmailConfirmed>): Confirmation {
  return { ...sent, refusal: errors?.token }
}

function Checking() {
  const { checking, button } = authPages.verifyEmail
  return (
    <div className="auth-answer stack gap-16">
      <p role="status" className="lead auth-checking">
        {checking}
      </p>
      <noscript>
        {/* Without an action it goes to the address of the page, and the token with it. */}
        <form method="post">
          <Button type="submit">{button}</Button>
        </form>
      </noscript>
    </div>
  )
}

interface Confirmation extends Partial<EmailConfirmed> {
  refusal?: string | undefined
}

const started = new Map<string, Promise<Confirmation>>()

/** A link works once, so it is sent once, however often the page is drawn. */
function confirmOnce(token: string) {
  const confirmation = started.get(token) ?? confirm(token)
  started.set(token, confirmation)
  return confirmation
}

async function confirm(token: string): Promise<Confirmation> {
  try {
    const confirmed = await browserApi('POST /api/auth/verify-email', EmailConfirmed, { body: { token } })
    forgetLogin()
    return confirmed
  } catch (error) {
    // Only a refused token is final; any other failure can be retried.
    return { refusal: error instanceof ApiProblem ? error.fields.token : undefined }
  }
}
