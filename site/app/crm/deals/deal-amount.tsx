import { crmDeal } from '@nokshi/content/crm.ts'
import type { Money } from '@nokshi/contract/crm.ts'
import type { Deal } from '@nokshi/contract/deals.ts'
import { dayInWords } from '../records/day.ts'
import { DealField } from './deal-field.tsx'
import { editDeal } from './deal-save.ts'
import { formatMoney } from './money.ts'
import { MoneyField } from './money-field.tsx'

type Typed = Money | null | undefined

/** In its own currency, and what that was in the base currency at the rate it was entered with. */
export function DealAmount({ deal }: { deal: Deal }) {
  const { amount } = deal
  return (
    <DealField<Typed>
      label={crmDeal.amount}
      value={amount}
      say={words}
      shown={
        amount && (
          <>
            <strong className="figures">{formatMoney(amount)}</strong>
            <InBase deal={deal} />
          </>
        )
      }
      onSave={(wish) =>
        editDeal(deal, {
          label: crmDeal.amount,
          wish: { amount: wish },
          watched: (other) => other.amount,
          say: (other) => words(other.amount),
        })
      }
      editor={(value, onChange) => <MoneyField value={amount ?? value ?? null} onChange={onChange} />}
    />
  )
}

function words(amount: Typed) {
  return amount ? formatMoney(amount) : ''
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
