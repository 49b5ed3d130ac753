import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import { countCharacters } from '@nokshi/contract/text.ts'
import { type Field, isRichText } from '@nokshi/contract/website/fields.ts'
import { plainText } from '@nokshi/contract/website/plain-text.ts'
import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, use, useRef } from 'react'
import { useFetched } from '../../ui/fetched.tsx'
import { FieldError, TextArea, TextField } from '../../ui/fields/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { asList, asText } from './entry-values.ts'
import { EntryFormContext, FieldBox, type TextInputProps } from './field-box.tsx'

const types = { number: 'number', date: 'date', time: 'time' } as const

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
    <span className="entry-hint wrap items-baseline gap-x-12">
      {hint}
      <span className="figures" data-over={count > most || undefined}>
        {count > most ? websiteForm.long(count, most) : websiteForm.count(count, most)}
      </span>
    </span>
  )
}

/** The editor is fetched by the first field that needs it. */
const loadRichEditor = () => import('./field-rich-editor.tsx').then(({ RichEditor }) => RichEditor)

function RichTextInput({ field, label, path, value, error, language }: TextInputProps) {
  const Editor = useFetched(loadRichEditor, true)
  const editor = Editor ? (
    <Editor label={label} path={path} value={value} language={language} />
  ) : (
    <div className="entry-rich" lang={language?.code} dir={language?.direction}>
      <p className="entry-rich-text">{isRichText(value) ? plainText(value) : ''}</p>
    </div>
  )
  return (
    <Labelled field={field} label={label} path={path} language={language}>
      {editor}
      {language && error && <FieldError role="alert" sentence={error} />}
    </Labelled>
  )
}

/** One language among three has a label only: what surrounds all of them says the rest. */
function Labelled({ field, label, path, language, children }: Omit<TextInputProps, 'value'> & { children: ReactNode }) {
  if (!language)
    return (
      <FieldBox field={field} path={path}>
        {children}
      </FieldBox>
    )
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      {children}
    </div>
  )
}

const labels = websiteForm.lines

function LinesInput({ field, label, path, value, error, language }: TextInputProps) {
  const { change } = use(EntryFormContext)
  const added = useRef<HTMLInputElement>(null)
  const items = asList(value).map(asText)
  const isFull = items.length >= (field.max ?? Number.POSITIVE_INFINITY)

  function add(text: string) {
    if (text.trim() !== '') change(path, [...items, text.trim()])
    if (added.current) added.current.value = ''
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(event.currentTarget.value)
  }

  return (
    <Labelled field={field} label={label} path={path} language={language}>
      <ul className="wrap gap-6" lang={language?.code} dir={language?.direction}>
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts may be equal, and change while typed.
          <li key={place} className="entry-tag line rounded">
            <textarea
              rows={1}
              dir="auto"
              aria-label={`${label}: ${labels.item(place + 1)}`}
              value={item}
              onChange={({ target }) => change(path, items.with(place, target.value.replaceAll('\n', ' ')))}
            />
            <IconButton
              icon={X}
              size={16}
              label={`${labels.remove} ${item}`}
              onClick={() => change(path, items.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ul>
      {!isFull && (
        <input
          ref={added}
          className="field-input"
          dir={language?.direction ?? 'auto'}
          lang={language?.code}
          aria-label={`${label}: ${labels.add}`}
          placeholder={labels.add}
          enterKeyHint="enter"
          onKeyDown={onKeyDown}
          onBlur={({ target }) => add(target.value)}
        />
      )}
      {error && <FieldError role="alert" sentence={error} />}
    </Labelled>
  )
}
