import { reportPage } from '@nokshi/content/hub.ts'
import { language } from '@nokshi/content/language.ts'
import { reportReasonLabels } from '@nokshi/content/report-reasons.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import type { NewReport } from '@nokshi/contract/moderation.ts'
import { privatePageMeta } from '../frame/private-page-meta.ts'
import { NotFoundBoundary } from '../marketing/not-found.tsx'
import { apiContext } from '../platform/load-context.ts'
import { type FormAnswer, postForm } from '../platform/post-form.ts'
import { ButtonLink, SubmitButton } from '../ui/button.tsx'
import { FieldError, TextArea, TextField } from '../ui/fields/field.tsx'
import { ErrorSummary } from '../ui/forms/error-summary.tsx'
import { FormNotice } from '../ui/forms/form-notice.tsx'
import { FormOutcome, OutcomePanel } from '../ui/forms/form-outcome.tsx'
import { useForm } from '../ui/forms/use-form.ts'
import type { Route } from './+types/report.route.ts'
import { sendReport } from './report-send.ts'
import '../ui/small-page.css'

/** There must be a page to report: 404 where there is none, 410 where it was taken off the web already. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { username } = await context.get(apiContext)('GET /api/linkhub/{username}', Profile, params)
  return { username }
}

export const meta = privatePageMeta(reportPage, '/report')

/** For the form of a visitor whose browser runs no scripts. */
export function action(args: Route.ActionArgs) {
  return postForm(args, (api, values) => sendReport(args.params.username, values, undefined, api))
}

export default function ReportRoute({ loaderData: { username }, actionData }: Route.ComponentProps) {
  const { heading, text, promise } = reportPage
  return (
    <section className="paper-section small-page stack gap-16 break-anywhere">
      <h1 className="display-1">{heading}</h1>
      <p className="lead">
        {text} <bdi>@{username}</bdi>
        {language.fullStop}
      </p>
      <p>{promise}</p>
      <ReportForm username={username} answer={actionData} />
    </section>
  )
}

export const ErrorBoundary = NotFoundBoundary

interface ReportFormProps {
  username: string
  /** What came of it when no script sent it. */
  answer?: FormAnswer<object> | undefined
}

function ReportForm({ username, answer: first }: ReportFormProps) {
  const { formProps, field, errors, failures, isBusy, answer } = useForm<NewReport, object>({
    async loadSchema() {
      // What sends comes along: by the time it is needed the network may be gone.
      const [{ NewReport }] = await Promise.all([import('@nokshi/contract/moderation.ts'), import('./report-send.ts')])
      return NewReport
    },
    async send(_report, key, entered) {
      const { sendReport } = await import('./report-send.ts')
      return sendReport(username, entered, key)
    },
    answer: first,
  })
  if (answer.sent) return <ReportThanks />

  const { details, email, emailHint, submit, busy, failed } = reportPage
  return (
    <form {...formProps} method="post" className="form above-16">
      <ErrorSummary errors={errors} failures={failures} />
      {answer.failure && <FormOutcome answer={{ ...answer, sent: undefined }} notice={failed} />}
      <ReportReasons error={errors.reason} chosen={first?.values?.reason} />
      <TextArea label={details} isOptional {...field('details')} />
      <TextField label={email} hint={emailHint} type="email" autoComplete="email" isOptional {...field('email')} />
      <FormNotice />
      <div>
        <SubmitButton isBusy={isBusy} labels={{ label: submit, busyLabel: busy }} />
      </div>
    </form>
  )
}

/** Takes the place of the form. */
function ReportThanks() {
  const { heading, text, back } = reportPage.thanks
  return (
    <OutcomePanel tone="done">
      <p className="display-3">{heading}</p>
      <p>{text}</p>
      <p>
        <ButtonLink {...back} look="second" />
      </p>
    </OutcomePanel>
  )
}

function ReportReasons({ error, chosen }: { error?: string | undefined; chosen?: string | undefined }) {
  return (
    <fieldset className="field" aria-describedby={error ? 'reason-error' : undefined}>
      <legend className="field-label below-8">{reportPage.reason}</legend>
      {Object.entries(reportReasonLabels).map(([value, label], index) => (
        <label key={value} className="line gap-12 tap-height">
          <input
            type="radio"
            className="tick-box"
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
      {error && <FieldError id="reason-error" sentence={error} />}
    </fieldset>
  )
}
