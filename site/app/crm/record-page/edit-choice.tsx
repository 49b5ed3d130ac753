import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import type { Reference } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Choice } from '../../ui/fields/field.tsx'
import { workersQuery } from '../records/crm-queries.ts'
import { type Editing, type EditOutcome, sayOutcome } from '../records/edit-record.ts'
import { useMayChange } from '../staff/crm-me.ts'
import './record-page.css'

interface EditChoiceProps<Item, Patch> {
  of: Editing<Item, Patch>
  label: string
  choices: Choice[]
  read: (record: Item) => string | null | undefined
  patch: (value: string) => Patch
  /** Offered when it may be nothing. */
  none?: string
}

/** A choice that is saved when it is made. */
export function EditChoice<Item, Patch>(props: EditChoiceProps<Item, Patch>) {
  const { of, label, choices, read, patch, none } = props
  const mayChange = useMayChange()
  const id = useId()
  const value = read(of.record) ?? ''
  const [shown, choose] = useChosen(value, (chosen) =>
    of.save({ patch: patch(chosen), watched: read, done: crmRecordPage.saved(label) }),
  )
  return (
    <li className="record-field stack">
      <span className="crm-small">{mayChange ? <label htmlFor={id}>{label}</label> : label}</span>
      <span className="record-value break-anywhere self-start pre-line">
        {mayChange ? (
          <select
            id={id}
            className="record-select-box full-width fold-below"
            value={shown}
            onChange={({ target }) => choose(target.value)}
          >
            {none !== undefined && <option value="">{none}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        ) : (
          <bdi>{choices.find((choice) => choice.value === value)?.label ?? none}</bdi>
        )}
      </span>
    </li>
  )
}

/** Shows at once what was chosen, and what is on file again when that could not be saved. */
export function useChosen<Value>(onFile: Value, save: (value: Value) => Promise<EditOutcome<unknown>>) {
  const [pending, setPending] = useState<{ value: Value }>()

  async function choose(value: Value) {
    setPending({ value })
    await sayOutcome(save(value))
    setPending(undefined)
  }

  return [pending ? pending.value : onFile, (value: Value) => void choose(value)] as const
}

interface Owned {
  owner: Reference | null
}

/** Who of the studio looks after it. Somebody who has left stays named until another is chosen. */
export function EditOwner<Item extends Owned>({ of }: { of: Editing<Item, { ownerId: string | null }> }) {
  const { data: colleagues = [] } = useQuery(workersQuery)
  const { owner } = of.record
  const all = owner && !colleagues.some(({ id }) => id === owner.id) ? [...colleagues, owner] : colleagues
  return (
    <EditChoice
      of={of}
      label={crmRecordPage.owner}
      choices={all.map(({ id, name }) => ({ value: id, label: name }))}
      none={crmFrame.nobody}
      read={(record) => record.owner?.id}
      patch={(id) => ({ ownerId: id || null })}
    />
  )
}
