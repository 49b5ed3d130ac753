import { crmDeal, crmNewDeal, crmPeople, serviceNames } from '@nokshi/content/crm.ts'
import { type Deal, services } from '@nokshi/contract/deals.ts'
import { PeopleChoice } from '../people/people-choice.tsx'
import { EditField } from '../people/people-edit-field.tsx'
import { PeopleOwner } from '../people/people-owner.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { DealAmount } from './deal-amount.tsx'
import { DealClose } from './deal-close.tsx'
import { DealRecord } from './deal-record.tsx'
import { editDeal } from './deal-save.ts'

const serviceChoices = services.map((value) => ({ value, label: serviceNames[value] }))

/** What it is, for whom, and for how much. Each field is saved by itself. */
export function DealFields({ deal }: { deal: Deal }) {
  const mayChange = useMayChange()
  const { title, description, service, owner, budgetText } = deal

  function saveText(field: 'title' | 'description', label: string) {
    return (value: string) =>
      editDeal(deal, { label, wish: { [field]: value }, watched: (other) => other[field] })
  }

  return (
    <section className="crm-card" aria-label={crmDeal.about}>
      {budgetText && (
        <figure className="deal-budget">
          <figcaption className="crm-small">{crmDeal.budget}</figcaption>
          <blockquote dir="auto">{budgetText}</blockquote>
        </figure>
      )}
      <ul className="people-fields">
        <DealAmount deal={deal} />
        <EditField
          label={crmDeal.name}
          value={title}
          onSave={saveText('title', crmDeal.name)}
          mayChange={mayChange}
        />
        <DealRecord deal={deal} kind="contact" />
        <DealRecord deal={deal} kind="company" />
        <PeopleChoice
          label={crmDeal.service}
          choices={serviceChoices}
          none={crmNewDeal.noService}
          value={service ?? ''}
          onChange={(chosen) =>
            editDeal(deal, {
              label: crmDeal.service,
              wish: { service: services.find((known) => known === chosen) ?? null },
              watched: (other) => other.service,
            })
          }
        />
        <PeopleOwner
          owner={owner}
          onChange={(ownerId) =>
            editDeal(deal, {
              label: crmPeople.owner,
              wish: { ownerId },
              watched: (other) => other.owner?.id,
            })
          }
        />
        <DealClose deal={deal} />
        <EditField
          label={crmDeal.description}
          value={description ?? ''}
          onSave={saveText('description', crmDeal.description)}
          mayChange={mayChange}
          isLong
        />
      </ul>
    </section>
  )
}
