import { crmCompany } from '@nokshi/content/crm/companies.ts'
import type { Company } from '@nokshi/contract/crm/companies.ts'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { CrmCard } from '../parts/crm-card.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { NextStepLabels } from '../record-page/next-step.tsx'
import { withQuestion } from '../records/crm-api.ts'
import { pathOf } from '../records/recent-records.ts'
import { ContactButtons } from '../replies/contact-buttons.tsx'
import { useMayChange } from '../staff/crm-me.ts'

/** Whom one knows there, those heard of last first. */
export function CompanyPeople({ company: { id, name, contacts, people } }: { company: Company }) {
  const mayChange = useMayChange()
  return (
    <CrmCard
      heading={crmCompany.people}
      action={
        mayChange && (
          <Link
            to={withQuestion('/crm/contacts/new', { company: id, companyName: name })}
            className="crm-quiet-button"
          >
            <Plus aria-hidden size={16} />
            {crmCompany.addPerson}
          </Link>
        )
      }
    >
      {contacts.length === 0 && <p className="soft">{crmCompany.nobody}</p>}
      <ul className="company-people stack">
        {contacts.map((contact) => (
          <li key={contact.id}>
            <span className="crm-row-words">
              <Link to={pathOf({ kind: 'contact', id: contact.id })} className="record-link" dir="auto">
                {contact.name}
              </Link>
              <br />
              <span className="crm-small">
                <NextStepLabels step={contact.nextStep} />
              </span>
            </span>
            <ContactButtons contact={contact} email={contact.email} phone={contact.phone} />
          </li>
        ))}
      </ul>
      {people > contacts.length && (
        <TextLink to={withQuestion('/crm/contacts', { company: id })}>{crmCompany.allPeople}</TextLink>
      )}
    </CrmCard>
  )
}
