import { Combobox } from '@base-ui/react/combobox'
import { crmFields } from '@nokshi/content/crm/records.ts'
import { DealCard } from '@nokshi/contract/crm/deals.ts'
import { pageOf, Reference } from '@nokshi/contract/crm/records.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { crmApi } from './crm-api.ts'
import type { RecordChoice } from './record-kind.ts'

export interface RecordFieldProps {
  kind: 'company' | 'contact' | 'deal'
  label?: string
  value: RecordChoice | null
  onChange: (choice: RecordChoice | null) => void
  /** Whether a name that is not there yet may be chosen. */
  mayCreate?: boolean
  /** The record itself, which is no choice. */
  exceptId?: string
  /** Offered while nothing is typed: what is found by this. */
  near?: string | undefined
}

const calls = { company: 'GET /api/crm/companies', contact: 'GET /api/crm/contacts' } as const
/** More than the two words are sent; a choice needs no more. */
const Choices = pageOf(Reference)
const DealChoices = pageOf(DealCard.pick({ id: true, title: true }))

export function RecordCombobox(props: RecordFieldProps) {
  const { kind, label, value, onChange, mayCreate = false, exceptId, near = '' } = props
  const [typed, setTyped] = useState(value?.name ?? '')
  const [shown, setShown] = useState(value)
  // Chosen or cleared elsewhere: the company of a person who was chosen comes along into its box.
  if (value !== shown) {
    setShown(value)
    if (value) setTyped(value.name)
    else if (typed === shown?.name) setTyped('')
  }
  const { data = [] } = useQuery({
    queryKey: [queryKeys[kind], 'choice', typed || near],
    queryFn: () => listChoices(kind, typed || near),
    placeholderData: keepPreviousData,
  })
  const found = data.filter(({ id }) => id !== exceptId)
  const labels = crmFields[kind]
  const id = useId()

  /** A typed new name counts when the field is left, also without choosing “Add” from the list. */
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

  const shownHint = value?.id === null ? crmFields.willBeAdded : mayCreate ? labels.hint : undefined
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label ?? labels.label}
      </label>
      {shownHint && (
        <p id={`${id}-hint`} className="field-hint">
          {shownHint}
        </p>
      )}
      <Combobox.Root<RecordChoice>
        items={mayCreate ? withNew(found, typed.trim()) : found}
        filter={null}
        value={value}
        onValueChange={onChange}
        inputValue={typed}
        onInputValueChange={onType}
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
            aria-describedby={shownHint && `${id}-hint`}
            onBlur={onLeave}
          />
          <Combobox.Clear className="icon-button search-open" aria-label={crmFields.clear}>
            <X aria-hidden size={18} />
          </Combobox.Clear>
        </Combobox.InputGroup>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} className="search-place">
            <Combobox.Popup className="search-list surface rounded">
              <Combobox.Empty>
                <p className="padded soft">{labels.none}</p>
              </Combobox.Empty>
              <Combobox.List>
                {(choice: RecordChoice) => (
                  <Combobox.Item key={choice.id ?? 'new'} value={choice} className="search-item tap-height" dir="auto">
                    {choice.id === null ? crmFields.create(choice.name) : choice.name}
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

const queryKeys = { company: 'companies', contact: 'contacts', deal: 'deals' }

async function listChoices(kind: RecordFieldProps['kind'], typed: string): Promise<RecordChoice[]> {
  if (kind === 'deal') {
    const { items } = await crmApi('GET /api/crm/deals', DealChoices, { query: { q: typed.trim(), sort: 'active' } })
    return items.slice(0, 20).map(({ id, title }) => ({ id, name: title }))
  }
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
