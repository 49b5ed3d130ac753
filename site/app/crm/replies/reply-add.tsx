import { crmReply } from '@nokshi/content/crm.ts'
import type { Contact, PointKind } from '@nokshi/contract/contacts.ts'
import { type FormEvent, useState } from 'react'
import { ApiProblem } from '../../platform/api.ts'
import { TextField } from '../../ui/field.tsx'
import { contacts } from '../people/people-queries.ts'
import { useChange } from '../records/use-change.ts'

interface ReplyAddProps {
  /** Undefined while it is not known whose it would be. */
  contact: Contact | undefined
  kind: PointKind
}

/** A way to reach somebody that is not on file yet, in the place where it is missed. */
export function ReplyAdd({ contact, kind }: ReplyAddProps) {
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const add = useChange({
    send: ({ id, version, points }: Contact) =>
      contacts.save(id, version, { points: [...points.map(({ raw }) => raw), value] }),
    done: () => crmReply.add.done,
    onFault(fault) {
      if (!(fault instanceof ApiProblem)) return false
      setError(fault.sentence)
      return true
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (contact && value.trim() !== '') add.mutate(contact)
  }

  const isPhone = kind === 'phone'
  return (
    <>
      <p className="crm-small">{isPhone ? crmReply.noPhone : crmReply.noEmail}</p>
      {contact && (
        <form className="reply-add" onSubmit={submit}>
          <TextField
            label={crmReply.add[kind]}
            hint={isPhone ? crmReply.add.hint : undefined}
            type={isPhone ? 'tel' : 'email'}
            dir="ltr"
            autoComplete="off"
            value={value}
            error={error}
            onChange={({ target }) => {
              setValue(target.value)
              setError(undefined)
            }}
          />
          <button
            type="submit"
            className="button button-second button-small"
            disabled={add.isPending || value.trim() === ''}
          >
            {crmReply.add.submit}
          </button>
        </form>
      )}
    </>
  )
}
