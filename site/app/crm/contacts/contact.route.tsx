import { crmContact } from '@nokshi/content/crm/contacts.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import { Reference } from '@nokshi/contract/crm/records.ts'
import { X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { callPath } from '../../platform/api.ts'
import { apiUrl } from '../../platform/api-url.ts'
import type { EarlyCalls } from '../../platform/early-answers.ts'
import { saveFile } from '../../ui/browser/save-file.ts'
import { TextField } from '../../ui/fields/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MergeDialog } from '../duplicates/merge-dialog.tsx'
import { Suggestions } from '../duplicates/suggestions.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { CrmCard, CrmPage, crmMeta } from '../parts/crm-page.tsx'
import { RecordDeals } from '../record-page/record-deals.tsx'
import { RecordColumns, RecordMenu, RecordPage } from '../record-page/record-page.tsx'
import { contacts } from '../record-page/record-queries.ts'
import { crmApi, useChange } from '../records/crm-api.ts'
import { CrmForm, UNCHECKED, useCrmForm } from '../records/crm-form.tsx'
import { editing, sayOutcome } from '../records/edit-record.ts'
import { ContactButtons } from '../replies/contact-buttons.tsx'
import { useIsOwner, useMayChange } from '../staff/crm-me.ts'
import { TaskPanel } from '../tasks/task-panel.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import type { Route } from './+types/contact.route.ts'
import { ContactIdentity } from './contact-identity.tsx'
import { ContactMethods } from './contact-methods.tsx'
import { writeVcard } from './contact-vcard.ts'
import { TagInput } from './tag-input.tsx'
import '../record-page/record-parts.css'

export const handle: EarlyCalls = {
  calls: [
    'GET /api/crm/contacts/{id}',
    'GET /api/crm/tasks?contact={id}',
    'GET /api/crm/timeline?contact={id}',
    'GET /api/crm/colleagues',
    'GET /api/crm/tags',
  ],
}

export const meta = crmMeta(crmContact.person)

export default function ContactRoute({ params: { id } }: Route.ComponentProps) {
  return (
    // Nothing of one record, such as a field being edited, may be carried over to the next.
    <RecordPage key={id} kind="contact" records={contacts} id={id} gone={crmContact.gone}>
      {(contact) => <OnePerson contact={contact} />}
    </RecordPage>
  )
}

function OnePerson({ contact }: { contact: Contact }) {
  const { id, name, company, title } = contact
  const detail = [title, company?.name].filter(Boolean).join(', ')
  const about = useMemo(() => ({ contactId: id }), [id])
  return (
    <CrmPage title={name} note={detail} actions={<ContactActions contact={contact} />}>
      <Suggestions suggestions={contact.suggestions} />
      <RecordColumns
        first={<ContactMethods contact={contact} />}
        side={
          <>
            <ContactIdentity contact={contact} />
            <TagCard contact={contact} />
          </>
        }
        middle={<Timeline about={about} name={name} />}
        beside={
          <>
            <RecordDeals deals={contact.deals} question={{ contact: id, company: company?.id }} />
            <TaskPanel about={about} />
          </>
        }
      />
    </CrmPage>
  )
}

function ContactActions({ contact }: { contact: Contact }) {
  const { id, name, email, phone } = contact
  const [opened, setOpened] = useState<'merge' | 'erase'>()
  const mayChange = useMayChange()
  const isOwner = useIsOwner()
  const navigate = useNavigate()
  const trash = useChange({
    send: () => contacts.trash(id),
    done: () => crmRecordPage.trashed(name),
    onDone: () => void navigate('/crm/contacts'),
  })

  const forAll = [
    {
      label: crmContact.vcard,
      onChoose: () => saveFile(new Blob([writeVcard(contact)], { type: 'text/vcard;charset=utf-8' }), `${name}.vcf`),
    },
    {
      label: crmContact.export,
      onChoose: () => window.location.assign(apiUrl(callPath('GET /api/crm/contacts/{id}/export', { id }))),
    },
  ]
  const forMembers = [
    { label: crmRecordPage.merge, onChoose: () => setOpened('merge') },
    { label: crmRecordPage.trash, onChoose: () => trash.mutate() },
  ]
  const forOwners = [{ label: crmContact.erase.open, onChoose: () => setOpened('erase') }]

  return (
    <>
      <ContactButtons contact={contact} email={email} phone={phone} />
      <RecordMenu acts={[...forAll, ...(mayChange ? forMembers : []), ...(isOwner ? forOwners : [])]} />
      {opened === 'merge' && <MergeDialog kind="contact" id={id} onClose={() => setOpened(undefined)} />}
      {opened === 'erase' && <ContactErase contact={contact} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** The one thing that cannot be undone, so their name is asked for. */
function ContactErase({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { id, name } = contact
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const labels = crmContact.erase
  const isConfirmed = typed.trim().normalize('NFC') === name.normalize('NFC')
  const form = useCrmForm({
    schema: UNCHECKED,
    send: () => crmApi('POST /api/crm/contacts/{id}/erase', Reference, { id }),
    done: () => labels.done,
    onDone: () => void navigate('/crm/contacts'),
    isBlocked: !isConfirmed,
  })
  return (
    <CrmDialog title={labels.title(name)} onClose={onClose}>
      <p>{labels.text}</p>
      <p>{labels.instead}</p>
      <CrmForm form={form} className="form" submit={{ label: labels.submit }} onClose={onClose}>
        <TextField
          label={labels.confirm(name)}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </CrmForm>
    </CrmDialog>
  )
}

function TagCard({ contact }: { contact: Contact }) {
  const mayChange = useMayChange()
  const { tags } = contact
  const labels = crmContact.tags

  function change(names: string[], done: string) {
    const watched = (person: Contact) => person.tags.map(({ id }) => id)
    void sayOutcome(editing(contacts, contact).save({ patch: { tags: names }, watched, done }))
  }

  return (
    <CrmCard heading={labels.heading}>
      {tags.length === 0 && <p className="soft">{labels.none}</p>}
      <ul className="tag-list wrap gap-6">
        {tags.map(({ id, name }) => (
          <li key={id} className="tag micro break-anywhere inline-row">
            <Link to={`/crm/contacts?tag=${encodeURIComponent(id)}`} className="record-link" dir="auto">
              {name}
            </Link>
            {mayChange && (
              <IconButton
                icon={X}
                size={14}
                className="small-icon"
                label={labels.remove(name)}
                onClick={() =>
                  change(
                    tags.filter((tag) => tag.id !== id).map((tag) => tag.name),
                    labels.removed(name),
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <TagInput
          submit={labels.submit}
          onChoose={(tag) => change([...tags.map(({ name }) => name), tag], labels.added(tag))}
        />
      )}
    </CrmCard>
  )
}
