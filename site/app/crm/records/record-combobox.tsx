import { Combobox } from '@base-ui/react/combobox'
import { crmFields } from '@nokshi/content/crm/records.ts'
import { pageOf, Reference } from '@nokshi/contract/crm/records.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { crmApi } from './crm-api.ts'
import type { RecordChoice } from './record-choice.ts'

export interface RecordFieldProps {
  kind: 'company' | 'contact'
  label?: string
  hint?: string
  value: RecordChoice | null
  onChange: (choice: RecordChoice | null) => void
  /** Whether a name that is not there yet may be chosen. */
  mayCreate?: boolean
}

const calls = { company: 'GET /api/crm/companies', contact: 'GET /api/crm/contacts' } as const
/** More than the two words are sent; a choice needs no more. */
const Choices = pageOf(Reference)

/** A person or a company, found on the server while typing. */
export function RecordCombobox({ kind, label, hint, value, onChange, mayCreate = false }: RecordFieldProps) {
  const [typed, setTyped] = useState(value?.name ?? '')
  const [shown, setShown] = useState(value)
  // The company of a person who was chosen comes along: it is written into its box.
  if (value !== shown) {
    setShown(value)
    if (value) setTyped(value.name)
  }
  const { data: found = [] } = useQuery({
    queryKey: [kind === 'company' ? 'companies' : 'contacts', 'choice', typed],
    queryFn: () => listChoices(kind, typed),
    placeholderData: keepPreviousData,
  })
  const labels = crmFields[kind]

  /** Who types a new name and goes on to the next field meant it, also without choosing “Add” from the list. */
  function onType(next: string, { reason }: { reason: string }) {
    setTyped(next)
    // What is chosen from the list is written into the box as well, and is no new name.
    if (reason === 'item-press') return
    if (mayCreate && next !== value?.name) onChange(next.trim() === '' ? null : { id: null, name: next })
  }

  function onLeave() {
    const same = found.filter((choice) => isNamed(choice, typed))
    if (value?.id === null && same.length === 1) onChange(same[0] ?? null)
  }

  return (
    <ComboboxField<RecordChoice>
      label={label ?? labels.label}
      hint={value?.id === null ? crmFields.willBeAdded : hint}
      none={labels.none}
      items={mayCreate ? withNew(found, typed.trim()) : found}
      filter={null}
      value={value}
      onValueChange={onChange}
      inputValue={typed}
      onInputValueChange={onType}
      onBlur={onLeave}
      itemToStringLabel={(choice) => choice.name}
      isItemEqualToValue={(one, other) => one.id === other.id && one.name === other.name}
      keyOf={(choice) => choice.id ?? 'new'}
      button={
        <Combobox.Clear className="icon-button search-open" aria-label={crmFields.clear}>
          <X aria-hidden size={18} />
        </Combobox.Clear>
      }
    >
      {(choice) => (choice.id === null ? crmFields.create(choice.name) : choice.name)}
    </ComboboxField>
  )
}

async function listChoices(kind: RecordFieldProps['kind'], typed: string): Promise<RecordChoice[]> {
  const { items } = await crmApi(calls[kind], Choices, { query: { q: typed.trim(), sort: 'name' } })
  return items.slice(0, 20)
}

function withNew(found: RecordChoice[], name: string): RecordChoice[] {
  const isKnown = found.some((choice) => isNamed(choice, name))
  return name === '' || isKnown ? found : [...found, { id: null, name }]
}

function isNamed(choice: RecordChoice, name: string) {
  return choice.name.toLowerCase() === name.trim().toLowerCase()
}
