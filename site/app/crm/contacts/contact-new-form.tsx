import { crmNewContact } from '@nokshi/content/crm/contacts.ts'
import { crmFields, crmFrame } from '@nokshi/content/crm/records.ts'
import { Contact, NewContact } from '@nokshi/contract/crm/contacts.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { DuplicateWarning } from '../duplicates/duplicate-warning.tsx'
import { holderOf } from '../record-page/record-queries.ts'
import { crmApi, withQuestion } from '../records/crm-api.ts'
import { CrmForm } from '../records/crm-form.tsx'
import { pathOf } from '../records/recent-records.ts'
import { chosenId, chosenName, type RecordChoice, RecordField } from '../records/record-field.tsx'
import { useCrmForm } from '../records/use-crm-form.ts'
import { ContactMethodFields } from './contact-method-fields.tsx'
import { ContactTaken } from './contact-taken.tsx'
import type { PastedPerson } from './paste-contact.ts'

/** Three fields. What was pasted is filled in already. Who has an address already is named. */
export function ContactNewForm({ start }: { start: PastedPerson }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [name, setName] = useState(start.name)
  const [lines, setLines] = useState(() => start.contactMethods.map((value, id) => ({ id, value })))
  const [company, setCompany] = useState(firstCompany(start, search))
  const form = useCrmForm({
    schema: NewContact,
    read: (entered, data) => ({
      name: entered.name,
      contactMethods: data
        .getAll('contactMethods')
        .filter((contactMethod) => String(contactMethod).trim() !== ''),
      companyId: chosenId(company),
      companyName: chosenName(company),
    }),
    send: (input) => crmApi('POST /api/crm/contacts', changed(Contact), { body: input }),
    done: ({ record }) => crmNewContact.added(record.name),
    onDone({ record: { id } }, _, { then }) {
      const deal = withQuestion('/crm/deals', { new: '1', contact: id })
      void navigate(then === 'deal' ? deal : pathOf({ kind: 'contact', id }))
    },
    onError: (error) => holderOf(error) !== undefined,
  })
  return (
    <CrmForm
      form={form}
      className="form crm-card"
      submit={{ label: crmNewContact.submit, busyLabel: crmFrame.saving }}
      beside={
        <>
          <Button type="submit" name="then" value="deal" look="second" disabled={form.isBusy}>
            {crmNewContact.submitWithDeal}
          </Button>
          <p className="crm-small crm-key-hint">{crmNewContact.keys}</p>
        </>
      }
    >
      <ContactTaken error={form.error} />
      <div>
        <TextField
          {...form.field('name')}
          label={crmNewContact.name}
          autoComplete="off"
          autoFocus
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {lines.every(({ value }) => value.trim() === '') && <DuplicateWarning typed={name} />}
      </div>
      <ContactMethodFields lines={lines} errors={form.errors} onChange={setLines} />
      <RecordField
        kind="company"
        hint={crmFields.company.hint}
        value={company}
        onChange={setCompany}
        mayCreate
      />
    </CrmForm>
  )
}

/** The page of a company leads here with its id and name. */
function firstCompany({ company }: PastedPerson, search: URLSearchParams): RecordChoice | null {
  if (company) return { id: null, name: company }
  const [id, name] = [search.get('company'), search.get('companyName')]
  return id && name ? { id, name } : null
}
