import { crmContact } from '@nokshi/content/crm/contacts.ts'
import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import { Reference } from '@nokshi/contract/crm/records.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { TextField } from '../../ui/fields/field.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { crmApi } from '../records/crm-api.ts'
import { CrmForm } from '../records/crm-form.tsx'
import { forgetRecent } from '../records/recent-records.ts'
import { UNCHECKED, useCrmForm } from '../records/use-crm-form.ts'

/** The one thing that cannot be undone, so their name is asked for. */
export function ContactErase({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { id, name } = contact
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const labels = crmContact.erase
  const isConfirmed = typed.trim().normalize('NFC') === name.normalize('NFC')
  const form = useCrmForm({
    schema: UNCHECKED,
    send: () => crmApi('POST /api/crm/contacts/{id}/erase', Reference, { id }),
    done: () => labels.done,
    onDone() {
      forgetRecent()
      void navigate('/crm/contacts')
    },
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
