import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmGate } from '@nokshi/content/crm/staff.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { Refusal } from '../../ui/forms/refusal.tsx'
import type { CrmFormState } from './use-crm-form.ts'

interface CrmFormProps {
  form: Omit<CrmFormState, 'field'>
  submit?: { label: string; busyLabel?: string }
  className?: string
  children: ReactNode
  beside?: ReactNode
  /** For a form that was opened and can be put away again. */
  onClose?: () => void
}

const save = { label: crmFrame.save, busyLabel: crmFrame.saving }

/** `post`, although scripts send it: a form that escapes them must not put a password into the address bar. */
export function CrmForm(props: CrmFormProps) {
  const { form, submit = save, className = 'form crm-form', children, beside, onClose } = props
  const { formProps, errors, failures, refusal, isBusy, isBlocked } = form
  return (
    <form {...formProps} method="post" className={className}>
      <noscript>
        <p className="strong">{crmGate.needsScript}</p>
      </noscript>
      <ErrorSummary errors={errors} failures={failures} />
      {refusal && <Refusal sentence={refusal} />}
      {children}
      <div className="crm-actions">
        <Button type="submit" disabled={isBlocked}>
          {isBusy ? (submit.busyLabel ?? submit.label) : submit.label}
        </Button>
        {onClose && (
          <Button look="second" onClick={onClose}>
            {crmFrame.cancel}
          </Button>
        )}
        {beside}
      </div>
    </form>
  )
}
