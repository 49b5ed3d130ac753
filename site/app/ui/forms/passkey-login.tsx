import { useState } from 'react'
import { knowsPasskeys, NoPasskey } from '../../platform/passkeys.ts'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { useHydrated } from '../browser/use-hydrated.ts'
import { Button } from '../button.tsx'
import { Refusal } from './error-summary.tsx'

interface PasskeyLoginProps<Answer> {
  labels: {
    label: string
    busyLabel: string
    /** The device gave no passkey. */
    noPasskey: string
    /** The server said nothing. */
    failed: string
  }
  className: string
  size?: 'small'
  logIn: () => Promise<Answer>
  onDone: (answer: Answer) => void
}

/** Without an address and a password. Only where the browser has passkeys, which shows when the page runs. */
export function PasskeyLogin<Answer>(props: PasskeyLoginProps<Answer>) {
  const { labels, className, size, logIn, onDone } = props
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (!isHydrated || !knowsPasskeys()) return null

  async function start() {
    setBusy(true)
    setFailure(undefined)
    try {
      onDone(await logIn())
    } catch (error) {
      setFailure(error instanceof NoPasskey ? labels.noPasskey : shownSentence(error, labels.failed))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={className}>
      {failure && <Refusal sentence={failure} />}
      <Button look="second" size={size} disabled={isBusy} onClick={() => void start()}>
        {isBusy ? labels.busyLabel : labels.label}
      </Button>
    </div>
  )
}
