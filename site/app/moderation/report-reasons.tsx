import { reportPage } from '@nokshi/content/hub.ts'
import { reportReasonLabels } from '@nokshi/content/report-reasons.ts'
import { CircleAlert } from 'lucide-react'

interface ReportReasonsProps {
  error?: string | undefined
  chosen?: string | undefined
}

export function ReportReasons({ error, chosen }: ReportReasonsProps) {
  return (
    <fieldset className="field report-reasons" aria-describedby={error ? 'reason-error' : undefined}>
      <legend className="field-label">{reportPage.reason}</legend>
      {Object.entries(reportReasonLabels).map(([value, label], index) => (
        <label key={value} className="report-reason">
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
