import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import { X } from 'lucide-react'
import { type KeyboardEvent, use, useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { EntryFormContext } from './entry-editing.ts'
import { asList, asText } from './entry-values.ts'
import { FieldBox, FieldError } from './field-box.tsx'
import type { TextInputProps } from './field-props.ts'

const labels = websiteForm.lines

/** Short texts like tags, each of which can be edited where it is. */
export function LinesInput({ field, label, path, value, error, language }: TextInputProps) {
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

  const tags = (
    <>
      <ul className="crm-chips" lang={language?.code} dir={language?.direction}>
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and an input must survive its own change.
          <li key={place} className="entry-tag">
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
      {error && <FieldError sentence={error} />}
    </>
  )
  if (!language)
    return (
      <FieldBox field={field} path={path}>
        {tags}
      </FieldBox>
    )
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      {tags}
    </div>
  )
}
