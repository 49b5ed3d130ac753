import { crmFields, crmFrame, crmNewContact } from '@nokshi/content/crm.ts'
import { type KeyboardEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/field.tsx'
import { DuplicateWarning } from '../duplicates/duplicate-warning.tsx'
import type { PastedPerson } from '../people/people-paste.ts'
import { RecordField } from '../records/record-field.tsx'
import { useNewContact } from './contact-new-save.ts'
import { ContactReachFields } from './contact-reach-fields.tsx'
import { ContactTaken } from './contact-taken.tsx'

/** Three fields. What was pasted is filled in already. */
export function ContactNewForm({ start }: { start: PastedPerson }) {
  const [search] = useSearchParams()
  const [name, setName] = useState(start.name)
  const [lines, setLines] = useState(() => start.points.map((value, id) => ({ id, value })))
  const [company, setCompany] = useState(firstCompany(start, search))
  const { save, errors, failures, fault, isBusy } = useNewContact()

  function submit(then: 'open' | 'deal') {
    save({ name, points: lines.map(({ value }) => value), company, then })
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    submit('open')
  }

  return (
    <form
      className="form crm-card"
      noValidate
      onKeyDown={onKey}
      onSubmit={(event) => {
        event.preventDefault()
        submit('open')
      }}
    >
      <ErrorSummary errors={errors} failures={failures} />
      <ContactTaken fault={fault} />
      <div>
        <TextField
          id="name"
          label={crmNewContact.name}
          autoComplete="off"
          autoFocus
          value={name}
          error={errors.name}
          onChange={({ target }) => setName(target.value)}
        />
        {lines.every(({ value }) => value.trim() === '') && <DuplicateWarning typed={name} />}
      </div>
      <ContactReachFields lines={lines} errors={errors} onChange={setLines} />
      <RecordField
        kind="company"
        hint={crmFields.company.hint}
        value={company}
        onChange={setCompany}
        mayCreate
      />
      <div className="crm-actions">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? crmFrame.saving : crmNewContact.submit}
        </Button>
        <Button look="second" disabled={isBusy} onClick={() => submit('deal')}>
          {crmNewContact.submitWithDeal}
        </Button>
        <p className="crm-small crm-key-hint">{crmNewContact.keys}</p>
      </div>
    </form>
  )
}

/** The page of a company leads here with its id and name. */
function firstCompany({ company }: PastedPerson, search: URLSearchParams) {
  if (company) return { id: null, name: company }
  const [id, name] = [search.get('company'), search.get('companyName')]
  return id && name ? { id, name } : null
}
