import { crmContact } from '@nokshi/content/crm/contacts.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { type Contact, contactLanguages } from '@nokshi/contract/crm/contacts.ts'
import { TextField } from '../../ui/fields/field.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { moment } from '../parts/time.tsx'
import { EditField } from '../record-page/edit-field.tsx'
import { EditChoice, EditOwner, EditReference, EditText, useChosen } from '../record-page/edit-fields.tsx'
import { contacts } from '../record-page/record-queries.ts'
import { editing } from '../records/edit-record.ts'
import { useMayChange } from '../staff/crm-me.ts'

const languages = contactLanguages.map((value) => ({ value, label: crmContact.languages[value] }))

export function ContactIdentity({ contact }: { contact: Contact }) {
  const of = editing(contacts, contact)
  const { country, source, firstSeenAt } = contact
  return (
    <section className="crm-card" aria-label={crmContact.person}>
      <ul className="stack gap-2">
        <EditText of={of} field="name" label={crmContact.name} />
        <EditField
          of={of}
          label={crmContact.aliases}
          read={({ aliases }) => aliases.join(', ')}
          patch={(typed) => ({ aliases: typed.split(/[,،;]/).flatMap((name) => name.trim() || []) })}
          say={(names) => names}
          editor={({ value, onChange }) => (
            <TextField
              label={crmContact.aliases}
              hint={crmContact.aliasesHint}
              autoComplete="off"
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        />
        <EditText of={of} field="title" label={crmContact.title} />
        <EditReference
          of={of}
          kind="company"
          label={crmRecordPage.company}
          patch={(company) =>
            company?.id === null ? { companyName: company.name } : { companyId: company?.id ?? null }
          }
        />
        <EditText of={of} field="location" label={crmContact.location} />
        <EditChoice
          of={of}
          label={crmContact.language}
          choices={languages}
          read={(person) => person.language}
          patch={(chosen) => ({ language: contactLanguages.find((known) => known === chosen) })}
        />
        <EditOwner of={of} />
      </ul>
      <Silent contact={contact} />
      <p className="crm-small">
        {country && `${crmContact.country(countryName(country))}. `}
        {crmContact.since(moment(firstSeenAt))}
        {source && `, ${sourceName(source)}`}.
      </p>
    </section>
  )
}

function Silent({ contact }: { contact: Contact }) {
  const mayChange = useMayChange()
  const { silent, silentNote, silentSaved } = crmContact
  const [isSilent, setSilent] = useChosen(contact.isSilent, (isOn) =>
    editing(contacts, contact).save({
      patch: { isSilent: isOn },
      watched: (person) => person.isSilent,
      done: isOn ? silentSaved.on : silentSaved.off,
    }),
  )
  if (!mayChange) return contact.isSilent ? <p className="strong">{silentNote}</p> : null
  return <SwitchField {...silent} isOn={isSilent} onChange={setSilent} />
}

const countries = new Intl.DisplayNames('en', { type: 'region' })

function countryName(code: string) {
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code
}

const names = new Map(Object.entries(crmRecordPage.sources))

/** How somebody came in, in words; a source that nobody named is its own name. */
export function sourceName(source: string) {
  return names.get(source) ?? source
}
