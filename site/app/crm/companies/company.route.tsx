import { crmCompanies, crmCompany } from '@nokshi/content/crm/companies.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import type { Company } from '@nokshi/contract/crm/companies.ts'
import type { Totals } from '@nokshi/contract/crm/records.ts'
import { safeUrl } from '@nokshi/contract/safe-url.ts'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { EarlyCalls } from '../../platform/early-answers.ts'
import { MoneyText } from '../deals/money.tsx'
import { MergeDialog } from '../duplicates/merge-dialog.tsx'
import { Suggestions } from '../duplicates/suggestions.tsx'
import { TextLink } from '../parts/buttons.tsx'
import { AddLink, CrmCard, CrmPage, crmMeta } from '../parts/crm-page.tsx'
import { EditOwner, EditText } from '../record-page/edit-fields.tsx'
import { NextStepLabels } from '../record-page/next-step.tsx'
import { RecordDeals } from '../record-page/record-deals.tsx'
import { RecordColumns, RecordMenu, RecordPage } from '../record-page/record-page.tsx'
import { companies } from '../record-page/record-queries.ts'
import { pathOf, useChange, withQuestion } from '../records/crm-api.ts'
import { editing } from '../records/edit-record.ts'
import { ContactButtons } from '../replies/contact-buttons.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { TaskPanel } from '../tasks/task-panel.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import type { Route } from './+types/company.route.ts'

export const handle: EarlyCalls = {
  calls: [
    'GET /api/crm/companies/{id}',
    'GET /api/crm/tasks?company={id}',
    'GET /api/crm/timeline?company={id}',
    'GET /api/crm/colleagues',
  ],
}

export const meta = crmMeta(crmCompany.about)

export default function CompanyRoute({ params: { id } }: Route.ComponentProps) {
  return (
    // Nothing of one record, such as a field being edited, may be carried over to the next.
    <RecordPage key={id} kind="company" records={companies} id={id} gone={crmCompany.gone}>
      {(company) => <OneCompany company={company} />}
    </RecordPage>
  )
}

function OneCompany({ company }: { company: Company }) {
  const { id, name } = company
  const about = useMemo(() => ({ companyId: id }), [id])
  return (
    <CrmPage
      title={name}
      note={`${crmCompanies.people(company.people)} · ${crmCompanies.openDeals(company.openDeals)}`}
      actions={<CompanyActions company={company} />}
    >
      <Suggestions suggestions={company.suggestions} />
      <RecordColumns
        first={<CompanySums totals={company.openTotals} />}
        side={<CompanyFields company={company} />}
        middle={<Timeline about={about} name={name} />}
        beside={
          <>
            <CompanyPeople company={company} />
            <RecordDeals deals={company.deals} question={{ company: id }} />
            <TaskPanel about={about} />
          </>
        }
      />
    </CrmPage>
  )
}

/** What open deals are worth, each currency by itself, and together only where that is more than one. */
function CompanySums({ totals: { sums, inBase } }: { totals: Totals }) {
  if (sums.length === 0) return null
  return (
    <CrmCard heading={crmCompany.open}>
      <ul className="figures stack gap-2">
        {sums.map((sum) => (
          <li key={sum.currency} className="crm-figure">
            <MoneyText of={sum} />
          </li>
        ))}
      </ul>
      {inBase && sums.length > 1 && (
        <p className="crm-small">
          <MoneyText of={inBase} about={crmCompany.inBase} />
        </p>
      )}
    </CrmCard>
  )
}

function CompanyActions({ company: { id, name } }: { company: Company }) {
  const [isMerging, setMerging] = useState(false)
  const mayChange = useMayChange()
  const navigate = useNavigate()
  const trash = useChange({
    send: () => companies.trash(id),
    done: () => crmCompany.trashed(name),
    onDone: () => void navigate('/crm/companies'),
  })
  if (!mayChange) return null
  return (
    <>
      <RecordMenu
        acts={[
          { label: crmRecordPage.merge, onChoose: () => setMerging(true) },
          { label: crmCompany.trash, note: crmCompany.trashText, onChoose: () => trash.mutate() },
        ]}
      />
      {isMerging && <MergeDialog kind="company" id={id} onClose={() => setMerging(false)} />}
    </>
  )
}

const order = ['name', 'website', 'city', 'country', 'note'] as const

function CompanyFields({ company }: { company: Company }) {
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

function CompanyPeople({ company: { id, name, contacts, people } }: { company: Company }) {
  const mayChange = useMayChange()
  return (
    <CrmCard
      heading={crmCompany.people}
      action={
        mayChange && (
          <AddLink
            to={withQuestion('/crm/contacts/new', { company: id, companyName: name })}
            label={crmCompany.addPerson}
          />
        )
      }
    >
      {contacts.length === 0 && <p className="soft">{crmCompany.nobody}</p>}
      <ul className="company-people lined-list stack">
        {contacts.map((contact) => (
          <li key={contact.id} className="line between gap-x-12 tap-height">
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
