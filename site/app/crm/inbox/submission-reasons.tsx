import { crmSubmission } from '@nokshi/content/crm/inbox.ts'
import type { Submission } from '@nokshi/contract/crm/inbox.ts'

const { reasons } = crmSubmission
const known = new Map(Object.entries(reasons.labels))

/** Why it is among the spam; of one that is not, in small words, what looked odd. */
export function SubmissionReasons({ submission: { spamReasons, tab } }: { submission: Submission }) {
  if (spamReasons.length === 0) return null
  const sentences = [...new Set(spamReasons.map((reason) => known.get(reason) ?? reasons.unknown))]
  if (tab !== 'spam')
    return (
      <p className="crm-small">
        {reasons.label}: {sentences.join(' ')}
      </p>
    )
  return (
    <section className="crm-card">
      <h2 className="crm-heading">{reasons.heading}</h2>
      <ul className="submission-reasons">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
