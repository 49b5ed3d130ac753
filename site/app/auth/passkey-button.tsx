import { accountPages, authPages } from '@nokshi/content/account.ts'
import type { LoggedIn } from '@nokshi/contract/auth.ts'
import { useState } from 'react'
import { knowsPasskeys, NoPasskey } from '../platform/passkeys.ts'
import { shownSentence } from '../platform/shown-sentence.ts'
import { useHydrated } from '../ui/browser/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { Refusal } from '../ui/forms/refusal.tsx'

interface PasskeyButtonProps {
  onDone: (answer: Pick<LoggedIn, 'user' | 'hasProfile'>) => void
}

/** Only where the browser has passkeys, which shows when the page runs. */
export function PasskeyButton({ onDone }: PasskeyButtonProps) {
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (!isHydrated || !knowsPasskeys()) return null

  async function logIn() {
    setBusy(true)
    setFailure(undefined)
    try {
      onDone(await (await import('./account-calls.ts')).logInByPasskey())
    } catch (error) {
      const { failed, account } = accountPages
      setFailure(error instanceof NoPasskey ? account.safety.passkeyFailed : shownSentence(error, failed))
    } finally {
      setBusy(false)
    }
  }

  const { label, busyLabel } = authPages.login.passkey
  return (
    <div className="auth-passkey">
      {failure && <Refusal sentence={failure} />}
      <Button look="second" disabled={isBusy} onClick={() => void logIn()}>
        {isBusy ? busyLabel : label}
      </Button>
    </div>
  )
}
