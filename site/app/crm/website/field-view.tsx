import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import type { Field } from '@nokshi/contract/website/fields.ts'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { memo, type ReactNode, use, useState } from 'react'
import { FieldError, TextField } from '../../ui/fields/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { QuietButton } from '../parts/buttons.tsx'
import { asList, asRecord, asText, inLanguages, move } from './entry-values.ts'
import { EntryFormContext, FieldNote, type FieldProps } from './field-box.tsx'
import { FlagField, OneOfField, SomeOfField } from './field-choices.tsx'
import { LocalizedField } from './field-localized.tsx'
import { PictureField } from './field-picture.tsx'
import { TextInput } from './field-text.tsx'

const labels = websiteForm.list

export function Fields({ fields, path, value }: { fields: Field[]; path: string; value: unknown }) {
  const values = asRecord(value)
  return fields.map((field) => (
    <FieldView key={field.name} field={field} path={path + field.name} value={values[field.name]} />
  ))
}

const widgets: Partial<Record<Field['widget'], (props: FieldProps) => ReactNode>> = {
  group: GroupField,
  list: ListField,
  picture: PictureField,
  colour: ColourField,
  switch: FlagField,
  choice: OneOfField,
  reference: OneOfField,
  references: SomeOfField,
  days: SomeOfField,
}

const FieldView = memo(function FieldView(props: FieldProps) {
  const Widget = props.field.isTranslatable ? LocalizedField : (widgets[props.field.widget] ?? PlainField)
  return <Widget {...props} />
})

function PlainField({ field, path, value }: FieldProps) {
  const { errors } = use(EntryFormContext)
  return (
    <div data-path={path}>
      <TextInput field={field} label={field.label} path={path} value={value} error={errors[path]} />
      <FieldNote path={path} />
    </div>
  )
}

function GroupField({ field, path, value }: FieldProps) {
  const { change } = use(EntryFormContext)
  return (
    <Folded path={path} label={field.label} hint={field.hint}>
      <Fields fields={field.fields ?? []} path={`${path}.`} value={value} />
      {field.isOptional && value !== undefined && (
        <QuietButton about={field.label} onClick={() => change(path, undefined)}>
          {labels.clear}
        </QuietButton>
      )}
    </Folded>
  )
}

interface FoldedProps {
  path: string
  label: string
  note?: string
  hint?: string | undefined
  children: ReactNode
}

/** After «Edit» on the site: `sections.2.heading`. */
export function pointedField() {
  return location.hash.slice(1)
}

/** Opens by itself when something in it is refused, or the address points at it. */
function Folded({ path, label, note, hint, children }: FoldedProps) {
  const { errors, notes } = use(EntryFormContext)
  const [isOpen, setOpen] = useState(() => `${pointedField()}.`.startsWith(`${path}.`))
  const isInside = (at: string) => `${at}.`.startsWith(`${path}.`)
  const isRefused = Object.keys(errors).some(isInside)
  const toDo = Object.keys(notes).filter(isInside).length
  return (
    <details
      className="entry-folded"
      open={isOpen || isRefused}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className="field-label">{label}</span> {note && <bdi className="crm-small">{note}</bdi>}{' '}
        {toDo > 0 && <span className="strong">{websiteForm.toDo(toDo)}</span>}
      </summary>
      {/* What is folded away costs nothing: the longest page has a thousand inputs. */}
      {(isOpen || isRefused) && (
        <div className="entry-fields column gap-20">
          {hint && <p className="field-hint">{hint}</p>}
          {children}
        </div>
      )}
    </details>
  )
}

function ListField({ field, path, value }: FieldProps) {
  const { change, errors } = use(EntryFormContext)
  const items = asList(value)
  const [keys, setKeys] = useState(() => items.map((_, place) => place))
  // Somebody else has added or removed one.
  if (keys.length !== items.length) setKeys(items.map((_, place) => keys[place] ?? Math.max(-1, ...keys) + 1 + place))
  const { max = Number.POSITIVE_INFINITY, fields = [] } = field

  /** The keys move with the items, so that what is open stays open. */
  function put(next: unknown[], nextKeys: number[]) {
    setKeys(nextKeys)
    change(path, next)
  }

  return (
    <Folded path={path} label={field.label} note={String(items.length)} hint={field.hint}>
      <ol className="crm-stack">
        {items.map((item, place) => {
          const name = labels.item(field.label, place + 1)
          const moveTo = (to: number) => put(move(items, place, to), move(keys, place, to))
          return (
            <li key={keys[place]}>
              <Folded path={`${path}.${place}`} label={name} note={titleOf(fields, item)}>
                <Fields fields={fields} path={`${path}.${place}.`} value={item} />
              </Folded>
              <div className="crm-actions">
                <IconButton
                  icon={ArrowUp}
                  label={`${labels.up}: ${name}`}
                  disabled={place === 0}
                  onClick={() => moveTo(place - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={`${labels.down}: ${name}`}
                  disabled={place === items.length - 1}
                  onClick={() => moveTo(place + 1)}
                />
                <IconButton
                  icon={Trash2}
                  label={`${labels.remove}: ${name}`}
                  onClick={() => put(items.toSpliced(place, 1), keys.toSpliced(place, 1))}
                />
              </div>
            </li>
          )
        })}
      </ol>
      {errors[path] && <FieldError role="alert" sentence={errors[path]} />}
      <FieldNote path={path} />
      {items.length >= max && <p className="field-hint">{labels.full(max)}</p>}
      {items.length < max && (
        <QuietButton about={field.label} onClick={() => put([...items, {}], [...keys, Math.max(-1, ...keys) + 1])}>
          <Plus aria-hidden size={16} />
          {labels.add}
        </QuietButton>
      )}
    </Folded>
  )
}

function titleOf(fields: Field[], item: unknown) {
  const values = asRecord(item)
  const texts = fields
    .filter(({ widget }) => widget === 'text' || widget === 'long-text' || widget === 'choice')
    .map(({ name, isTranslatable }) => asText(isTranslatable ? inLanguages(values[name]).en : values[name]))
  return (texts.find((text) => text !== '') ?? '').slice(0, 60)
}

function ColourField({ field, path, value }: FieldProps) {
  const { change, errors } = use(EntryFormContext)
  const colour = asText(value)
  return (
    <div className="entry-colour stack align-end">
      <input
        type="color"
        aria-label={websiteForm.palette(field.label)}
        value={/^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : '#000000'}
        onChange={({ target }) => change(path, target.value)}
      />
      <TextField
        label={field.label}
        hint={field.hint}
        error={errors[path]}
        dir="ltr"
        spellCheck={false}
        value={colour}
        onChange={({ target }) => change(path, target.value.trim())}
      />
      <FieldNote path={path} />
    </div>
  )
}
