import { authPages, sessionLabels } from '@nokshi/content/account.ts'
import type { SessionProof } from '@nokshi/contract/auth/safety.ts'
import { GivenPassword, Success } from '@nokshi/contract/auth.ts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import { browserApi } from '../platform/api.ts'
import { showOwnPasskey } from '../platform/own-passkey.ts'
import { answerProof, type ProofRequest } from '../platform/session-proof.ts'
import { PasswordField } from '../ui/fields/account-fields.tsx'
import { PasskeyLogin } from '../ui/forms/passkey-login.tsx'
import { useForm } from '../ui/forms/use-form.ts'
import { Sheet } from '../ui/sheet.tsx'
import { safetyQuery } from './account/safety-query.ts'
import { AccountForm } from './account-form.tsx'

const labels = sessionLabels.proof
const Password = z.object({ password: GivenPassword })

/** Asks for the password once more. What waits for it is sent afterwards, and stays when this is closed. */
export function ProofDialog({ request }: { request: ProofRequest | undefined }) {
  return (
    <Sheet
      title={labels.heading}
      closeLabel={labels.close}
      isOpen={request !== undefined}
      asksAtOnce
      onOpenChange={() => answerProof(false)}
    >
      {request && <Proof request={request} />}
    </Sheet>
  )
}

function Proof({ request: { sentence, acceptsPasskey } }: { request: ProofRequest }) {
  async function send(password: SessionProof) {
    await prove(password)
    answerProof(true)
  }
  const form = useForm<z.infer<typeof Password>>({ loadSchema: async () => Password, send })
  return (
    <>
      <p>{sentence}</p>
      <AccountForm form={form} submit={labels.submit} onClose={() => answerProof(false)} closeLabel={labels.close}>
        <PasswordField label={authPages.fields.currentPassword} {...form.field('password')} />
      </AccountForm>
      {acceptsPasskey && <PasskeyProof />}
    </>
  )
}

function PasskeyProof() {
  const { data: safety } = useQuery(safetyQuery)
  if (!safety || safety.passkeys.length === 0) return null
  const { passkeyFailed: noPasskey, failed } = authPages
  return (
    <PasskeyLogin
      labels={{ label: labels.passkey, busyLabel: labels.passkey, noPasskey, failed }}
      className="above-16"
      logIn={async () => prove({ passkey: await showOwnPasskey() })}
      onDone={() => answerProof(true)}
    />
  )
}

function prove(body: SessionProof) {
  return browserApi('POST /api/auth/proof', Success, { body })
}
