import { crmCompanies, crmCompany } from '@nokshi/content/crm.ts'
import type { Company } from '@nokshi/contract/companies.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Navigate } from 'react-router'
import { PeopleDeals } from '../people/people-deals.tsx'
import { PeopleGone } from '../people/people-gone.tsx'
import { companies } from '../people/people-queries.ts'
import { PeopleSuggestions } from '../people/people-suggestions.tsx'
import { CrmLoading } from '../records/crm-states.tsx'
import { noteRecent, pathOf } from '../records/recent-records.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { TaskPanel } from '../timeline/task-panel.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import { CompanyActions } from './company-actions.tsx'
import { CompanyFields } from './company-fields.tsx'
import { CompanyPeople } from './company-people.tsx'
import { CompanySums } from './company-sums.tsx'

export function CompanyPage({ id }: { id: string }) {
  const { data: company, isPending, error, refetch } = useQuery(companies.query(id))
  if (isPending) return <CrmLoading />
  if (!company) return <PeopleGone fault={error} words={crmCompany.gone} onRetry={() => void refetch()} />
  // One that was merged is what it became.
  if (company.id !== id) return <Navigate to={pathOf({ kind: 'company', id: company.id })} replace />
  return <OneCompany company={company} />
}

function OneCompany({ company }: { company: Company }) {
  const { id, name, domain, city } = company
  const detail = [domain, city].filter(Boolean).join(', ')
  const about = useMemo(() => ({ companyId: id }), [id])
  useEffect(() => noteRecent({ kind: 'company', id, title: name, detail }), [id, name, detail])
  return (
    <CrmPage
      title={name}
      note={`${crmCompanies.people(company.people)}, ${crmCompanies.openDeals(company.openDeals)}`}
      actions={<CompanyActions company={company} />}
    >
      <PeopleSuggestions suggestions={company.suggestions} />
      <div className="people-page">
        <div className="people-first">
          <CompanySums totals={company.openTotals} />
        </div>
        <div className="people-beside">
          <CompanyPeople company={company} />
          <PeopleDeals deals={company.deals} question={{ company: id }} />
          <TaskPanel about={about} />
        </div>
        <div className="people-middle">
          <Timeline about={about} name={name} />
        </div>
        <div className="people-side">
          <CompanyFields company={company} />
        </div>
      </div>
    </CrmPage>
  )
}
