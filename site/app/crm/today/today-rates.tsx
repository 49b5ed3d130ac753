import { crmToday } from '@nokshi/content/crm/today.ts'
import type { Currency } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { dayInWords } from '../parts/day.ts'
import { ratesQuery } from '../records/crm-queries.ts'

interface TodayRatesProps {
  base: Currency
  /** What was converted. */
  currencies: ReadonlySet<Currency>
}

/** A sum over currencies says at which rates; with one currency there is nothing to say. */
export function TodayRates({ base, currencies }: TodayRatesProps) {
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
