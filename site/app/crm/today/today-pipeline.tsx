import { crmToday } from '@nokshi/content/crm/today.ts'
import type { Today } from '@nokshi/contract/crm/today.ts'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import { roundToWhole } from '../deals/money.ts'
import { MoneyList, MoneyText } from '../deals/money-text.tsx'
import { RatesText } from '../deals/rates-text.tsx'
import { TodayPart } from './today-part.tsx'

const labels = crmToday.pipeline

/** Every open stage as a row of stitches; sums stay in their own currency. */
export function TodayPipeline({ today: { pipeline, weighted } }: { today: Today }) {
  const most = Math.max(1, ...pipeline.map(({ count }) => count))
  const isEmpty = pipeline.every(({ count }) => count === 0)
  const currencies = new Set(pipeline.flatMap(({ totals }) => totals.sums.map(({ currency }) => currency)))
  return (
    <TodayPart heading={labels.heading} link={{ to: '/crm/deals', label: labels.link }} none={isEmpty && labels.none}>
      <div className="crm-card">
        <ul className="stack gap-12">
          {pipeline.map(({ stage, count, totals }) => (
            <li key={stage.id} className="today-stage stack items-baseline">
              <span className="strong">{stage.label}</span>
              <span className="crm-small figures">
                {labels.count(count)}
                {totals.sums.length > 0 && ' · '}
                <MoneyList of={totals.sums} />
              </span>
              {count > 0 && (
                <div className="today-bar sky all-columns" style={{ inlineSize: `${(count / most) * 100}%` }}>
                  <Stitch kind="running" />
                </div>
              )}
            </li>
          ))}
        </ul>
        {weighted && (
          <p className="today-weighted stack gap-4 fold-above">
            <span className="crm-small">{labels.weighted}</span>
            <strong className="today-figure">
              <MoneyText of={roundToWhole(weighted)} about={labels.about} />
            </strong>
            {/* With one currency there is nothing to say. */}
            {[...currencies].some((currency) => currency !== weighted.currency) && (
              <RatesText currencies={[...currencies, weighted.currency]} say={labels.rates} className="crm-small" />
            )}
          </p>
        )}
      </div>
    </TodayPart>
  )
}
