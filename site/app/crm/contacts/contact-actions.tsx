import { crmContact } from '@nokshi/content/crm/contacts.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callPath } from '../../platform/api.ts'
import { apiUrl } from '../../platform/api-url.ts'
import { saveFile } from '../../ui/browser/save-file.ts'
import { MergeDialog } from '../duplicates/merge-dialog.tsx'
import { RecordMenu } from '../record-page/record-menu.tsx'
import { contacts } from '../record-page/record-queries.ts'
import { useChange } from '../records/use-change.ts'
import { ContactButtons } from '../replies/contact-buttons.tsx'
import { useIsOwner, useMayChange } from '../staff/crm-me.ts'
import { ContactErase } from './contact-erase.tsx'
import { writeVcard } from './contact-vcard.ts'

/** At the top of somebody's page: one tap to them, and what is done now and then. */
export function ContactActions({ contact }: { contact: Contact }) {
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
      onChoose: () =>
        saveFile(new Blob([writeVcard(contact)], { type: 'text/vcard;charset=utf-8' }), `${name}.vcf`),
    },
    { label: crmContact.print, onChoose: () => window.print() },
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
