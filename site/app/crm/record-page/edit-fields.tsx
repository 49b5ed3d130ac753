import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import type { Reference } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { type Choice, TextArea, TextField } from '../../ui/fields/field.tsx'
import { pathOf } from '../records/crm-api.ts'
import { workersQuery } from '../records/crm-queries.ts'
import { type Editing, type EditOutcome, sayOutcome } from '../records/edit-record.ts'
import { RecordField } from '../records/record-field.tsx'
import type { RecordChoice } from '../records/record-kind.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { EditField } from './edit-field.tsx'
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
            className="record-select-box full-width line-below"
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

type Kind = 'contact' | 'company'

interface EditReferenceProps<Item, Patch, Name extends Kind> {
  of: Editing<Item, Patch>
  kind: Name
  label: string
  patch: (choice: RecordChoice | null) => Patch
}

export function EditReference<Name extends Kind, Item extends Record<Name, Reference | null>, Patch>(
  props: EditReferenceProps<Item, Patch, Name>,
) {
  const { of, kind, label, patch } = props
  const known = of.record[kind]
  return (
    <EditField<Item, Patch, RecordChoice | null>
      of={of}
      label={label}
      read={(record) => record[kind]}
      patch={patch}
      say={(choice) => choice?.name ?? ''}
      shown={
        known && (
          <Link to={pathOf({ kind, id: known.id })} className="underlined">
            {known.name}
          </Link>
        )
      }
      editor={({ value, onChange }) => (
        <RecordField kind={kind} label={label} value={value} onChange={onChange} mayCreate />
      )}
    />
  )
}

interface EditTextProps<Item, Field extends string> {
  of: Editing<Item, Record<string, string>>
  field: Field
  label: string
  shown?: ReactNode
  isLong?: boolean
}

/** Plain words. Enter saves them, in a long text together with Ctrl or ⌘; Escape leaves them as they were. */
export function EditText<Field extends string, Item extends Record<Field, string | null>>(
  props: EditTextProps<Item, Field>,
) {
  const { of, field, label, shown, isLong = false } = props
  const Box = isLong ? TextArea : TextField
  return (
    <EditField<Item, Record<string, string>, string>
      of={of}
      label={label}
      read={(record) => record[field] ?? ''}
      patch={(typed) => ({ [field]: typed.trim() })}
      say={(typed) => typed}
      shown={shown}
      saysError
      editor={({ onChange, ...input }) => (
        <Box
          label={label}
          autoComplete="off"
          onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
          {...input}
        />
      )}
    />
  )
}
