import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import { Link } from 'react-router'
import { AddLink, CrmCard } from '../parts/crm-page.tsx'
import { pathOf, withQuestion } from '../records/crm-api.ts'
import { useMayChange } from '../staff/crm-me.ts'
import './record-parts.css'

interface RecordDealsProps {
  deals: Contact['deals']
  /** Whose: the form for a new one begins with it. */
  question: Record<string, string | undefined>
}

export function RecordDeals({ deals, question }: RecordDealsProps) {
  const mayChange = useMayChange()
  const labels = crmRecordPage.deals
  const openFirst = deals.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))
  return (
    <CrmCard
      heading={labels.heading}
      action={mayChange && <AddLink to={withQuestion('/crm/deals', { new: '1', ...question })} label={labels.add} />}
    >
      {deals.length === 0 && <p className="soft">{labels.none}</p>}
      <ul className="lined-list stack">
        {openFirst.map(({ id, title, stage, isOpen }) => (
          <li key={id} className="row between gap-x-12 tap-height">
            <Link to={pathOf({ kind: 'deal', id })} className="record-link" dir="auto">
              {title}
            </Link>
            <span className="crm-small">
              <bdi>{stage.name}</bdi>
              {!isOpen && `, ${labels.closed}`}
            </span>
          </li>
        ))}
      </ul>
    </CrmCard>
  )
}
