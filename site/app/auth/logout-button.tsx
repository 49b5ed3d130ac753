import { sessionLabels } from '@nokshi/content/account.ts'
import { formLabels } from '@nokshi/content/forms.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetSession, logOut } from '../platform/session.ts'
import { unreachedSentence } from '../platform/shown-sentence.ts'
import { notifyProblem } from '../ui/notices/notify.ts'

export function LogoutButton({ className = 'button button-second' }) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function leave() {
    setBusy(true)
    try {
      await logOut()
    } catch {
      setBusy(false)
      return notifyProblem(unreachedSentence(formLabels.serverError))
    }
    // Leave the protected page first: without a session it would redirect to the login and then back here.
    await navigate('/login', { flushSync: true })
    forgetSession()
  }

  return (
    <button type="button" className={className} disabled={isBusy} onClick={() => void leave()}>
      {isBusy ? sessionLabels.logout.busyLabel : sessionLabels.logout.label}
    </button>
  )
}
