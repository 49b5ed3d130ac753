import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import type { Field } from '@nokshi/contract/website/fields.ts'
import type { Kind } from '@nokshi/contract/website/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { SelectField } from '../../ui/fields/field.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { EntryFormContext } from './entry-editing.ts'
import { asList, asText, nameChoice } from './entry-values.ts'
import { FieldBox, FieldNote } from './field-box.tsx'
import type { FieldProps } from './field-props.ts'
import { entriesQuery } from './website-query.ts'

export function FlagField({ field, path, value }: FieldProps) {
  const { change } = use(EntryFormContext)
  return (
    <SwitchField
      label={field.label}
      hint={field.hint ?? ''}
      isOn={value === true}
      onChange={(isOn) => change(path, isOn)}
    />
  )
}

export function ChoiceField({ field, path, value }: FieldProps) {
  const choices = (field.choices ?? []).map((choice) => ({ value: choice, label: nameChoice(choice) }))
  return <OneOf field={field} path={path} value={value} choices={choices} />
}

export function ReferenceField({ field, path, value }: FieldProps) {
  return <OneOf field={field} path={path} value={value} choices={useChoices(field)} />
}

function OneOf({ field, path, value, choices }: FieldProps & { choices: { value: string; label: string }[] }) {
  const { change, errors } = use(EntryFormContext)
  return (
    <div>
      <SelectField
        label={field.label}
        hint={field.hint}
        error={errors[path]}
        isOptional={field.isOptional ?? false}
        placeholder={field.isOptional ? websiteForm.none : websiteForm.choose}
        choices={choices}
        value={asText(value)}
        onChange={({ target }) => change(path, target.value || undefined)}
      />
      <FieldNote path={path} />
    </div>
  )
}

/** Entries by their ids. One that visitors cannot see yet says so. */
function useChoices({ kind }: Field) {
  // The contract writes a kind as text, because kinds are made of fields.
  const { data: entries = [] } = useQuery(entriesQuery(kind as Kind))
  return entries.map(({ id, title, state, isHidden }) => ({
    value: id,
    label: state === 'draft' || isHidden ? websiteForm.notLive(title) : title,
  }))
}

export function ReferencesField(props: FieldProps) {
  return <SomeOf {...props} choices={useChoices(props.field)} />
}

const weekdays = websiteForm.days.map((label, value) => ({ value, label }))

export function DaysField(props: FieldProps) {
  return <SomeOf {...props} choices={weekdays} />
}

interface SomeOfProps extends FieldProps {
  choices: { value: string | number; label: string }[]
}

/** In the order in which they are listed. */
function SomeOf({ field, path, value, choices }: SomeOfProps) {
  const { change } = use(EntryFormContext)
  const chosen = new Set(asList(value))

  function toggle(one: string | number) {
    const isChosen = (other: string | number) => (other === one ? !chosen.has(other) : chosen.has(other))
    change(path, choices.map((choice) => choice.value).filter(isChosen))
  }

  return (
    <FieldBox field={field} path={path}>
      <div className="wrap gap-6">
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            className="crm-chip"
            aria-pressed={chosen.has(choice.value)}
            onClick={() => toggle(choice.value)}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </FieldBox>
  )
}
