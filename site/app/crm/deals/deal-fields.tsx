import { crmDeal, crmNewDeal } from '@nokshi/content/crm/deals.ts'
import { type Deal, labelIn, type OwnChoice } from '@nokshi/contract/crm/deals.ts'
import { formatMoney, type Money } from '@nokshi/contract/crm/records.ts'
import { DayField } from '../parts/day-field.tsx'
import { dayInWords } from '../parts/time.tsx'
import { EditField } from '../record-page/edit-field.tsx'
import { EditChoice, EditOwner, EditReference, EditText } from '../record-page/edit-fields.tsx'
import { useOwnLists } from '../records/crm-queries.ts'
import { editing } from '../records/edit-record.ts'
import { chosenName } from '../records/record-kind.ts'
import { deals } from './deal-queries.ts'
import { MoneyText } from './money.tsx'
import { MoneyField } from './money-field.tsx'

/** A service that is no longer in the list stays with the deal. */
function withChosen(list: OwnChoice[], value: string | null) {
  const label = labelIn(list, value)
  return value && label && !list.some((choice) => choice.value === value) ? [...list, { value, label }] : list
}

export function DealFields({ deal }: { deal: Deal }) {
  const of = editing(deals, deal)
  const { services } = useOwnLists()
  return (
    <section className="crm-card" aria-label={crmDeal.about}>
      {deal.budgetText && (
        <figure className="deal-budget">
          <figcaption className="crm-small">{crmDeal.budget}</figcaption>
          <blockquote dir="auto" className="strong break-anywhere">
            {deal.budgetText}
          </blockquote>
        </figure>
      )}
      <ul className="stack gap-2">
        <DealAmount deal={deal} />
        <EditText of={of} field="title" label={crmDeal.name} />
        <EditReference
          of={of}
          kind="contact"
          label={crmDeal.contact}
          patch={(contact) => ({ contactId: contact?.id ?? null, contactName: chosenName(contact) })}
        />
        <EditReference
          of={of}
          kind="company"
          label={crmDeal.company}
          patch={(company) => ({ companyId: company?.id ?? null, companyName: chosenName(company) })}
        />
        <EditChoice
          of={of}
          label={crmDeal.service}
          choices={withChosen(services, deal.service)}
          none={crmNewDeal.noService}
          read={({ service }) => service}
          patch={(service) => ({ service: service || null })}
        />
        <EditOwner of={of} />
        <EditField
          of={of}
          label={crmDeal.expectedClose}
          read={({ expectedClose }) => expectedClose}
          patch={(expectedClose) => ({ expectedClose })}
          say={(day) => (day ? dayInWords(day) : '')}
          editor={(input) => <DayField label={crmDeal.expectedClose} {...input} />}
        />
        <EditText of={of} field="description" label={crmDeal.description} isLong />
      </ul>
    </section>
  )
}

/** In its own and in the base currency, at the rate of today or of the day the deal was closed. */
function DealAmount({ deal }: { deal: Deal }) {
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
    <span className="crm-small block">
      {crmDeal.inBase(formatMoney(money), shortRate(rate), dayInWords(asOf.slice(0, 10)))}
    </span>
  )
}

/** Rates are kept with many digits; four say enough. */
function shortRate(rate: string) {
  return new Intl.NumberFormat('en-US-u-nu-latn', { maximumSignificantDigits: 6 }).format(Number(rate))
}
