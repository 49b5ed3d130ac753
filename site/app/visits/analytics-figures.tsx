import { analytics as labels } from '@nokshi/content/analytics.ts'
import { language } from '@nokshi/content/language.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { type Analytics, type Period, periods } from '@nokshi/contract/visits.ts'
import { writeTime } from '@nokshi/contract/write-moment.ts'
import { useSearchParams } from 'react-router'
import { shownSentence } from '../platform/shown-sentence.ts'
import { Explanation } from './explanation.tsx'
import { placeOf } from './write-numbers.ts'
import './stats.css'

interface AnalyticsFiguresProps {
  figures: Pick<Analytics, 'lifetimeVisits' | 'uniqueVisitors' | 'visitsToday'>
  timeZone: string
  labels?: typeof labels.figures
}

export function AnalyticsFigures({ figures, timeZone, labels: own = labels.figures }: AnalyticsFiguresProps) {
  const { label, lifetime, unique, today } = own
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
      <dd className={`figure-count line gap-4 ${isToday ? 'accent' : ''}`}>
        {writeCount(count)}
        <Explanation about={label} text={explanation} />
      </dd>
    </div>
  )
}

interface FreshnessProps {
  updatedAt: number
  error: Error | null
  onRetry: () => void
}

export function Freshness({ updatedAt, error, onRetry }: FreshnessProps) {
  const shown = labels.shown(writeTime(updatedAt, language))
  if (!error) return <p className="soft micro">{shown}</p>
  return (
    <p role="status" className="micro strong">
      {shownSentence(error, labels.failed.heading)} {shown}{' '}
      <button type="button" className="underlined tap-height small strong" onClick={onRetry}>
        {labels.failed.retry}
      </button>
    </p>
  )
}

/** How many days are looked at stands in the address. */
export function usePeriod() {
  const [search, setSearch] = useSearchParams()
  const days = periods.find((period) => String(period) === search.get('days')) ?? 30

  function choose(chosen: Period) {
    setSearch(
      (before) => {
        before.set('days', String(chosen))
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }

  const periodSwitch = (
    <fieldset className="periods wrap min-width-0">
      <legend className="sr-only">{labels.period.label}</legend>
      {periods.map((choice) => (
        <label key={choice} className="period relative strong tap-height nowrap inline-row">
          <input
            type="radio"
            className="clear-cover"
            name="days"
            checked={choice === days}
            onChange={() => choose(choice)}
          />
          {labels.period.choices[choice]}
        </label>
      ))}
    </fieldset>
  )
  return { days, periodSwitch }
}
