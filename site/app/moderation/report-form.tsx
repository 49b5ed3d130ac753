import { reportPage } from '@nokshi/content/hub.ts'
import type { NewReport } from '@nokshi/contract/moderation.ts'
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
  const { formProps, field, errors, failures, isBusy, answer } = useForm<NewReport, object>({
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
  return (
    <form {...formProps} method="post" className="form">
      <ErrorSummary errors={errors} failures={failures} />
      {answer.failure && <FormOutcome answer={{ ...answer, sent: undefined }} notice={failed} />}
      <ReportReasons error={errors.reason} chosen={first?.values?.reason} />
      <TextArea label={details} isOptional {...field('details')} />
      <TextField
        label={email}
        hint={emailHint}
        type="email"
        autoComplete="email"
        isOptional
        {...field('email')}
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
