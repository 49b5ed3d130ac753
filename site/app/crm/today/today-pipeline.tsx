import { crmToday } from '@nokshi/content/crm/today.ts'
import { type Currency, MINOR_UNITS, type Sum } from '@nokshi/contract/crm/records.ts'
import type { Today } from '@nokshi/contract/crm/today.ts'
import { useQuery } from '@tanstack/react-query'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import { MoneyList, MoneyText } from '../deals/money-text.tsx'
import { dayInWords } from '../parts/day.ts'
import { ratesQuery } from '../records/crm-queries.ts'
import { TodayPart } from './today-part.tsx'

const labels = crmToday.pipeline

/** Every open stage as a row of stitches; sums stay in their own currency. */
export function TodayPipeline({ today: { pipeline, weighted } }: { today: Today }) {
  const most = Math.max(1, ...pipeline.map(({ count }) => count))
  const isEmpty = pipeline.every(({ count }) => count === 0)
  const currencies = new Set(pipeline.flatMap(({ totals }) => totals.sums.map(({ currency }) => currency)))
  return (
    <TodayPart
      heading={labels.heading}
      link={{ to: '/crm/deals', label: labels.link }}
      none={isEmpty && labels.none}
    >
      <div className="crm-card">
        <ul className="today-stages">
          {pipeline.map(({ stage, count, totals }) => (
            <li key={stage.id} className="today-stage">
              <span className="today-stage-name">{stage.label}</span>
              <span className="crm-small figures">
                {labels.count(count)}
                {totals.sums.length > 0 && ' · '}
                <MoneyList of={totals.sums} />
              </span>
              {count > 0 && (
                <div className="today-bar" style={{ inlineSize: `${(count / most) * 100}%` }}>
                  <Stitch kind="running" />
                </div>
              )}
            </li>
          ))}
        </ul>
        {weighted && (
          <p className="today-weighted">
            <span className="crm-small">{labels.weighted}</span>
            <strong className="today-figure">
              <MoneyText of={inWhole(weighted)} about={labels.about} />
            </strong>
            <TodayRates base={weighted.currency} currencies={currencies} />
          </p>
        )}
      </div>
    </TodayPart>
  )
}

/** A guess at the future has no small change. */
function inWhole({ minor, currency }: Sum): Sum {
  return { minor: Math.round(minor / MINOR_UNITS) * MINOR_UNITS, currency }
}

interface TodayRatesProps {
  base: Currency
  /** What was converted. */
  currencies: ReadonlySet<Currency>
}

/** A sum over currencies says at which rates; with one currency there is nothing to say. */
function TodayRates({ base, currencies }: TodayRatesProps) {
  const { data: rates = [] } = useQuery(ratesQuery)
  const isConverted = [...currencies].some((currency) => currency !== base)
  const used = rates.filter(
    ({ currency }) => currency !== 'USD' && (currency === base || currencies.has(currency)),
  )
  if (!isConverted || used.length === 0) return null
  const { rate, fixed, rates: sentence } = crmToday.pipeline
  return (
    <span className="crm-small">
      {sentence(
        used
          .map(({ perDollar, currency, source, asOf }) =>
            rate(perDollar, currency, source === 'peg' ? fixed : dayInWords(asOf.slice(0, 10))),
          )
          .join(', '),
      )}
    </span>
  )
}
