import { crmContact, crmContacts } from '@nokshi/content/crm/contacts.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import type { ContactLine } from '@nokshi/contract/crm/contacts.ts'
import { Link } from 'react-router'
import { AgoTime } from '../parts/time.tsx'
import type { RowChoice } from '../record-page/bulk.tsx'
import { NextStepLabels } from '../record-page/next-step.tsx'
import { RecordTable } from '../record-page/record-table.tsx'
import { pathOf } from '../records/crm-api.ts'
import type { InfiniteList } from '../records/crm-list.tsx'
import { ContactButtons } from '../replies/contact-buttons.tsx'
import { sourceName } from './contact-identity.tsx'

interface ContactRowsProps {
  list: Pick<InfiniteList<ContactLine>, 'items' | 'hasMore'>
  choice: RowChoice | undefined
}

const columns = [
  { label: crmContact.name, className: 'cell-wide' },
  { label: crmRecordPage.company },
  { label: crmRecordPage.lastTouch, className: 'cell-narrow' },
  { label: crmRecordPage.nextStep, className: 'cell-wide' },
  { label: crmContact.tags.heading, className: 'cell-narrow' },
  { label: `${crmRecordPage.owner}, ${crmRecordPage.source.toLowerCase()}` },
  { label: '', className: 'cell-acts' },
]

export function ContactRows({ list, choice }: ContactRowsProps) {
  return (
    <RecordTable caption={crmContacts.list} columns={columns} list={list} nameOf={({ name }) => name} choice={choice}>
      {contactCells}
    </RecordTable>
  )
}

function contactCells({ id, name, company, email, phone, tags, owner, source, ...contact }: ContactLine) {
  return (
    <>
      <th scope="row">
        <Link to={pathOf({ kind: 'contact', id })} className="record-link" dir="auto">
          {name}
        </Link>
      </th>
      <td>
        {company && (
          <Link to={pathOf({ kind: 'company', id: company.id })} className="soft hover-underlined" dir="auto">
            {company.name}
          </Link>
        )}
      </td>
      <td className="crm-small">
        <AgoTime at={contact.lastActivityAt} />
      </td>
      <td>
        <NextStepLabels step={contact.nextStep} />
      </td>
      <td title={tags.map((tag) => tag.name).join(', ')}>
        {tags.map((tag) => (
          <span key={tag.id} className="tag micro break-anywhere inline-row" dir="auto">
            {tag.name}
          </span>
        ))}
      </td>
      <td className="crm-small">
        {owner && <bdi>{owner.name}</bdi>}
        {owner && source && ' · '}
        {source && sourceName(source)}
      </td>
      <td className="cell-acts">
        <ContactButtons contact={{ id, name }} email={email} phone={phone} />
      </td>
    </>
  )
}
