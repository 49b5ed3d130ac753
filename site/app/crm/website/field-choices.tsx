import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import type { Field } from '@nokshi/contract/website/fields.ts'
import type { Kind } from '@nokshi/contract/website/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { SelectField } from '../../ui/fields/field.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { asList, asText, nameChoice } from './entry-values.ts'
import { EntryFormContext, FieldBox, FieldNote, type FieldProps } from './field-box.tsx'
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

/** One of a few words, or one entry. */
export function OneOfField({ field, path, value }: FieldProps) {
  const { change, errors } = use(EntryFormContext)
  const entries = useEntryChoices(field)
  const words = field.choices?.map((choice) => ({ value: choice, label: nameChoice(choice) }))
  return (
    <div>
      <SelectField
        label={field.label}
        hint={field.hint}
        error={errors[path]}
        isOptional={field.isOptional ?? false}
        placeholder={field.isOptional ? websiteForm.none : websiteForm.choose}
        choices={words ?? entries}
        value={asText(value)}
        onChange={({ target }) => change(path, target.value || undefined)}
      />
      <FieldNote path={path} />
    </div>
  )
}

/** Entries by their ids. One that visitors cannot see yet says so. */
function useEntryChoices({ kind }: Field) {
  // The contract writes a kind as text, because kinds are made of fields.
  const { data: entries = [] } = useQuery({ ...entriesQuery(kind as Kind), enabled: kind !== undefined })
  return entries.map(({ id, title, state, isHidden }) => ({
    value: id,
    label: state === 'draft' || isHidden ? websiteForm.notLive(title) : title,
  }))
}

const weekdays = websiteForm.days.map((label, value) => ({ value, label }))

/** Some days or entries, in the order in which they are listed. */
export function SomeOfField({ field, path, value }: FieldProps) {
  const { change } = use(EntryFormContext)
  const entries = useEntryChoices(field)
  const choices: { value: string | number; label: string }[] = field.widget === 'days' ? weekdays : entries
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
