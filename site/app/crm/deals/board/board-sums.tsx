import { crmDeals } from '@nokshi/content/crm/deals.ts'
import type { Stage } from '@nokshi/contract/crm/deals.ts'
import type { Totals } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayInWords } from '../../parts/day.ts'
import { ratesQuery } from '../../records/crm-queries.ts'
import { MoneyList, MoneyText } from '../money-text.tsx'

interface BoardSumsProps {
  totals: Totals
  /** Of the deals; open and closed ones when absent. */
  kind?: Stage['kind']
}

/** One line: what it makes in the base currency, and by a press each currency for itself, with the rates. */
export function BoardSums({ totals: { sums, inBase }, kind }: BoardSumsProps) {
  const [isOpen, setOpen] = useState(false)
  const isPlain = sums.every(({ currency }) => currency === inBase?.currency)
  if (isPlain || !inBase)
    return (
      <div className="board-sums figures">
        <MoneyList of={sums} />
      </div>
    )
  return (
    <div className="board-sums figures">
      <button type="button" className="board-base" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <MoneyText of={roundToWhole(inBase)} about={crmDeals.inBase} />
        <span className="sr-only">, {crmDeals.showRates}</span>
      </button>
      {isOpen && (
        <>
          {sums.map((sum) => (
            <MoneyText key={sum.currency} of={sum} />
          ))}
          {(!kind || kind === 'open') && (
            <Rates currencies={[...sums, inBase].map(({ currency }) => currency)} />
          )}
          {kind !== 'open' && <span className="board-rates">{crmDeals.closedRates}</span>}
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
  const labels = used.map(({ perDollar, currency, source, asOf }) =>
    crmDeals.rate(perDollar, currency, source === 'peg' ? crmDeals.fixedRate : dayInWords(asOf.slice(0, 10))),
  )
  return <span className="board-rates">{crmDeals.rates(labels.join(', '))}</span>
}
