import { authPages } from '@nokshi/content/account.ts'
import type { EmailConfirmed } from '@nokshi/contract/auth.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { FormAnswer } from '../platform/post-form.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { type Confirmation, confirmOnce, forgetConfirmation } from './confirm-once.ts'
import { GateAnswer } from './auth-answer.tsx'

interface EmailConfirmationProps {
  /** What the server answered when it got the form itself. */
  answer: FormAnswer<EmailConfirmed> | undefined
}

/** Opening the page changes nothing, so that whatever looks at links in mails does no harm: its script asks for it. */
export function EmailConfirmation({ answer }: EmailConfirmationProps) {
  const isHydrated = useHydrated()
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const [confirmation, setConfirmation] = useState(() => answer && readAnswer(answer))
  const isWaiting = token !== '' && confirmation === undefined

  useEffect(() => {
    if (!isWaiting) return
    let isGone = false
    confirmOnce(token).then((result) => {
      if (!isGone) setConfirmation(result)
    })
    return () => {
      isGone = true
    }
  }, [token, isWaiting])

  function tryAgain() {
    forgetConfirmation(token)
    setConfirmation(undefined)
  }

  if (confirmation?.email) return <Done email={confirmation.email} />
  if (confirmation?.refusal) return <Refused sentence={confirmation.refusal} />
  if (confirmation) return <Unreachable onAgain={tryAgain} />
  if (isHydrated && !token) return <Refused sentence={authPages.verifyEmail.refused.noToken} />
  return <Checking />
}

function readAnswer({ sent, errors }: FormAnswer<EmailConfirmed>): Confirmation {
  return { email: sent?.email, refusal: errors?.token }
}

function Checking() {
  const { checking, button } = authPages.verifyEmail
  return (
    <div className="gate-answer">
      <p role="status" className="lead gate-checking">
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

function Done({ email }: { email: string }) {
  const { heading, sentence, text, action } = authPages.verifyEmail.done
  return (
    <GateAnswer role="status" heading={heading} sentence={`${sentence} ${email}.`} text={text}>
      <ButtonLink to={action.to}>{action.label}</ButtonLink>
    </GateAnswer>
  )
}

function Refused({ sentence }: { sentence: string }) {
  const { heading, text, action } = authPages.verifyEmail.refused
  return (
    <GateAnswer role="alert" heading={heading} sentence={sentence} text={text}>
      <ButtonLink to={action.to}>{action.label}</ButtonLink>
    </GateAnswer>
  )
}

function Unreachable({ onAgain }: { onAgain: () => void }) {
  const { heading, sentence, text, again } = authPages.verifyEmail.unreachable
  return (
    <GateAnswer role="alert" heading={heading} sentence={sentence} text={text}>
      <Button onClick={onAgain}>{again}</Button>
    </GateAnswer>
  )
}
