import { analytics as labels } from '@nokshi/content/analytics.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { Analytics } from '@nokshi/contract/visits.ts'
import { Explanation } from './explanation.tsx'

const machines = ['crawler', 'preview', 'prefetch'] as const

interface FilteredNoteProps {
  filtered: Analytics['filtered']
  /** Where what is visited is not the page of a creator. */
  own?: Partial<typeof labels.filtered>
}

export function FilteredNote({ filtered, own: others }: FilteredNoteProps) {
  const own = { ...labels.filtered, ...others }
  const { apart, apartAbout, none, explanation, reasons, flood, floodAbout, floodExplanation } = own
  const hits = machines.reduce((sum, reason) => sum + (filtered[reason] ?? 0), 0)
  const tooFast = filtered.flood ?? 0
  const ownVisits = filtered.owner ?? 0
  return (
    <section className="stats-filtered soft">
      <p className="line gap-4">
        {hits > 0 ? apart(hits, writeCount(hits)) : none}
        <Explanation about={apartAbout}>
          <p>{explanation}</p>
          <ul className="explain-list stack gap-4 fold-above">
            {machines.map((reason) => (
              <li key={reason}>
                <span>{reasons[reason]}</span>
                <span className="figures">{writeCount(filtered[reason] ?? 0)}</span>
              </li>
            ))}
          </ul>
        </Explanation>
      </p>
      {tooFast > 0 && (
        <p>
          {flood(tooFast, writeCount(tooFast))}
          <Explanation about={floodAbout}>
            <p>{floodExplanation}</p>
          </Explanation>
        </p>
      )}
      {ownVisits > 0 && (
        <p>
          {own.own(ownVisits, writeCount(ownVisits))}
          <Explanation about={own.ownAbout}>
            <p>{own.ownExplanation}</p>
          </Explanation>
        </p>
      )}
    </section>
  )
}
