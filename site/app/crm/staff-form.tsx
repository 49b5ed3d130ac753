import { crmFrame, crmGate } from '@nokshi/content/crm.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import type { StaffFormState } from './use-staff-form.ts'

interface StaffFormProps {
  form: Omit<StaffFormState, 'answer' | 'setErrors'>
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
        <p className="font-semibold">{crmGate.needsScript}</p>
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

/** Appears anew with every refusal, and takes the focus. */
function Refusal({ sentence }: { sentence: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className="summary" role="alert" tabIndex={-1}>
      <p className="font-semibold text-needle">{sentence}</p>
    </div>
  )
}
