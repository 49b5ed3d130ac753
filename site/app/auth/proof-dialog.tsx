import { accountPages, authPages } from '@nokshi/content/account.ts'
import type { SessionProof } from '@nokshi/contract/auth/safety.ts'
import { GivenPassword, Success } from '@nokshi/contract/auth.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod'
import { browserApi } from '../platform/api.ts'
import { showOwnPasskey } from '../platform/own-passkey.ts'
import { knowsPasskeys, NoPasskey } from '../platform/passkeys.ts'
import { answerProof, type ProofRequest } from '../platform/session-proof.ts'
import { shownSentence } from '../platform/shown-sentence.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { Refusal } from '../ui/forms/refusal.tsx'
import { useForm } from '../ui/forms/use-form.ts'
import { Sheet } from '../ui/sheet.tsx'
import { safetyQuery } from './account/safety-calls.ts'
import { AccountForm } from './account-form.tsx'

const labels = accountPages.proof
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
  const form = useForm<z.infer<typeof Password>>({ loadSchema: async () => Password, send: prove })
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
  const [failure, setFailure] = useState<string>()
  if (!safety || safety.passkeys.length === 0 || !knowsPasskeys()) return null

  async function show() {
    setFailure(undefined)
    try {
      await prove({ passkey: await showOwnPasskey() })
    } catch (error) {
      const { failed, account } = accountPages
      setFailure(error instanceof NoPasskey ? account.safety.passkeyFailed : shownSentence(error, failed))
    }
  }

  return (
    <>
      {failure && <Refusal sentence={failure} />}
      <Button look="second" onClick={() => void show()}>
        {labels.passkey}
      </Button>
    </>
  )
}

async function prove(proof: SessionProof) {
  await browserApi('POST /api/auth/proof', Success, { body: proof })
  answerProof(true)
}
