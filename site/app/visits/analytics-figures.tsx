import { analytics } from '@nokshi/content/analytics.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { Analytics } from '@nokshi/contract/visits.ts'
import { Explanation } from './explanation.tsx'
import { placeOf } from './write-numbers.ts'
import './figures.css'

interface AnalyticsFiguresProps {
  figures: Pick<Analytics, 'lifetimeVisits' | 'uniqueVisitors' | 'visitsToday'>
  timeZone: string
  labels?: typeof analytics.figures
}

export function AnalyticsFigures({ figures, timeZone, labels = analytics.figures }: AnalyticsFiguresProps) {
  const { label, lifetime, unique, today } = labels
  const place = placeOf(timeZone)
  return (
    <section aria-label={label}>
      <dl className="figures-row wrap">
        <Figure label={lifetime.label} count={figures.lifetimeVisits} explanation={lifetime.explanation} />
        <Figure label={unique.label} count={figures.uniqueVisitors} explanation={unique.explanation} />
        <Figure label={today.label} count={figures.visitsToday} explanation={today.explanation(place)} isToday />
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
    <div>
      <dt className="figure-label soft">{label}</dt>
      <dd className="figure-count line gap-4" data-today={isToday}>
        {writeCount(count)}
        <Explanation about={label}>
          <p>{explanation}</p>
        </Explanation>
      </dd>
    </div>
  )
}
