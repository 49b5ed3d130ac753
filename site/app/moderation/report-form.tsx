import { reportPage } from '@nokshi/content/hub.ts'
import { reportReasonLabels } from '@nokshi/content/report-reasons.ts'
import type { NewReport } from '@nokshi/contract/moderation.ts'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { FormAnswer } from '../platform/post-form.ts'
import { ButtonLink, SubmitButton } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/fields/field.tsx'
import { ErrorSummary } from '../ui/forms/error-summary.tsx'
import { FormNotice } from '../ui/forms/form-notice.tsx'
import { FormOutcome } from '../ui/forms/form-outcome.tsx'
import { useForm } from '../ui/forms/use-form.ts'

interface ReportFormProps {
  username: string
  /** What came of it when no script sent it. */
  answer?: FormAnswer<object> | undefined
}

export function ReportForm({ username, answer: first }: ReportFormProps) {
  const { formProps, field, errors, failures, isBusy, answer } = useForm<NewReport, object>({
    async loadSchema() {
      // What sends comes along: by the time it is needed the network may be gone.
      const [{ NewReport }] = await Promise.all([import('@nokshi/contract/moderation.ts'), import('./report-send.ts')])
      return NewReport
    },
    async send(_report, _key, entered) {
      const { sendReport } = await import('./report-send.ts')
      return sendReport(username, entered)
    },
    answer: first,
  })
  if (answer.sent) return <ReportThanks />

  const { details, email, emailHint, submit, busy, failed } = reportPage
  return (
    <form {...formProps} method="post" className="form">
      <ErrorSummary errors={errors} failures={failures} />
      {answer.failure && <FormOutcome answer={{ ...answer, sent: undefined }} notice={failed} />}
      <ReportReasons error={errors.reason} chosen={first?.values?.reason} />
      <TextArea label={details} isOptional {...field('details')} />
      <TextField label={email} hint={emailHint} type="email" autoComplete="email" isOptional {...field('email')} />
      <FormNotice />
      <div>
        <SubmitButton isBusy={isBusy} busyLabel={busy}>
          {submit}
        </SubmitButton>
      </div>
    </form>
  )
}

/** Takes the place of the form, and the focus, which the button that sent it had. */
function ReportThanks() {
  const { heading, text, back } = reportPage.thanks
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} role="status" tabIndex={-1} className="form-outcome stack gap-8 cloth rounded" data-tone="done">
      <p className="display-3">{heading}</p>
      <p>{text}</p>
      <p>
        <ButtonLink to={back.to} look="second">
          {back.label}
        </ButtonLink>
      </p>
    </div>
  )
}

interface ReportReasonsProps {
  error?: string | undefined
  chosen?: string | undefined
}

function ReportReasons({ error, chosen }: ReportReasonsProps) {
  return (
    <fieldset className="field report-reasons" aria-describedby={error ? 'reason-error' : undefined}>
      <legend className="field-label below-8">{reportPage.reason}</legend>
      {Object.entries(reportReasonLabels).map(([value, label], index) => (
        <label key={value} className="report-reason line gap-12 tap-height">
          <input
            type="radio"
            name="reason"
            value={value}
            // The list of errors leads to the first one.
            id={index === 0 ? 'reason' : undefined}
            defaultChecked={chosen === value}
            required
          />
          {label}
        </label>
      ))}
      {error && (
        <p id="reason-error" className="field-error">
          <CircleAlert aria-hidden size={18} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
