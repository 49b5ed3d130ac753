import { crmContact, crmContacts } from '@nokshi/content/crm/contacts.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import type { ContactLine } from '@nokshi/contract/crm/contacts.ts'
import { memo } from 'react'
import { Link } from 'react-router'
import { AgoTime } from '../parts/ago-time.tsx'
import type { RowChoice } from '../parts/choice.ts'
import { ChoiceBox } from '../parts/choice-box.tsx'
import { type VirtualRow, VirtualRows } from '../parts/virtual-rows.tsx'
import { NextStepLabels } from '../record-page/next-step.tsx'
import { pathOf } from '../records/recent-records.ts'
import { ContactButtons } from '../replies/contact-buttons.tsx'
import { sourceName } from './contact-source.ts'
import './contacts.css'

interface ContactRowsProps {
  people: ContactLine[]
  hasMore: boolean
  /** While somebody chooses many. */
  choice: RowChoice | undefined
}

/** One line each on a wide screen, a card each on a phone. */
export function ContactRows({ people, hasMore, choice }: ContactRowsProps) {
  return (
    <div data-selectable={choice !== undefined}>
      <RowHeads />
      <VirtualRows className="crm-rows" aria-label={crmContacts.list} items={people} hasMore={hasMore} rowHeight={52}>
        {(contact, row) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            isChosen={choice?.has(contact.id) ?? false}
            onChoose={choice?.toggle}
            {...row}
          />
        )}
      </VirtualRows>
    </div>
  )
}

/** For the eyes only: every cell says itself what it is. */
function RowHeads() {
  return (
    <div className="contact-heads crm-small" aria-hidden>
      <span className="contact-name stack items-start break-anywhere min-width-0">{crmContact.name}</span>
      <span className="crm-small contact-touch">{crmRecordPage.lastTouch}</span>
      <span className="contact-step">{crmRecordPage.nextStep}</span>
      <span className="contact-tags wrap gap-6">{crmContact.tags.heading}</span>
      <span className="crm-small contact-owner wrap gap-x-10">{`${crmRecordPage.owner}, ${crmRecordPage.source.toLowerCase()}`}</span>
    </div>
  )
}

interface ContactRowProps extends VirtualRow {
  contact: ContactLine
  isChosen: boolean
  onChoose: RowChoice['toggle'] | undefined
}

/** Rendered again only when something about this person changes. */
const ContactRow = memo(function ContactRow({ contact, isChosen, onChoose, ...row }: ContactRowProps) {
  const { id, name, company, email, phone, tags, owner, source, lastActivityAt, nextStep } = contact
  return (
    <li className="contact-row stack break-anywhere" data-selected={isChosen} {...row}>
      {onChoose && (
        <span className="contact-select">
          <ChoiceBox id={id} name={name} choice={{ has: () => isChosen, toggle: onChoose }} />
        </span>
      )}
      <span className="contact-name stack items-start break-anywhere min-width-0">
        <Link to={pathOf({ kind: 'contact', id })} className="record-link" dir="auto">
          {name}
        </Link>
        {company && (
          <Link
            to={pathOf({ kind: 'company', id: company.id })}
            className="record-link contact-company soft"
            dir="auto"
          >
            {company.name}
          </Link>
        )}
      </span>
      <span className="crm-small contact-touch">
        <span className="sr-only">{crmRecordPage.lastTouch}: </span>
        <AgoTime at={lastActivityAt} />
      </span>
      <span className="contact-step">
        <span className="sr-only">{crmRecordPage.nextStep}: </span>
        <NextStepLabels step={nextStep} />
      </span>
      <span className="contact-tags wrap gap-6">
        {tags.map((tag) => (
          <span key={tag.id} className="tag micro break-anywhere inline-row" dir="auto">
            {tag.name}
          </span>
        ))}
      </span>
      <span className="crm-small contact-owner wrap gap-x-10">
        {owner && (
          <>
            <span className="sr-only">{crmRecordPage.owner}: </span>
            <bdi>{owner.name}</bdi>
          </>
        )}
        {source && <span className="crm-small">{sourceName(source)}</span>}
      </span>
      <ContactButtons contact={{ id, name }} email={email} phone={phone} />
    </li>
  )
})
