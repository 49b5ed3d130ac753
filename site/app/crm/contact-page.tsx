import { crmContact } from '@nokshi/content/crm.ts'
import type { Contact } from '@nokshi/contract/contacts.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Navigate } from 'react-router'
import { ContactActions } from './contact-actions.tsx'
import { ContactIdentity } from './contact-identity.tsx'
import { ContactPoints } from './contact-points.tsx'
import { CrmPage } from './crm-page.tsx'
import { CrmLoading } from './crm-states.tsx'
import { PeopleDeals } from './people-deals.tsx'
import { PeopleGone } from './people-gone.tsx'
import { contactQuery } from './people-queries.ts'
import { PeopleSuggestions } from './people-suggestions.tsx'
import { noteRecent, pathOf } from './recent-records.ts'
import { TagCard } from './tag-card.tsx'
import { TaskPanel } from './task-panel.tsx'
import { Timeline } from './timeline.tsx'

export function ContactPage({ id }: { id: string }) {
  const { data: contact, isPending, error, refetch } = useQuery(contactQuery(id))
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
