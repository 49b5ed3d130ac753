import { crmDeal, crmNewDeal, serviceNames } from '@nokshi/content/crm.ts'
import type { Contact } from '@nokshi/contract/contacts.ts'
import type { Currency, Money, Reference } from '@nokshi/contract/crm.ts'
import { services } from '@nokshi/contract/deals.ts'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { PersonField } from '../people/person-field.tsx'
import { stagesQuery } from '../records/crm-queries.ts'
import { type RecordChoice, RecordField } from '../records/record-field.tsx'
import { useMe } from '../staff/crm-me.ts'
import { useNewDeal } from './deal-new-save.ts'
import { MoneyField } from './money-field.tsx'

const serviceChoices = services.map((value) => ({ value, label: serviceNames[value] }))

interface DealNewFormProps {
  contact: Contact | undefined
  company: Reference | null
}

/** A title is enough. */
export function DealNewForm({ contact: first, company: firstCompany }: DealNewFormProps) {
  const me = useMe()
  const { data: stages = [] } = useQuery(stagesQuery)
  const [title, setTitle] = useState('')
  const [contact, setContact] = useState<RecordChoice | null>(first ?? null)
  const [company, setCompany] = useState<RecordChoice | null>(firstCompany)
  const [amount, setAmount] = useState<Money | null | undefined>(null)
  const [service, setService] = useState('')
  const [ownerId, setOwnerId] = useState<string | null>(me.id)
  const [stageId, setStageId] = useState('')
  const { save, errors, failures, isBusy } = useNewDeal()

  function submit() {
    if (amount === undefined) return
    save({ title, contact, company, amount, service, ownerId, stageId })
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    submit()
  }

  return (
    <form
      className="form"
      noValidate
      onKeyDown={onKey}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ErrorSummary errors={errors} failures={failures} />
      <TextField
        id="title"
        label={crmNewDeal.name}
        hint={crmNewDeal.nameHint}
        autoComplete="off"
        autoFocus
        maxLength={160}
        value={title}
        error={errors.title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <div className="deal-pair">
        <RecordField kind="contact" label={crmDeal.contact} value={contact} onChange={setContact} />
        <RecordField kind="company" label={crmDeal.company} value={company} onChange={setCompany} />
      </div>
      <MoneyField value={null} currency={currencyFor(first?.country)} onChange={setAmount} />
      <div className="deal-pair">
        <SelectField
          label={crmNewDeal.service}
          placeholder={crmNewDeal.noService}
          choices={serviceChoices}
          value={service}
          onChange={({ target }) => setService(target.value)}
        />
        <SelectField
          label={crmNewDeal.stage}
          placeholder={stages[0]?.label ?? ''}
          choices={stages
            .filter(({ kind }) => kind === 'open')
            .slice(1)
            .map(toChoice)}
          value={stageId}
          onChange={({ target }) => setStageId(target.value)}
        />
      </div>
      <PersonField value={ownerId} onChange={setOwnerId} />
      <div className="crm-actions">
        <Button type="submit" disabled={isBusy || amount === undefined}>
          {isBusy ? crmNewDeal.busy : crmNewDeal.submit}
        </Button>
      </div>
    </form>
  )
}

function toChoice({ id, label }: { id: string; label: string }) {
  return { value: id, label }
}

const currencyOfCountry: Record<string, Currency> = { BD: 'BDT', AE: 'AED', SA: 'SAR' }

/** People pay in the money of their country; the rest of the world in dollars. */
function currencyFor(country: string | null | undefined): Currency {
  return country ? (currencyOfCountry[country] ?? 'USD') : 'BDT'
}
