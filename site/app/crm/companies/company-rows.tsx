import { crmCompanies } from '@nokshi/content/crm/companies.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import type { CompanyLine } from '@nokshi/contract/crm/companies.ts'
import { memo } from 'react'
import { Link } from 'react-router'
import { MoneyText } from '../deals/money-text.tsx'
import { type VirtualRow, VirtualRows } from '../parts/virtual-rows.tsx'
import { pathOf } from '../records/recent-records.ts'
import './companies.css'

export function CompanyRows({ companies, hasMore }: { companies: CompanyLine[]; hasMore: boolean }) {
  return (
    <VirtualRows
      className="crm-rows"
      aria-label={crmCompanies.list}
      items={companies}
      hasMore={hasMore}
      rowHeight={52}
    >
      {(company, row) => <CompanyRow key={company.id} company={company} {...row} />}
    </VirtualRows>
  )
}

interface CompanyRowProps extends VirtualRow {
  company: CompanyLine
}

/** Rendered again only when something about this company changes. */
const CompanyRow = memo(function CompanyRow({ company, ...row }: CompanyRowProps) {
  const { id, name, domain, city, country, owner, people, openDeals, openTotals } = company
  return (
    <li className="company-row stack break-anywhere" {...row}>
      <span className="contact-name stack items-start break-anywhere min-width-0">
        <Link to={pathOf({ kind: 'company', id })} className="record-link" dir="auto">
          {name}
        </Link>
        <span className="contact-company soft" dir="auto">
          {[domain, city, country].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="company-count">{crmCompanies.people(people)}</span>
      <span className="company-deals">{crmCompanies.openDeals(openDeals)}</span>
      <span className="company-sums figures stack gap-2">
        {openTotals.sums.map((sum) => (
          <MoneyText key={sum.currency} of={sum} />
        ))}
      </span>
      <span className="company-owner">
        {owner && (
          <>
            <span className="sr-only">{crmRecordPage.owner}: </span>
            <bdi>{owner.name}</bdi>
          </>
        )}
      </span>
    </li>
  )
})
