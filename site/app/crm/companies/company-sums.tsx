import { crmCompany } from '@nokshi/content/crm.ts'
import type { Totals } from '@nokshi/contract/crm.ts'
import { formatMoney } from '../deals/money.ts'
import { CrmCard } from '../records/crm-card.tsx'

/** What open deals are worth, each currency by itself, and together only where that is more than one. */
export function CompanySums({ totals: { sums, inBase } }: { totals: Totals }) {
  if (sums.length === 0) return null
  return (
    <CrmCard heading={crmCompany.open}>
      <ul className="company-sums figures">
        {sums.map((sum) => (
          <li key={sum.currency} className="company-sum">
            {formatMoney(sum)}
          </li>
        ))}
      </ul>
      {inBase && sums.length > 1 && <p className="crm-small">{crmCompany.inBase(formatMoney(inBase))}</p>}
    </CrmCard>
  )
}
