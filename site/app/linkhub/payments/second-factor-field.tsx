import { dashboard } from '@nokshi/content/dashboard.ts'
import { payments } from '@nokshi/content/payments.ts'
import type { OwnPayments } from '@nokshi/contract/linkhub/payments.ts'
import type { ComponentProps } from 'react'
import { CodeField } from '../../ui/fields/account-fields.tsx'

const { form: labels } = payments

interface SecondFactorFieldProps extends Omit<ComponentProps<typeof CodeField>, 'label'> {
  secondFactor: OwnPayments['secondFactor']
}

/** A code, where the account has an app; otherwise the device asks for its passkey when the form is sent. */
export function SecondFactorField({ secondFactor: { hasApp, hasPasskey }, ...field }: SecondFactorFieldProps) {
  if (!hasApp) return hasPasskey ? <p className="dash-note">{labels.passkeyHint}</p> : null
  return (
    <CodeField
      label={labels.code}
      hint={hasPasskey ? `${labels.codeHint} ${labels.passkeyHint}` : labels.codeHint}
      isOptional={hasPasskey}
      {...field}
    />
  )
}

/** When nothing was refused: the server did not answer, or the device gave no passkey. */
export function failureLabels({ hasPasskey }: OwnPayments['secondFactor']) {
  return hasPasskey ? labels.passkeyFailed : dashboard.add.unsent
}
