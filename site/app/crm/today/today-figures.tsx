import { crmToday } from '@nokshi/content/crm/today.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { lostReasons } from '@nokshi/contract/crm/deals.ts'
import type { Today } from '@nokshi/contract/crm/today.ts'
import { MoneyList, MoneyText } from '../deals/money-text.tsx'
import { minutesInWords } from '../inbox/inbox-labels.ts'

const labels = crmToday.figures

/** What was won, how fast we answer, and why we lose. */
export function TodayFigures({ today: { wonThisMonth, medianReplyMinutes, lostBecause } }: { today: Today }) {
  const { sums, inBase } = wonThisMonth
  const most = Math.max(1, ...lostBecause.map(({ count }) => count))
  return (
    <section className="crm-stack today-part" aria-label={labels.heading}>
      <h2 className="crm-heading">{labels.heading}</h2>
      <div className="today-figures">
        <div className="crm-card">
          <h3 className="crm-small">{labels.won}</h3>
          <p className="today-figure">{sums.length === 0 ? labels.noneWon : <MoneyList of={sums} />}</p>
          {inBase && sums.some(({ currency }) => currency !== inBase.currency) && (
            <p className="crm-small">
              <MoneyText of={inBase} about={labels.inBase} />
              {labels.wonRates}
            </p>
          )}
        </div>
        <div className="crm-card">
          <h3 className="crm-small">{labels.median}</h3>
          <p className="today-figure">
            {medianReplyMinutes === null ? labels.noMedian : minutesInWords(medianReplyMinutes)}
          </p>
          <p className="crm-small">{labels.medianNote}</p>
        </div>
        <div className="crm-card">
          <h3 className="crm-small">
            {labels.lost}, {labels.lostNote}
          </h3>
          {lostBecause.length === 0 && <p className="today-figure">{labels.noneLost}</p>}
          <ul className="today-reasons">
            {lostBecause.map(({ reason, count }) => (
              <li key={reason} className="today-reason">
                <span>{labelOf(reason)}</span>
                <span className="today-reason-bar" style={{ inlineSize: `${(count / most) * 100}%` }} />
                <span className="figures">{writeCount(count)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function labelOf(reason: string) {
  return lostReasons.find(({ value }) => value === reason)?.label ?? labels.noReason
}
