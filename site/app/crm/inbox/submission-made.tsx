import { crmSubmission } from '@nokshi/content/crm/inbox.ts'
import type { Submission } from '@nokshi/contract/crm/inbox.ts'
import type { Reference } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { SmallButton } from '../../ui/button.tsx'
import { contacts } from '../record-page/record-queries.ts'
import { pathOf } from '../records/recent-records.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { useTriage } from './submission-triage.ts'

/** The person, the company and the deal that came of it. */
export function SubmissionMade({ submission }: { submission: Submission }) {
  const { id, contact, isContactInTrash, deal, tab, isJoined } = submission
  const mayChange = useMayChange()
  const triage = useTriage()
  const living = isContactInTrash ? null : contact
  const { data: person } = useQuery(contacts.query(living?.id))
  const canSplit = mayChange && tab !== 'spam' && living !== null && (isJoined || deal === null)
  return (
    <aside className="crm-card submission-made" aria-label={crmSubmission.made}>
      <h2 className="crm-heading">{crmSubmission.made}</h2>
      {contact && isContactInTrash && <InTrash name={contact.name} />}
      {living ? (
        <dl className="submission-fields stack gap-10">
          <Made label={crmSubmission.contact} kind="contact" record={living} />
          <Made label={crmSubmission.company} kind="company" record={person?.company ?? null} />
          <Made label={crmSubmission.deal} kind="deal" record={deal} />
        </dl>
      ) : contact ? null : (
        <p className="crm-small">{tab === 'spam' ? crmSubmission.spamNothing : crmSubmission.nothing}</p>
      )}
      {isJoined && <p className="crm-small">{crmSubmission.joined}</p>}
      {living && !deal && <p className="crm-small">{crmSubmission.noDeal}</p>}
      {canSplit && (
        <SmallButton disabled={triage.isPending} onClick={() => triage.mutate({ id, act: 'split' })}>
          {deal ? crmSubmission.split : crmSubmission.makeDeal}
        </SmallButton>
      )}
    </aside>
  )
}

function InTrash({ name }: { name: string }) {
  return (
    <>
      <p dir="auto">{name}</p>
      <p className="crm-small">{crmSubmission.inTrash}</p>
      <p>
        <Link to="/crm/trash" className="crm-text-link">
          {crmSubmission.toTrash}
        </Link>
      </p>
    </>
  )
}

function Made({
  label,
  kind,
  record,
}: {
  label: string
  kind: 'contact' | 'company' | 'deal'
  record: Reference | null
}) {
  if (!record) return null
  return (
    <div>
      <dt className="crm-small">{label}</dt>
      <dd>
        <Link to={pathOf({ kind, id: record.id })} dir="auto">
          {record.name}
        </Link>
      </dd>
    </div>
  )
}
