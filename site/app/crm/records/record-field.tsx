import { Combobox } from '@base-ui/react/combobox'
import { crmFields } from '@nokshi/content/crm/records.ts'
import { pageOf, Reference } from '@nokshi/contract/crm.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { crmApi, withQuestion } from './crm-api.ts'

/** An existing record, or the name of one to be made. */
export type RecordChoice = Reference | { id: null; name: string }

interface RecordFieldProps {
  kind: 'company' | 'contact'
  label?: string
  hint?: string
  value: RecordChoice | null
  onChange: (choice: RecordChoice | null) => void
  /** Whether a name that is not there yet may be chosen. */
  mayCreate?: boolean
}

const paths = { company: '/api/crm/companies', contact: '/api/crm/contacts' }
/** More than the two words are sent; a choice needs no more. */
const Choices = pageOf(Reference)

/** A person or a company, found on the server while typing. */
export function RecordField({ kind, label, hint, value, onChange, mayCreate = false }: RecordFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(value?.name ?? '')
  const { data: found = [] } = useQuery({
    queryKey: [kind === 'company' ? 'companies' : 'contacts', 'choice', typed],
    queryFn: () => listChoices(kind, typed),
    placeholderData: keepPreviousData,
  })
  const choices = mayCreate ? withNew(found, typed.trim()) : found
  const words = crmFields[kind]
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label ?? words.label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <Combobox.Root<RecordChoice>
        items={choices}
        filter={null}
        value={value}
        onValueChange={onChange}
        inputValue={typed}
        onInputValueChange={setTyped}
        itemToStringLabel={(choice) => choice.name}
        isItemEqualToValue={(one, other) => one.id === other.id && one.name === other.name}
      >
        <Combobox.InputGroup className="field-box">
          <Combobox.Input
            id={id}
            className="field-input"
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={hint && `${id}-hint`}
          />
          <Combobox.Clear className="icon-button search-open" aria-label={crmFields.clear}>
            <X aria-hidden size={18} />
          </Combobox.Clear>
        </Combobox.InputGroup>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} className="search-place">
            <Combobox.Popup className="search-list">
              <Combobox.Empty>
                <p className="search-none">{words.none}</p>
              </Combobox.Empty>
              <Combobox.List>
                {(choice: RecordChoice) => (
                  <Combobox.Item key={choice.id ?? 'new'} value={choice} className="search-item" dir="auto">
                    {choice.id === null ? crmFields.company.create(choice.name) : choice.name}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </div>
  )
}

async function listChoices(kind: RecordFieldProps['kind'], typed: string): Promise<RecordChoice[]> {
  const { items } = await crmApi.get(withQuestion(paths[kind], { q: typed.trim(), sort: 'name' }), Choices)
  return items.slice(0, 20)
}

function withNew(found: RecordChoice[], name: string): RecordChoice[] {
  const isKnown = found.some((choice) => choice.name.toLowerCase() === name.toLowerCase())
  return name === '' || isKnown ? found : [...found, { id: null, name }]
}
