import { reportPage } from '@nokshi/content/hub.ts'
import type { FormAnswer } from '../platform/post-form.ts'
import { SubmitButton } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { FormNotice } from '../ui/form-notice.tsx'
import { FormOutcome } from '../ui/form-outcome.tsx'
import { useForm } from '../ui/use-form.ts'
import { ReportReasons } from './report-reasons.tsx'
import { ReportThanks } from './report-thanks.tsx'

interface ReportFormProps {
  username: string
  /** What came of it when no script sent it. */
  answer?: FormAnswer<object> | undefined
}

export function ReportForm({ username, answer: first }: ReportFormProps) {
  const { formProps, errors, failures, isBusy, answer } = useForm<unknown, object>({
    async loadSchema() {
      // What sends comes along: by the time it is needed the network may be gone.
      const [{ NewReport }] = await Promise.all([
        import('@nokshi/contract/moderation.ts'),
        import('./report-send.ts'),
      ])
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
  const kept = first?.values ?? {}
  return (
    <form {...formProps} method="post" className="form">
      <ErrorSummary errors={errors} failures={failures} />
      {answer.failure && <FormOutcome answer={{ ...answer, sent: undefined }} notice={failed} />}
      <ReportReasons error={errors.reason} chosen={kept.reason} />
      <TextArea
        label={details}
        id="details"
        name="details"
        error={errors.details}
        defaultValue={kept.details}
        isOptional
      />
      <TextField
        label={email}
        hint={emailHint}
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        error={errors.email}
        defaultValue={kept.email}
        isOptional
      />
      <FormNotice />
      <div>
        <SubmitButton isBusy={isBusy} busyLabel={busy}>
          {submit}
        </SubmitButton>
      </div>
    </form>
  )
}
