import { crmContact } from '@nokshi/content/crm/contacts.ts'
import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import { useEffect, useMemo } from 'react'
import { PeopleDeals } from '../people/people-deals.tsx'
import { contacts } from '../people/people-queries.ts'
import { PeopleSuggestions } from '../people/people-suggestions.tsx'
import { RecordPage } from '../people/record-page.tsx'
import { TagCard } from '../people/tag-card.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { noteRecent } from '../records/recent-records.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { TaskPanel } from '../timeline/task-panel.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import type { Route } from './+types/contact.route.ts'
import { ContactActions } from './contact-actions.tsx'
import { ContactIdentity } from './contact-identity.tsx'
import { ContactPoints } from './contact-points.tsx'

export function meta() {
  return crmMeta(crmContact.person)
}

export default function ContactRoute({ params: { id } }: Route.ComponentProps) {
  return (
    // Nothing of one record, such as a field being edited, may be carried over to the next.
    <RecordPage key={id} kind="contact" records={contacts} id={id} gone={crmContact.gone}>
      {(contact) => <OnePerson contact={contact} />}
    </RecordPage>
  )
}

/** Everything about one person. */
function OnePerson({ contact }: { contact: Contact }) {
  const { id, name, company, title } = contact
  const detail = [title, company?.name].filter(Boolean).join(', ')
  const about = useMemo(() => ({ contactId: id }), [id])
  useEffect(() => noteRecent({ kind: 'contact', id, title: name, detail }), [id, name, detail])
  return (
    <CrmPage title={name} note={detail} actions={<ContactActions contact={contact} />}>
      <PeopleSuggestions suggestions={contact.suggestions} />
      <div className="crm-stack people-page">
        <div className="crm-stack people-first">
          <ContactPoints contact={contact} />
        </div>
        <div className="crm-stack people-beside">
          <PeopleDeals deals={contact.deals} question={{ contact: id, company: company?.id }} />
          <TaskPanel about={about} />
        </div>
        <div className="crm-stack people-middle">
          <Timeline about={about} name={name} />
        </div>
        <div className="crm-stack people-side">
          <ContactIdentity contact={contact} />
          <TagCard contact={contact} />
        </div>
      </div>
    </CrmPage>
  )
}
