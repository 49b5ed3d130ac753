import { crmNewDeal } from '@nokshi/content/crm/deals.ts'
import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import { NewDeal } from '@nokshi/contract/crm/deals.ts'
import type { Currency, Money, Reference } from '@nokshi/contract/crm/records.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { SelectField, TextField } from '../../ui/fields/field.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { CrmLoading } from '../parts/crm-page.tsx'
import { ColleagueField } from '../record-page/colleague-field.tsx'
import { companies, contacts } from '../record-page/record-queries.ts'
import { crmApi, pathOf, withQuestion } from '../records/crm-api.ts'
import { CrmForm, useCrmForm } from '../records/crm-form.tsx'
import { stagesQuery, useOwnLists } from '../records/crm-queries.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { RecordField } from '../records/record-field.tsx'
import { chosenId, chosenName, type RecordChoice } from '../records/record-kind.ts'
import { useMayChange, useMe } from '../staff/crm-me.ts'
import { ChangedDeal } from './deal-queries.ts'
import { MoneyField } from './money-field.tsx'
import './deal.css'

/** The URL opens it: from a key, the palette, or the page of a person or a company. */
export function DealNewDialog() {
  const [params, setParams] = useFilters(['new', 'contact', 'company'])
  const mayChange = useMayChange()
  const isOpen = params.new !== undefined && mayChange
  return (
    <CrmDialog
      title={crmNewDeal.heading}
      isOpen={isOpen}
      onClose={() => setParams({ new: undefined, contact: undefined, company: undefined })}
    >
      {isOpen && <Begun contactId={params.contact} companyId={params.company} />}
    </CrmDialog>
  )
}

/** The address knows ids only; the form begins when it is known whose they are. */
function Begun({ contactId, companyId }: { contactId: string | undefined; companyId: string | undefined }) {
  const contact = useQuery(contacts.query(contactId))
  const company = useQuery(companies.query(companyId))
  // Who is not there any more is simply not filled in.
  if (contact.isLoading || company.isLoading) return <CrmLoading />
  return <DealNewForm contact={contact.data} company={company.data ?? contact.data?.company ?? null} />
}

interface DealNewFormProps {
  contact: Contact | undefined
  company: Reference | null
}

function DealNewForm({ contact: first, company: firstCompany }: DealNewFormProps) {
  const me = useMe()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { data: stages = [] } = useQuery(stagesQuery)
  const { services } = useOwnLists()
  const [contact, setContact] = useState<RecordChoice | null>(first ?? null)
  const [company, setCompany] = useState<RecordChoice | null>(firstCompany)
  const [amount, setAmount] = useState<Money | null | undefined>(null)
  const [ownerId, setOwnerId] = useState<string | null>(me.id)
  const client = useQueryClient()

  /** The company of a person comes along, unless one is named. */
  async function chooseContact(choice: RecordChoice | null) {
    setContact(choice)
    if (!choice?.id || company) return
    const { company: theirs } = await client.fetchQuery(contacts.query(choice.id))
    setCompany((named) => named ?? theirs)
  }

  const form = useCrmForm({
    schema: NewDeal,
    read: ({ title, service, stageId }) => ({
      title,
      contactId: chosenId(contact),
      contactName: chosenName(contact),
      companyId: chosenId(company),
      companyName: chosenName(company),
      amount,
      service: service || null,
      ownerId,
      stageId: stageId || undefined,
    }),
    send: (body, idempotencyKey) => crmApi('POST /api/crm/deals', ChangedDeal, { body, idempotencyKey }),
    done: ({ record }) => crmNewDeal.added(record.title),
    onDone({ record }) {
      const { new: _, contact: __, company: ___, ...view } = Object.fromEntries(search)
      void navigate(withQuestion(pathOf({ kind: 'deal', id: record.id }), view))
    },
    isBlocked: amount === undefined,
  })
  return (
    <CrmForm form={form} className="form" submit={{ label: crmNewDeal.submit, busyLabel: crmNewDeal.busy }}>
      <TextField
        {...form.field('title')}
        label={crmNewDeal.name}
        hint={crmNewDeal.nameHint}
        autoComplete="off"
        autoFocus
        maxLength={160}
      />
      <div className="form-pair">
        <RecordField kind="contact" value={contact} onChange={chooseContact} mayCreate />
        <RecordField kind="company" value={company} onChange={setCompany} mayCreate />
      </div>
      <MoneyField value={null} currency={currencyFor(first?.country)} onChange={setAmount} />
      <div className="form-pair">
        <SelectField
          {...form.field('service')}
          label={crmNewDeal.service}
          placeholder={crmNewDeal.noService}
          choices={services}
        />
        <SelectField
          {...form.field('stageId')}
          label={crmNewDeal.stage}
          choices={stages.filter(({ kind }) => kind === 'open').map(({ id, label }) => ({ value: id, label }))}
        />
      </div>
      <ColleagueField value={ownerId} onChange={setOwnerId} />
    </CrmForm>
  )
}

const currencyOfCountry: Record<string, Currency> = { BD: 'BDT', AE: 'AED', SA: 'SAR' }

/** People pay in the money of their country; the rest of the world in dollars. */
function currencyFor(country: string | null | undefined): Currency {
  return country ? (currencyOfCountry[country] ?? 'USD') : 'BDT'
}
