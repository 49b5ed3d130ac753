import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import { countCharacters } from '@nokshi/contract/text.ts'
import type { Field } from '@nokshi/contract/website/fields.ts'
import { use } from 'react'
import { TextArea, TextField } from '../../ui/fields/field.tsx'
import { EntryFormContext } from './entry-editing.ts'
import { asText } from './entry-values.ts'
import { LinesInput } from './field-lines.tsx'
import type { TextInputProps } from './field-props.ts'
import { RichTextInput } from './field-rich-text.tsx'

const types = { number: 'number', date: 'date', time: 'time' } as const

/** What is typed: one line, several, formatted, or short ones like tags. */
export function TextInput(props: TextInputProps) {
  const { field, label, path, value, error, language, placeholder } = props
  const { change } = use(EntryFormContext)
  const { widget, isRequired, hint } = field
  if (widget === 'rich-text') return <RichTextInput {...props} />
  if (widget === 'lines') return <LinesInput {...props} />
  const text = asText(value)
  const shared = {
    label,
    error,
    placeholder,
    // In three languages the label of all of them says it.
    hint: hintOf(field, language ? undefined : hint, text),
    isOptional: !language && !isRequired,
    value: text,
    autoComplete: 'off',
    ...(language && { lang: language.code, dir: text === '' ? language.direction : 'auto' }),
  }
  // Beside two others a line has room for a few words only.
  const isLong = widget === 'long-text'
  if (isLong || (widget === 'text' && language))
    return (
      <TextArea
        {...shared}
        rows={isLong ? 3 : 1}
        onChange={({ target }) => change(path, isLong ? target.value : target.value.replaceAll('\n', ' '))}
      />
    )
  const isCode = widget === 'slug' || widget === 'address'
  return (
    <TextField
      {...shared}
      {...(isCode && { dir: 'ltr', autoCapitalize: 'none', spellCheck: false })}
      type={widget in types ? types[widget as keyof typeof types] : 'text'}
      onChange={({ target }) => change(path, widget === 'number' ? readNumber(target.value) : target.value)}
    />
  )
}

function readNumber(text: string) {
  return text === '' ? undefined : Number(text)
}

/** A hint, and how long the text is where that matters. Longer than advised is said, and taken. */
function hintOf({ counter, max = 0 }: Field, hint: string | undefined, text: string) {
  const count = countCharacters(text)
  const most = counter ?? (max > 0 && count > max * 0.9 ? max : undefined)
  if (most === undefined) return hint
  return (
    <span className="entry-hint">
      {hint}
      <span className="figures" data-over={count > most || undefined}>
        {count > most ? websiteForm.long(count, most) : websiteForm.count(count, most)}
      </span>
    </span>
  )
}
