import { crmContact, crmNewContact } from '@nokshi/content/crm/contacts.ts'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { Button, SmallButton } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/fields/field.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { type PastedPerson, readPasted } from './paste-contact.ts'
import './contacts.css'
import { crmFields, crmFrame } from '@nokshi/content/crm/records.ts'
import { Contact, NewContact } from '@nokshi/contract/crm/contacts.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { Plus, X } from 'lucide-react'
import type { FieldErrors } from '../../ui/forms/use-form.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { DuplicateWarning } from '../duplicates/duplicate-warning.tsx'
import { QuietButton } from '../parts/quiet-button.tsx'
import { holderOf } from '../record-page/record-queries.ts'
import { crmApi, withQuestion } from '../records/crm-api.ts'
import { CrmForm } from '../records/crm-form.tsx'
import { pathOf } from '../records/recent-records.ts'
import { chosenId, chosenName, type RecordChoice } from '../records/record-choice.ts'
import { RecordField } from '../records/record-field.tsx'
import { useCrmForm } from '../records/use-crm-form.ts'
import { ContactTaken } from './contact-taken.tsx'

export const meta = crmMeta(crmNewContact.title)

const NOBODY: PastedPerson = { name: '', contactMethods: [''], company: '' }

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

/** Reads somebody out of a message or a signature, to be checked in the form. */
function ContactPaste({ onRead }: { onRead: (person: PastedPerson) => void }) {
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState('')
  const { heading, label, hint, submit, found, nothing } = crmNewContact.paste

  function read(pasted: string) {
    const person = readPasted(pasted)
    const isAnybody = person.name !== '' || person.contactMethods.length > 0
    setOutcome(isAnybody ? found : nothing)
    if (isAnybody)
      onRead({ ...person, contactMethods: person.contactMethods.length > 0 ? person.contactMethods : [''] })
  }

  return (
    <section className="crm-card">
      <h2 className="crm-heading">{heading}</h2>
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
    </section>
  )
}

/** Three fields. What was pasted is filled in already. Who has an address already is named. */
function ContactNewForm({ start }: { start: PastedPerson }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [name, setName] = useState(start.name)
  const [lines, setLines] = useState(() => start.contactMethods.map((value, id) => ({ id, value })))
  const [company, setCompany] = useState(firstCompany(start, search))
  const form = useCrmForm({
    schema: NewContact,
    read: (entered, data) => ({
      name: entered.name,
      contactMethods: data.getAll('contactMethods').filter((contactMethod) => String(contactMethod).trim() !== ''),
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
      <RecordField kind="company" hint={crmFields.company.hint} value={company} onChange={setCompany} mayCreate />
    </CrmForm>
  )
}

/** The page of a company leads here with its id and name. */
function firstCompany({ company }: PastedPerson, search: URLSearchParams): RecordChoice | null {
  if (company) return { id: null, name: company }
  const [id, name] = [search.get('company'), search.get('companyName')]
  return id && name ? { id, name } : null
}

/** What is typed into one of the lines; `id` tells lines apart that say the same. */
interface EmailOrPhoneLine {
  id: number
  value: string
}

interface ContactMethodFieldsProps {
  lines: EmailOrPhoneLine[]
  errors: FieldErrors
  onChange: (lines: EmailOrPhoneLine[]) => void
}

/** One field for an address or a number, and as many more as somebody has. */
function ContactMethodFields({ lines, errors, onChange }: ContactMethodFieldsProps) {
  const nextId = Math.max(...lines.map(({ id }) => id)) + 1
  const change = (changed: EmailOrPhoneLine) => onChange(lines.map((line) => (line.id === changed.id ? changed : line)))
  return (
    <div className="contact-method-fields stack items-start gap-8">
      {lines.map(({ id, value }, place) => (
        <div key={id} className="contact-method-line stack full-width align-end">
          <TextField
            id={place === 0 ? 'contactMethods' : undefined}
            name="contactMethods"
            label={place === 0 ? crmNewContact.emailOrPhone : crmNewContact.anotherEmailOrPhone(place + 1)}
            hint={place === 0 ? crmNewContact.emailOrPhoneHint : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            error={errors[`contactMethods.${place}`] ?? (place === 0 ? errors.contactMethods : undefined)}
            onChange={({ target }) => change({ id, value: target.value })}
          />
          {place > 0 && (
            <IconButton
              size={18}
              icon={X}
              label={crmNewContact.removeEmailOrPhone(value)}
              onClick={() => onChange(lines.filter((line) => line.id !== id))}
            />
          )}
          <DuplicateWarning typed={value} />
        </div>
      ))}
      <QuietButton onClick={() => onChange([...lines, { id: nextId, value: '' }])}>
        <Plus aria-hidden size={16} />
        {crmNewContact.another}
      </QuietButton>
    </div>
  )
}
