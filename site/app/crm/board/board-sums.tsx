import { crmDeals } from '@nokshi/content/crm/deals.ts'
import type { Totals } from '@nokshi/contract/crm.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoney } from '../deals/money.ts'
import { ratesQuery } from '../records/crm-queries.ts'
import { dayInWords } from '../records/day.ts'

/** One line for each currency; what all make in the base currency is asked for, and then says its rates. */
export function BoardSums({ totals: { sums, inBase } }: { totals: Totals }) {
  const [isOpen, setOpen] = useState(false)
  const isPlain = sums.every(({ currency }) => currency === inBase?.currency)
  return (
    <div className="board-sums figures">
      {sums.map((sum) => (
        <span key={sum.currency}>{formatMoney(sum)}</span>
      ))}
      {inBase && !isPlain && (
        <>
          <button
            type="button"
            className="board-base"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {crmDeals.inBase(formatMoney(roundToWhole(inBase)))}
            <span className="sr-only">, {crmDeals.showRates}</span>
          </button>
          {isOpen && <Rates currencies={[...sums, inBase].map(({ currency }) => currency)} />}
        </>
      )}
    </div>
  )
}

/** About so much: the hundredths would say that it is exact. */
function roundToWhole<Sum extends { minor: number }>(sum: Sum): Sum {
  return { ...sum, minor: Math.round(sum.minor / 100) * 100 }
}

function Rates({ currencies }: { currencies: string[] }) {
  const { data: rates = [] } = useQuery(ratesQuery)
  const used = rates.filter(({ currency }) => currency !== 'USD' && currencies.includes(currency))
  if (used.length === 0) return null
  const words = used.map(({ perDollar, currency, asOf }) =>
    crmDeals.rate(perDollar, currency, dayInWords(asOf.slice(0, 10))),
  )
  return <span className="board-rates">{crmDeals.rates(words.join(', '))}</span>
}
