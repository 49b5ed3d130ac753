import { crmContact } from '@nokshi/content/crm/contacts.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import type { Contact } from '@nokshi/contract/contacts.ts'
import { Reference } from '@nokshi/contract/crm.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { contacts } from '../people/people-queries.ts'
import { crmApi } from '../records/crm-api.ts'
import { CrmDialog } from '../records/crm-dialog.tsx'
import { forgetRecent } from '../records/recent-records.ts'
import { useChange } from '../records/use-change.ts'

/** The one thing that cannot be undone, so their name is asked for. */
export function ContactErase({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { id, name } = contact
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const words = crmContact.erase
  const erase = useChange({
    send: () => crmApi.post(`${contacts.path(id)}/erase`, undefined, Reference),
    done: () => words.done,
    onDone() {
      forgetRecent()
      void navigate('/crm/contacts')
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isConfirmed && !erase.isPending) erase.mutate()
  }

  const isConfirmed = typed.trim().normalize('NFC') === name.normalize('NFC')
  return (
    <CrmDialog title={words.title(name)} onClose={onClose}>
      <p>{words.text}</p>
      <p>{words.instead}</p>
      <form className="form" onSubmit={submit}>
        <TextField
          label={words.confirm(name)}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="crm-actions">
          <Button type="submit" disabled={!isConfirmed || erase.isPending}>
            {words.submit}
          </Button>
          <Button look="second" onClick={onClose}>
            {crmFrame.cancel}
          </Button>
        </div>
      </form>
    </CrmDialog>
  )
}
