import { crmNewContact } from '@nokshi/content/crm.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { type PastedPerson, readPasted } from '../people/people-paste.ts'

/** Reads somebody out of a message or a signature, to be checked in the form. */
export function ContactPaste({ onRead }: { onRead: (person: PastedPerson) => void }) {
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState('')
  const { heading, label, hint, submit, found, nothing } = crmNewContact.paste

  function read(pasted: string) {
    const person = readPasted(pasted)
    const isAnybody = person.name !== '' || person.points.length > 0
    setOutcome(isAnybody ? found : nothing)
    if (isAnybody) onRead({ ...person, points: person.points.length > 0 ? person.points : [''] })
  }

  return (
    <section className="crm-card">
      <h2 className="crm-heading">{heading}</h2>
      <TextArea
        label={label}
        hint={hint}
        rows={6}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={({ clipboardData }) => text === '' && read(clipboardData.getData('text'))}
      />
      <div className="crm-actions">
        <Button look="second" size="small" onClick={() => read(text)} disabled={text.trim() === ''}>
          {submit}
        </Button>
        <p role="status" className="strong">
          {outcome}
        </p>
      </div>
    </section>
  )
}
