import { crmDeal } from '@nokshi/content/crm/deals.ts'
import type { Deal } from '@nokshi/contract/crm/deals.ts'
import type { Money } from '@nokshi/contract/crm/records.ts'
import { dayInWords } from '../parts/day.ts'
import { EditField } from '../record-page/edit-field.tsx'
import { editing } from '../records/edit-record.ts'
import { deals } from './deal-queries.ts'
import { formatMoney } from './money.ts'
import { MoneyField } from './money-field.tsx'
import { MoneyText } from './money-text.tsx'

/** In its own currency, and what that is in the base currency: at the rate of today, or of the day it was closed. */
export function DealAmount({ deal }: { deal: Deal }) {
  const { amount } = deal
  return (
    <EditField
      of={editing(deals, deal)}
      label={crmDeal.amount}
      // Undefined while what is typed is no amount.
      read={(record): Money | null | undefined => record.amount}
      patch={(typed) => ({ amount: typed })}
      say={(typed) => (typed ? formatMoney(typed) : '')}
      shown={
        amount && (
          <>
            <strong>
              <MoneyText of={amount} />
            </strong>
            <InBase deal={deal} />
          </>
        )
      }
      editor={({ value, onChange }) => <MoneyField value={amount ?? value ?? null} onChange={onChange} />}
    />
  )
}

function InBase({ deal: { amount, inBase } }: { deal: Deal }) {
  if (!inBase || inBase.money.currency === amount?.currency) return null
  const { money, rate, asOf } = inBase
  return (
    <span className="crm-small deal-base">
      {crmDeal.inBase(formatMoney(money), shortRate(rate), dayInWords(asOf.slice(0, 10)))}
    </span>
  )
}

/** Rates are kept with many digits; four say enough. */
function shortRate(rate: string) {
  return new Intl.NumberFormat('en-US-u-nu-latn', { maximumSignificantDigits: 6 }).format(Number(rate))
}
