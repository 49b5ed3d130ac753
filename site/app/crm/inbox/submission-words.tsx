import { crmSubmission } from '@nokshi/content/crm/inbox.ts'
import type { Submission } from '@nokshi/contract/crm/inbox.ts'
import { CameFrom } from '../parts/came-from.tsx'

/** Every field as it was sent. */
export function SubmissionWords({ submission: { fields, fault, cameFrom } }: { submission: Submission }) {
  return (
    <section className="crm-card" aria-label={crmSubmission.words}>
      <h2 className="crm-heading">{crmSubmission.words}</h2>
      {fault && (
        <p role="status" className="submission-fault">
          {crmSubmission.fault}
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
