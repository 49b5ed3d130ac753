import { crmDeals } from '@nokshi/content/crm/deals.ts'
import type { Stage } from '@nokshi/contract/crm/deals.ts'
import type { Totals } from '@nokshi/contract/crm/records.ts'
import { useState } from 'react'
import { MoneyList, MoneyText, RatesText, roundToWhole } from '../money.tsx'

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
      <div className="board-sums stack items-start all-columns soft micro figures">
        <MoneyList of={sums} />
      </div>
    )
  return (
    <div className="board-sums stack items-start all-columns soft micro figures">
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
            <RatesText
              currencies={[...sums, inBase].map(({ currency }) => currency)}
              say={crmDeals.rates}
              className="board-rates"
            />
          )}
          {kind !== 'open' && <span className="board-rates">{crmDeals.closedRates}</span>}
        </>
      )}
    </div>
  )
}
