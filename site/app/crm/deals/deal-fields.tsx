import { crmDeal, crmNewDeal } from '@nokshi/content/crm/deals.ts'
import { crmFields, serviceNames } from '@nokshi/content/crm/records.ts'
import { type Deal, services } from '@nokshi/contract/crm/deals.ts'
import type { Money } from '@nokshi/contract/crm/records.ts'
import { dayInWords } from '../parts/day.ts'
import { DayField } from '../parts/day-field.tsx'
import { EditChoice, EditOwner } from '../record-page/edit-choice.tsx'
import { EditField } from '../record-page/edit-field.tsx'
import { EditReference } from '../record-page/edit-reference.tsx'
import { EditText } from '../record-page/edit-text.tsx'
import { editing } from '../records/edit-record.ts'
import { chosenName } from '../records/record-choice.ts'
import { deals } from './deal-queries.ts'
import { formatMoney } from './money.ts'
import { MoneyField } from './money-field.tsx'
import { MoneyText } from './money-text.tsx'

const serviceChoices = services.map((value) => ({ value, label: serviceNames[value] }))

/** What it is, for whom, and for how much. Each field is saved by itself. */
export function DealFields({ deal }: { deal: Deal }) {
  const of = editing(deals, deal)
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
          hint={crmFields.contact.hint}
          mayCreate
        />
        <EditReference
          of={of}
          kind="company"
          label={crmDeal.company}
          patch={(company) => ({ companyId: company?.id ?? null, companyName: chosenName(company) })}
          hint={crmFields.company.hint}
          mayCreate
        />
        <EditChoice
          of={of}
          label={crmDeal.service}
          choices={serviceChoices}
          none={crmNewDeal.noService}
          read={({ service }) => service}
          patch={(chosen) => ({ service: services.find((known) => known === chosen) ?? null })}
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

/** In its own currency, and what that is in the base currency: at the rate of today, or of the day it was closed. */
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
