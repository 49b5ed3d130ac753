import { type Contact, ContactEdit } from '@nokshi/contract/crm/contacts.ts'
import { saveOver } from '../records/edit-record.ts'
import { useCrmForm } from '../records/use-crm-form.ts'
import { contacts } from './record-queries.ts'

interface AddSetup {
  done: string
  onDone?: () => void
  onError?: (error: unknown) => boolean
}

/** A form for one more address or number of somebody. */
export function useAddContactMethod(contact: Contact, typed: string, { done, ...rest }: AddSetup) {
  const form = useCrmForm({
    schema: ContactEdit,
    read: () => ({ version: contact.version, contactMethods: [...rawContactMethods(contact), typed] }),
    send: ({ contactMethods }) => saveOver(contacts, contact, { contactMethods }, rawContactMethods),
    done: () => done,
    isBlocked: typed.trim() === '',
    ...rest,
  })
  return { ...form, sentence: (Object.values(form.errors)[0] ?? form.refusal) || undefined }
}

export function rawContactMethods({ contactMethods }: Pick<Contact, 'contactMethods'>) {
  return contactMethods.map(({ raw }) => raw)
}
