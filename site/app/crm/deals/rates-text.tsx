import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { useQuery } from '@tanstack/react-query'
import { dayInWords } from '../parts/day.ts'
import { ratesQuery } from '../records/crm-queries.ts'

interface RatesTextProps {
  currencies: string[]
  say: (rates: string) => string
  className: string
}

/** At which rates these currencies were converted. */
export function RatesText({ currencies, say, className }: RatesTextProps) {
  const { data: rates = [] } = useQuery(ratesQuery)
  const used = rates.filter(({ currency }) => currency !== 'USD' && currencies.includes(currency))
  if (used.length === 0) return null
  const labels = used.map(({ perDollar, currency, source, asOf }) =>
    crmDeals.rate(perDollar, currency, source === 'peg' ? crmDeals.fixedRate : dayInWords(asOf.slice(0, 10))),
  )
  return <span className={className}>{say(labels.join(', '))}</span>
}
