import { crmContact } from '@nokshi/content/crm.ts'
import type { Contact } from '@nokshi/contract/contacts.ts'
import { SwitchField } from '../../ui/switch-field.tsx'
import { useChosen } from '../people/people-chosen.ts'
import { editContact } from '../people/people-edit.ts'
import { useMayChange } from '../staff/crm-me.ts'

/** Whether somebody asked not to be written to. */
export function ContactSilent({ contact }: { contact: Contact }) {
  const mayChange = useMayChange()
  const { silent, silentNote, silentSaved } = crmContact
  const [isSilent, setSilent] = useChosen(contact.isSilent, (isOn) =>
    editContact(contact, {
      wish: { isSilent: isOn },
      watched: (person) => person.isSilent,
      done: isOn ? silentSaved.on : silentSaved.off,
    }),
  )
  if (!mayChange) return contact.isSilent ? <p className="strong">{silentNote}</p> : null
  return <SwitchField {...silent} isOn={isSilent} onChange={setSilent} />
}
