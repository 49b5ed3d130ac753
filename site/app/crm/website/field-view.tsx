import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import type { Field } from '@nokshi/contract/website/fields.ts'
import type { Kind } from '@nokshi/contract/website/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { memo, use } from 'react'
import { SelectField } from '../../ui/fields/field.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { EntryFormContext } from './entry-editing.ts'
import { choicesQuery } from './entry-query.ts'
import { asList, asText, nameChoice } from './entry-values.ts'
import { FieldBox, FieldNote } from './field-box.tsx'
import { ColourField } from './field-colour.tsx'
import { GroupField, ListField } from './field-items.tsx'
import { LocalizedField } from './field-localized.tsx'
import { PictureField } from './field-picture.tsx'
import { TextInput } from './field-text.tsx'

export interface FieldProps {
  field: Field
  /** Where the value is in the entry: `steps.1.name`. */
  path: string
  value: unknown
}

/** One field of an entry, by what its schema says about it. */
export const FieldView = memo(function FieldView(props: FieldProps) {
  const { field } = props
  if (field.isTranslatable) return <LocalizedField {...props} />
  if (field.widget === 'group') return <GroupField {...props} />
  if (field.widget === 'list') return <ListField {...props} />
  if (field.widget === 'picture') return <PictureField {...props} />
  if (field.widget === 'colour') return <ColourField {...props} />
  if (field.widget === 'switch') return <FlagField {...props} />
  if (field.widget === 'choice') return <ChoiceField {...props} />
  if (field.widget === 'reference') return <ReferenceField {...props} />
  if (field.widget === 'references') return <ReferencesField {...props} />
  if (field.widget === 'days') return <DaysField {...props} />
  return <PlainField {...props} />
})

function PlainField({ field, path, value }: FieldProps) {
  const { errors } = use(EntryFormContext)
  return (
    <div>
      <TextInput field={field} label={field.label} path={path} value={value} error={errors[path]} />
      <FieldNote path={path} />
    </div>
  )
}

function FlagField({ field, path, value }: FieldProps) {
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

function ChoiceField({ field, path, value }: FieldProps) {
  const choices = (field.choices ?? []).map((choice) => ({ value: choice, label: nameChoice(choice) }))
  return <OneOf field={field} path={path} value={value} choices={choices} />
}

function ReferenceField({ field, path, value }: FieldProps) {
  return <OneOf field={field} path={path} value={value} choices={useChoices(field)} />
}

function OneOf({
  field,
  path,
  value,
  choices,
}: FieldProps & { choices: { value: string; label: string }[] }) {
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
  const { data: entries = [] } = useQuery(choicesQuery(kind as Kind))
  return entries.map(({ id, title, state, isHidden }) => ({
    value: id,
    label: state === 'draft' || isHidden ? websiteForm.notLive(title) : title,
  }))
}

function ReferencesField(props: FieldProps) {
  return <SomeOf {...props} choices={useChoices(props.field)} />
}

const weekdays = websiteForm.days.map((label, value) => ({ value, label }))

function DaysField(props: FieldProps) {
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
      <div className="crm-chips">
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
