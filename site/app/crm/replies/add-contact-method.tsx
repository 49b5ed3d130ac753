import { crmReply } from '@nokshi/content/crm/inbox.ts'
import type { Contact, ContactMethodKind } from '@nokshi/contract/crm/contacts.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { useAddContactMethod } from '../record-page/use-add-contact-method.ts'

/** A way to reach somebody that is not on file yet, in the place where it is missed. */
export function ReplyAdd({ contact, kind }: { contact: Contact; kind: ContactMethodKind }) {
  const [typed, setTyped] = useState('')
  const form = useAddContactMethod(contact, typed, { done: crmReply.add.done })
  const isPhone = kind === 'phone'
  return (
    <form {...form.formProps} className="crm-line">
      <TextField
        label={crmReply.add[kind]}
        hint={isPhone ? crmReply.add.hint : undefined}
        type={isPhone ? 'tel' : 'email'}
        dir="ltr"
        autoComplete="off"
        value={typed}
        error={form.sentence}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="second" size="small" disabled={form.isBlocked}>
        {crmReply.add.submit}
      </Button>
    </form>
  )
}
