import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmPasskeys } from '@nokshi/content/crm/staff.ts'
import { PasskeyOptions } from '@nokshi/contract/accounts/passkeys.ts'
import { StaffLoggedIn } from '@nokshi/contract/crm/staff.ts'
import { useMutation } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'
import { knowsPasskeys, NoPasskey, showPasskey } from '../../platform/passkeys.ts'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { useHydrated } from '../../ui/browser/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { Refusal } from '../../ui/forms/refusal.tsx'
import { crmClient } from '../records/crm-client.ts'

/** Without an address and a password, where the browser has passkeys. */
export function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const isHydrated = useHydrated()
  const entering = useMutation(
    {
      async mutationFn() {
        const options = await browserApi('POST /api/crm/login/passkey-options', PasskeyOptions)
        const passkey = await showPasskey(options)
        return browserApi('POST /api/crm/login/passkey', StaffLoggedIn, { body: { passkey } })
      },
      onSuccess: onDone,
    },
    crmClient,
  )
  if (!isHydrated || !knowsPasskeys()) return null
  const { error } = entering
  return (
    <>
      {error && (
        <Refusal
          sentence={
            error instanceof NoPasskey ? crmPasskeys.failed : shownSentence(error, crmFrame.failed.text)
          }
        />
      )}
      <p className="crm-gate-links">
        <Button look="second" size="small" disabled={entering.isPending} onClick={() => entering.mutate()}>
          {crmPasskeys.logIn}
        </Button>
      </p>
    </>
  )
}
