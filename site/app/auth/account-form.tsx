import { authPages } from '@nokshi/content/pages.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import type { AccountFormState } from './use-account-form.ts'
import { useIsAwake } from './use-is-awake.ts'

interface AccountFormProps {
  form: AccountFormState
  submit: { label: string; busyLabel: string }
  /** The fields. */
  children: ReactNode
  /** Stands below the button. */
  notice?: ReactNode
}

/** `post`, although scripts send it: a form that escapes them must not put a password into the address bar. */
export function AccountForm({ form, submit, children, notice }: AccountFormProps) {
  const isAwake = useIsAwake()
  const { formProps, errors, failures, refusal, isBusy } = form
  return (
    <form {...formProps} method="post" className="form gate-form">
      <noscript>
        <p className="font-semibold">{authPages.needsScript}</p>
      </noscript>
      <ErrorSummary errors={errors} failures={failures} />
      {refusal && <Refusal sentence={refusal} />}
      {children}
      <div>
        <Button type="submit" disabled={isBusy || !isAwake}>
          {isBusy ? submit.busyLabel : submit.label}
        </Button>
      </div>
      {notice}
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
