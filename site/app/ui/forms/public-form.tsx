import { formLabels } from '@nokshi/content/forms.ts'
import type { ReactNode } from 'react'
import { useHref } from 'react-router'
import type { FormAnswer } from '../../platform/post-form.ts'
import { SubmitButton } from '../button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormNotice } from './form-notice.tsx'
import { FormOutcome, type Receipt } from './form-outcome.tsx'
import type { useForm } from './use-form.ts'

type FormState = Pick<
  ReturnType<typeof useForm<unknown, Receipt>>,
  'formProps' | 'errors' | 'failures' | 'isBusy' | 'answer'
>

/** How a page is told of a form that no script sent. */
export interface Posting {
  action: string
  /** What came of that. */
  answer?: FormAnswer<Receipt> | undefined
}

interface PublicFormProps {
  /** Under which its visitors are counted (startup/count-visits.ts). */
  name: string
  form: FormState
  posting: Posting
  /** What a toast says of an answer where scripts run. */
  noticeOf: (answer: FormAnswer<Receipt>) => { title: string; text: string }
  heading?: ReactNode
  children: ReactNode
  submitLabel: string
}

/** A form for anybody: answered by scripts, or by a page where there are none. */
export function PublicForm(props: PublicFormProps) {
  const { name, form, posting, noticeOf, heading, children, submitLabel } = props
  const { formProps, errors, failures, isBusy, answer } = form
  // Below the prefix of the page's language.
  const action = useHref(posting.action)
  // After a page load the answer is at the top of the form; after a script's call, at the button.
  const isFromServer = answer === posting.answer
  return (
    <form {...formProps} method="post" action={action} className="form" data-form={name}>
      {heading}
      {isFromServer && <FormOutcome answer={answer} notice={noticeOf(answer)} />}
      <ErrorSummary errors={errors} failures={failures} />
      {children}
      <TrapField />
      {/* Filled by startup/count-visits.ts. Not empty but undefined: React would write '' with each rendering. */}
      <input type="hidden" name="cameFrom" defaultValue={posting.answer?.values?.cameFrom || undefined} />
      <FormNotice />
      <div>
        <SubmitButton isBusy={isBusy} labels={{ label: submitLabel, busyLabel: formLabels.submitting }} />
      </div>
      {!isFromServer && <FormOutcome answer={answer} />}
    </form>
  )
}

/**
 * A field that people neither see, hear nor reach, and that no password manager fills: only a program that
 * reads markup fills it. The API keeps such a post apart.
 */
function TrapField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {formLabels.leaveBlank}
        <input
          name="leaveBlank"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          defaultValue=""
        />
      </label>
    </div>
  )
}
