import { crmDeal, crmNewDeal } from '@nokshi/content/crm/deals.ts'
import { crmFields, serviceNames } from '@nokshi/content/crm/records.ts'
import { type Deal, services } from '@nokshi/contract/crm/deals.ts'
import { dayInWords } from '../parts/day.ts'
import { DayField } from '../parts/day-field.tsx'
import { EditChoice, EditOwner } from '../record-page/edit-choice.tsx'
import { EditField } from '../record-page/edit-field.tsx'
import { EditReference } from '../record-page/edit-reference.tsx'
import { EditText } from '../record-page/edit-text.tsx'
import { editing } from '../records/edit-record.ts'
import { chosenName } from '../records/record-field.tsx'
import { DealAmount } from './deal-amount.tsx'
import { deals } from './deal-queries.ts'

const serviceChoices = services.map((value) => ({ value, label: serviceNames[value] }))

/** What it is, for whom, and for how much. Each field is saved by itself. */
export function DealFields({ deal }: { deal: Deal }) {
  const of = editing(deals, deal)
  return (
    <section className="crm-card" aria-label={crmDeal.about}>
      {deal.budgetText && (
        <figure className="deal-budget">
          <figcaption className="crm-small">{crmDeal.budget}</figcaption>
          <blockquote dir="auto">{deal.budgetText}</blockquote>
        </figure>
      )}
      <ul className="people-fields">
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
