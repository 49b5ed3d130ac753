import { analytics as labels } from '@nokshi/content/analytics.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { Analytics } from '@nokshi/contract/visits.ts'
import { shareOf, writeShare } from './write-numbers.ts'

type Change = Pick<Analytics['period'], 'visits' | 'visitsBefore' | 'days'>

export function PeriodChange({ period }: { period: Change }) {
  const { visits } = period
  return (
    <p className="chart-change">
      <strong className="figures">{labels.chart.visits(visits, writeCount(visits))}</strong>
      <span>{inWords(period)}</span>
    </p>
  )
}

function inWords({ visits, visitsBefore, days }: Change) {
  const { more, fewer, same, first } = labels.change
  if (visitsBefore === 0) return first(days)
  if (visits === visitsBefore) return same(days)
  const share = writeShare(shareOf(Math.abs(visits - visitsBefore), visitsBefore))
  return visits > visitsBefore ? more(share, days) : fewer(share, days)
}
