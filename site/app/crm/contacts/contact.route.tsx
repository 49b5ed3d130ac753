import { crmContact } from '@nokshi/content/crm/contacts.ts'
import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import { useEffect, useMemo } from 'react'
import { Suggestions } from '../duplicates/suggestions.tsx'
import { RecordDeals } from '../record-page/record-deals.tsx'
import { RecordPage } from '../record-page/record-page.tsx'
import { contacts } from '../record-page/record-queries.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { noteRecent } from '../records/recent-records.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { TaskPanel } from '../tasks/task-panel.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import type { Route } from './+types/contact.route.ts'
import { ContactActions } from './contact-actions.tsx'
import { ContactIdentity } from './contact-identity.tsx'
import { ContactMethods } from './contact-methods.tsx'
import { TagCard } from './tag-card.tsx'

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
      <Suggestions suggestions={contact.suggestions} />
      <div className="crm-stack people-page">
        <div className="crm-stack people-first">
          <ContactMethods contact={contact} />
        </div>
        <div className="crm-stack people-beside">
          <RecordDeals deals={contact.deals} question={{ contact: id, company: company?.id }} />
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
