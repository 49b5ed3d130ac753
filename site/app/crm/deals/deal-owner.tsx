import { crmDeals } from '@nokshi/content/crm/deals.ts'

/** Two letters say who looks after a deal; the whole name is there for whoever asks. */
export function DealOwner({ name }: { name: string }) {
  return (
    <span className="deal-owner center" title={crmDeals.ownedBy(name)}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span className="sr-only">{crmDeals.ownedBy(name)}</span>
    </span>
  )
}

/** Letters as people count them: one in Bangla may be several code points. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function initialsOf(name: string) {
  const labels = name.trim().split(/\s+/)
  const ends = labels.length > 1 ? [labels[0], labels.at(-1)] : labels
  return ends
    .map((word) => [...letters.segment(word ?? '')][0]?.segment ?? '')
    .join('')
    .toUpperCase()
}
