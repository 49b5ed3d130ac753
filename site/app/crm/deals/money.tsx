import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { formatMoney, MINOR_UNITS, type Money, type Sum } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { dayInWords } from '../parts/time.tsx'
import { ratesQuery } from '../records/crm-queries.ts'

/** An amount in running words: no line begins within it. */
export function MoneyText({ of, about }: { of: Sum; about?: (money: string) => string }) {
  const money = formatMoney(of)
  return <bdi className="money figures">{about ? about(money) : money}</bdi>
}

/** Several, one after the other; a line may begin between them. */
export function MoneyList({ of }: { of: Sum[] }) {
  return of.map((amount, place) => (
    <Fragment key={amount.currency}>
      {place > 0 && ' · '}
      <MoneyText of={amount} />
    </Fragment>
  ))
}

interface RatesTextProps {
  currencies: string[]
  say: (rates: string) => string
  className: string
}

export function RatesText({ currencies, say, className }: RatesTextProps) {
  const { data: rates = [] } = useQuery(ratesQuery)
  const used = rates.filter(({ currency }) => currency !== 'USD' && currencies.includes(currency))
  if (used.length === 0) return null
  const labels = used.map(({ perDollar, currency, source, asOf }) =>
    crmDeals.rate(perDollar, currency, source === 'peg' ? crmDeals.fixedRate : dayInWords(asOf.slice(0, 10))),
  )
  return <span className={className}>{say(labels.join(', '))}</span>
}

/** About so much: the hundredths would say that it is exact. */
export function roundToWhole<Sum extends { minor: number }>(sum: Sum): Sum {
  return { ...sum, minor: Math.round(sum.minor / MINOR_UNITS) * MINOR_UNITS }
}

/** As it stands in a field: no code, no separators. */
export function writeAmount({ minor }: Pick<Money, 'minor'>) {
  const isWhole = minor % MINOR_UNITS === 0
  return (minor / MINOR_UNITS).toFixed(isWhole ? 0 : 2)
}
