import { crmCompanies, crmCompany } from '@nokshi/content/crm/companies.ts'
import type { Company } from '@nokshi/contract/crm/companies.ts'
import { safeUrl } from '@nokshi/contract/safe-url.ts'
import { EditOwner } from '../record-page/edit-choice.tsx'
import { EditText } from '../record-page/edit-text.tsx'
import { companies } from '../record-page/record-queries.ts'
import { editing } from '../records/edit-record.ts'

const order = ['name', 'website', 'city', 'country', 'note'] as const

export function CompanyFields({ company }: { company: Company }) {
  const of = editing(companies, company)
  return (
    <section className="crm-card" aria-label={crmCompany.about}>
      <ul className="stack gap-2">
        {order.map((field) => (
          <EditText
            key={field}
            of={of}
            field={field}
            label={crmCompanies.fields[field]}
            shown={field === 'website' && company.website && <WebsiteLink address={company.website} />}
            isLong={field === 'note'}
          />
        ))}
        <EditOwner of={of} />
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
