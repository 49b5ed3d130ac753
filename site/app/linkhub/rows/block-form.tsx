import { dashboard } from '@nokshi/content/dashboard.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { Refusal } from '../../ui/forms/refusal.tsx'
import type { useForm } from '../../ui/forms/use-form.ts'

interface BlockFormProps {
  form: Pick<ReturnType<typeof useForm>, 'formProps' | 'errors' | 'failures' | 'isBusy' | 'refusalOr'>
  save: { label: string; busyLabel: string }
  /** What is said when nothing was refused; without it, that the server was not reached. */
  otherwise?: string
  children: ReactNode
}

/** A form for a block of the page. When it is not saved it stays as it is, so nothing that was typed is lost. */
export function BlockForm({ form, save, otherwise = dashboard.add.unsent, children }: BlockFormProps) {
  const { formProps, errors, failures, isBusy, refusalOr } = form
  const refusal = refusalOr(otherwise)
  return (
    <form {...formProps} method="post" className="form">
      <ErrorSummary errors={errors} failures={failures} />
      {refusal && <Refusal key={failures} sentence={refusal} />}
      {children}
      <Button type="submit" disabled={isBusy}>
        {isBusy ? save.busyLabel : save.label}
      </Button>
    </form>
  )
}
