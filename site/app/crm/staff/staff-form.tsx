import { crmFrame, crmGate } from '@nokshi/content/crm.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import type { StaffFormState } from './use-staff-form.ts'

interface StaffFormProps {
  form: Omit<StaffFormState, 'answer' | 'field'>
  submit: { label: string; busyLabel: string }
  /** The fields. */
  children: ReactNode
  /** Beside the button. */
  beside?: ReactNode
  /** For a form that was opened and can be put away again. */
  onClose?: () => void
}

/** `post`, although scripts send it: a form that escapes them must not put a password into the address bar. */
export function StaffForm({ form, submit, children, beside, onClose }: StaffFormProps) {
  const { formProps, errors, failures, refusal, isBusy } = form
  return (
    <form {...formProps} method="post" className="form crm-form">
      <noscript>
        <p className="strong">{crmGate.needsScript}</p>
      </noscript>
      <ErrorSummary errors={errors} failures={failures} />
      {refusal && <Refusal sentence={refusal} />}
      {children}
      <div className="crm-actions">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? submit.busyLabel : submit.label}
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
