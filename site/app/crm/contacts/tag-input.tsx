import { crmContact } from '@nokshi/content/crm/contacts.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { tagsQuery } from '../records/crm-queries.ts'

interface TagInputProps {
  submit: string
  /** A tag by its name; one that nobody has used yet is made. */
  onChoose: (tag: string) => void
}

export function TagInput({ submit, onChoose }: TagInputProps) {
  const { data: tags = [] } = useQuery(tagsQuery)
  const [typed, setTyped] = useState('')
  const listId = useId()

  function choose(event: FormEvent) {
    event.preventDefault()
    const tag = typed.trim()
    if (tag === '') return
    onChoose(tag)
    setTyped('')
  }

  return (
    <form className="tag-input stack gap-8 align-end" onSubmit={choose}>
      <TextField
        label={crmContact.tags.add}
        hint={crmContact.tags.hint}
        list={listId}
        maxLength={40}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id={listId}>
        {tags.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <SmallButton type="submit">{submit}</SmallButton>
    </form>
  )
}
