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

export function FilteredNote({ filtered, own: given }: FilteredNoteProps) {
  const own = { ...labels.filtered, ...given }
  const hits = machines.reduce((sum, reason) => sum + (filtered[reason] ?? 0), 0)
  const others = [
    { visits: filtered.flood ?? 0, write: own.flood, about: own.floodAbout, text: own.floodExplanation },
    { visits: filtered.owner ?? 0, write: own.own, about: own.ownAbout, text: own.ownExplanation },
  ]
  return (
    <section className="stats-filtered soft">
      <p className="line gap-4">
        {hits > 0 ? own.apart(hits, writeCount(hits)) : own.none}
        <Explanation about={own.apartAbout} text={own.explanation}>
          <ul className="explain-list stack gap-4 line-above">
            {machines.map((reason) => (
              <li key={reason} className="flex between gap-16">
                <span>{own.reasons[reason]}</span>
                <span className="figures">{writeCount(filtered[reason] ?? 0)}</span>
              </li>
            ))}
          </ul>
        </Explanation>
      </p>
      {others
        .filter(({ visits }) => visits > 0)
        .map(({ visits, write, about, text }) => (
          <p key={about}>
            {write(visits, writeCount(visits))}
            <Explanation about={about} text={text} />
          </p>
        ))}
    </section>
  )
}
