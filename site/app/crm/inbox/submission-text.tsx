import { crmSubmission } from '@nokshi/content/crm/inbox.ts'
import type { Submission } from '@nokshi/contract/crm/inbox.ts'
import { CameFrom } from '../parts/came-from.tsx'

/** Every field as it was sent. */
export function SubmissionText({ submission: { fields, error, cameFrom } }: { submission: Submission }) {
  return (
    <section className="crm-card" aria-label={crmSubmission.labels}>
      <h2 className="crm-heading">{crmSubmission.labels}</h2>
      {error && (
        <p role="status" className="submission-error">
          {crmSubmission.error}
        </p>
      )}
      <dl className="submission-fields">
        {fields.map(({ label, value }) => (
          <div key={`${label} ${value}`}>
            <dt className="crm-small">{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <CameFrom origin={cameFrom} />
    </section>
  )
}
