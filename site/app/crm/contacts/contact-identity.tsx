import { crmContact, crmPeople } from '@nokshi/content/crm.ts'
import { type Contact, contactLanguages } from '@nokshi/contract/contacts.ts'
import { PeopleChoice } from '../people/people-choice.tsx'
import { editContact } from '../people/people-edit.ts'
import { EditField } from '../people/people-edit-field.tsx'
import { PeopleOwner } from '../people/people-owner.tsx'
import { sourceName } from '../people/people-source.ts'
import { moment } from '../records/ago.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { ContactCompany } from './contact-company.tsx'
import { ContactSilent } from './contact-silent.tsx'

const languages = contactLanguages.map((value) => ({ value, label: crmContact.languages[value] }))

/** Who they are. Each field is saved by itself. */
export function ContactIdentity({ contact }: { contact: Contact }) {
  const mayChange = useMayChange()
  const { name, title, location, country, language, source, firstSeenAt, owner } = contact

  function save(field: 'name' | 'title' | 'location', label: string) {
    return (value: string) =>
      editContact(contact, {
        wish: { [field]: value },
        watched: (person) => person[field],
        done: crmPeople.saved(label),
      })
  }

  return (
    <section className="crm-card" aria-label={crmContact.person}>
      <ul className="people-fields">
        <EditField
          label={crmContact.name}
          value={name}
          onSave={save('name', crmContact.name)}
          mayChange={mayChange}
        />
        <EditField
          label={crmContact.title}
          value={title ?? ''}
          onSave={save('title', crmContact.title)}
          mayChange={mayChange}
        />
        <ContactCompany contact={contact} />
        <EditField
          label={crmContact.location}
          value={location ?? ''}
          onSave={save('location', crmContact.location)}
          mayChange={mayChange}
        />
        <PeopleChoice
          label={crmContact.language}
          choices={languages}
          value={language}
          onChange={(chosen) =>
            editContact(contact, {
              wish: { language: contactLanguages.find((known) => known === chosen) },
              watched: (person) => person.language,
              done: crmPeople.saved(crmContact.language),
            })
          }
        />
        <PeopleOwner
          owner={owner}
          onChange={(ownerId) =>
            editContact(contact, {
              wish: { ownerId },
              watched: (person) => person.owner?.id,
              done: crmPeople.saved(crmPeople.owner),
            })
          }
        />
      </ul>
      <ContactSilent contact={contact} />
      <p className="crm-small">
        {country && `${crmContact.country(countryName(country))}. `}
        {crmContact.since(moment(firstSeenAt))}
        {source && `, ${sourceName(source)}`}.
      </p>
    </section>
  )
}

const countries = new Intl.DisplayNames('en', { type: 'region' })

function countryName(code: string) {
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code
}
