import { accountPages } from '@nokshi/content/account.ts'
import { useMutation } from '@tanstack/react-query'
import { refreshLogin } from '../platform/session.ts'
import { shownSentence } from '../platform/shown-sentence.ts'
import { Button } from '../ui/button.tsx'
import { requestVerificationMail } from './account-calls.ts'

/** While nobody has shown that the address is theirs. */
export function UnconfirmedNotice() {
  const { text, action } = accountPages.account.email.unconfirmed
  const sending = useMutation({
    mutationFn: requestVerificationMail,
    // It may have been confirmed in another tab meanwhile: then this notice goes.
    onSuccess: () => refreshLogin(),
  })
  return (
    <div className="account-waiting">
      <p>{text}</p>
      <Button look="second" size="small" disabled={sending.isPending} onClick={() => sending.mutate()}>
        {sending.isPending ? action.busyLabel : action.label}
      </Button>
      <p role="status" className="account-answer">
        {sending.isError ? shownSentence(sending.error, accountPages.failed) : sending.data}
      </p>
    </div>
  )
}
