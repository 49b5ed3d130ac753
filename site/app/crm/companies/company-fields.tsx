import { crmCompanies, crmCompany, crmPeople } from '@nokshi/content/crm.ts'
import type { Company } from '@nokshi/contract/companies.ts'
import { safeUrl } from '@nokshi/contract/safe-url.ts'
import { editCompany } from '../people/people-edit.ts'
import { EditField } from '../people/people-edit-field.tsx'
import { PeopleOwner } from '../people/people-owner.tsx'
import { useMayChange } from '../staff/crm-me.ts'

const order = ['name', 'website', 'city', 'country', 'note'] as const

/** What is known about a company. Each field is saved by itself. */
export function CompanyFields({ company }: { company: Company }) {
  const mayChange = useMayChange()

  function save(field: (typeof order)[number]) {
    return (value: string) =>
      editCompany(company, {
        wish: { [field]: value },
        watched: (newer) => newer[field],
        done: crmPeople.saved(crmCompanies.fields[field]),
      })
  }

  return (
    <section className="crm-card" aria-label={crmCompany.about}>
      <ul className="people-fields">
        {order.map((field) => (
          <EditField
            key={field}
            label={crmCompanies.fields[field]}
            value={company[field] ?? ''}
            shown={
              field === 'website' && company.website ? <WebsiteLink address={company.website} /> : undefined
            }
            onSave={save(field)}
            mayChange={mayChange}
            isLong={field === 'note'}
          />
        ))}
        <PeopleOwner
          owner={company.owner}
          onChange={(ownerId) =>
            editCompany(company, {
              wish: { ownerId },
              watched: (newer) => newer.owner?.id,
              done: crmPeople.saved(crmPeople.owner),
            })
          }
        />
      </ul>
    </section>
  )
}

/** Typed by anybody, so only addresses of the web become links. */
function WebsiteLink({ address }: { address: string }) {
  const href = safeUrl(address)
  if (!href) return <bdi>{address}</bdi>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="underlined" dir="ltr">
      {address}
    </a>
  )
}
