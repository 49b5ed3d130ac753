import { crmContact } from '@nokshi/content/crm.ts'
import type { Contact } from '@nokshi/contract/contacts.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Navigate } from 'react-router'
import { PeopleDeals } from '../people/people-deals.tsx'
import { PeopleGone } from '../people/people-gone.tsx'
import { contacts } from '../people/people-queries.ts'
import { PeopleSuggestions } from '../people/people-suggestions.tsx'
import { TagCard } from '../people/tag-card.tsx'
import { CrmLoading } from '../records/crm-states.tsx'
import { noteRecent, pathOf } from '../records/recent-records.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { TaskPanel } from '../timeline/task-panel.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import { ContactActions } from './contact-actions.tsx'
import { ContactIdentity } from './contact-identity.tsx'
import { ContactPoints } from './contact-points.tsx'

export function ContactPage({ id }: { id: string }) {
  const { data: contact, isPending, error, refetch } = useQuery(contacts.query(id))
  if (isPending) return <CrmLoading />
  if (!contact) return <PeopleGone fault={error} words={crmContact.gone} onRetry={() => void refetch()} />
  // Whoever was merged is who they became.
  if (contact.id !== id) return <Navigate to={pathOf({ kind: 'contact', id: contact.id })} replace />
  return <OnePerson contact={contact} />
}

function OnePerson({ contact }: { contact: Contact }) {
  const { id, name, company, title } = contact
  const detail = [title, company?.name].filter(Boolean).join(', ')
  const about = useMemo(() => ({ contactId: id }), [id])
  useEffect(() => noteRecent({ kind: 'contact', id, title: name, detail }), [id, name, detail])
  return (
    <CrmPage title={name} note={detail} actions={<ContactActions contact={contact} />}>
      <PeopleSuggestions suggestions={contact.suggestions} />
      <div className="people-page">
        <div className="people-first">
          <ContactPoints contact={contact} />
        </div>
        <div className="people-beside">
          <PeopleDeals deals={contact.deals} question={{ contact: id, company: company?.id }} />
          <TaskPanel about={about} />
        </div>
        <div className="people-middle">
          <Timeline about={about} name={name} />
        </div>
        <div className="people-side">
          <ContactIdentity contact={contact} />
          <TagCard contact={contact} />
        </div>
      </div>
    </CrmPage>
  )
}
