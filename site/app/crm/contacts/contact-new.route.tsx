import { crmContact, crmNewContact } from '@nokshi/content/crm/contacts.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { Contact, NewContact } from '@nokshi/contract/crm/contacts.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { Button, SmallButton } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/fields/field.tsx'
import { DuplicateWarning } from '../duplicates/duplicate-warning.tsx'
import { TextLink } from '../parts/buttons.tsx'
import { CrmCard, CrmPage, crmMeta } from '../parts/crm-page.tsx'
import { holderOf } from '../record-page/record-queries.ts'
import { crmApi, pathOf, withQuestion } from '../records/crm-api.ts'
import { CrmForm, useCrmForm } from '../records/crm-form.tsx'
import { RecordField } from '../records/record-field.tsx'
import { chosenId, chosenName, type RecordChoice } from '../records/record-kind.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { ContactTaken } from './contact-taken.tsx'
import { type PastedPerson, readPasted } from './paste-contact.ts'
import './contacts.css'

export const meta = crmMeta(crmNewContact.title)

const NOBODY: PastedPerson = { name: '', contactMethods: [], company: '' }

export default function ContactNewRoute() {
  const mayChange = useMayChange()
  const [pasted, setPasted] = useState({ count: 0, person: NOBODY })
  if (!mayChange) return <Navigate to="/crm/contacts" replace />
  return (
    <CrmPage title={crmNewContact.title} actions={<TextLink to="/crm/contacts">{crmContact.back}</TextLink>}>
      <div className="crm-stack contact-new align-start">
        {/* Another text begins another form. */}
        <ContactNewForm key={pasted.count} start={pasted.person} />
        <ContactPaste onRead={(person) => setPasted(({ count }) => ({ count: count + 1, person }))} />
      </div>
    </CrmPage>
  )
}

function ContactPaste({ onRead }: { onRead: (person: PastedPerson) => void }) {
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState('')
  const { heading, label, hint, submit, found, nothing } = crmNewContact.paste

  function read(pasted: string) {
    const person = readPasted(pasted)
    const isAnybody = person.name !== '' || person.contactMethods.length > 0
    setOutcome(isAnybody ? found : nothing)
    if (isAnybody) onRead(person)
  }

  return (
    <CrmCard heading={heading}>
      <TextArea
        label={label}
        hint={hint}
        rows={6}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={({ clipboardData }) => text === '' && read(clipboardData.getData('text'))}
      />
      <div className="crm-actions">
        <SmallButton onClick={() => read(text)} disabled={text.trim() === ''}>
          {submit}
        </SmallButton>
        <p role="status" className="strong">
          {outcome}
        </p>
      </div>
    </CrmCard>
  )
}

function ContactNewForm({ start }: { start: PastedPerson }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [name, setName] = useState(start.name)
  const [typed, setTyped] = useState(start.contactMethods.join(', '))
  const contactMethods = typed.split(/[,،;]/).flatMap((part) => part.trim() || [])
  const [company, setCompany] = useState(firstCompany(start, search))
  const form = useCrmForm({
    schema: NewContact,
    read: (entered) => ({
      name: entered.name,
      contactMethods,
      companyId: chosenId(company),
      companyName: chosenName(company),
    }),
    send: (body, idempotencyKey) => crmApi('POST /api/crm/contacts', changed(Contact), { body, idempotencyKey }),
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
      <TextField
        {...form.field('name')}
        label={crmNewContact.name}
        autoComplete="off"
        autoFocus
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div>
        <TextField
          id="contactMethods"
          label={crmNewContact.emailOrPhone}
          hint={crmNewContact.emailOrPhoneHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={Object.entries(form.errors).find(([path]) => path.startsWith('contactMethods'))?.[1]}
          onChange={({ target }) => setTyped(target.value)}
        />
        <DuplicateWarning typed={contactMethods.at(-1) ?? name} />
      </div>
      <RecordField kind="company" value={company} onChange={setCompany} mayCreate />
    </CrmForm>
  )
}

/** The page of a company leads here with its id and name. */
function firstCompany({ company }: PastedPerson, search: URLSearchParams): RecordChoice | null {
  if (company) return { id: null, name: company }
  const [id, name] = [search.get('company'), search.get('companyName')]
  return id && name ? { id, name } : null
}
