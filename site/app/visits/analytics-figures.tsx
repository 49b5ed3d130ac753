import { analytics as words } from '@nokshi/content/analytics.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { Analytics } from '@nokshi/contract/visits.ts'
import { Explanation } from './explanation.tsx'
import { placeOf } from './write-numbers.ts'

/** The three figures, from the first day on and for today. */
export function AnalyticsFigures({ analytics }: { analytics: Analytics }) {
  const { label, lifetime, unique, today } = words.figures
  const place = placeOf(analytics.timeZone)
  return (
    <section aria-label={label}>
      <dl className="figures-row">
        <Figure label={lifetime.label} count={analytics.lifetimeVisits} explanation={lifetime.explanation} />
        <Figure label={unique.label} count={analytics.uniqueVisitors} explanation={unique.explanation} />
        <Figure
          label={today.label}
          count={analytics.visitsToday}
          explanation={today.explanation(place)}
          isToday
        />
      </dl>
    </section>
  )
}

interface FigureProps {
  label: string
  count: number
  explanation: string
  isToday?: boolean
}

function Figure({ label, count, explanation, isToday }: FigureProps) {
  return (
    <div className="figure">
      <dt className="figure-label">{label}</dt>
      <dd className="figure-count" data-today={isToday}>
        {writeCount(count)}
        <Explanation about={label}>
          <p>{explanation}</p>
        </Explanation>
      </dd>
    </div>
  )
}
