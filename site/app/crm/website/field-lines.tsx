import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, use, useRef } from 'react'
import { IconButton } from '../parts/icon-button.tsx'
import { EntryFormContext } from './entry-editing.ts'
import { asList, asText } from './entry-values.ts'
import { FieldBox, FieldError } from './field-box.tsx'
import type { TextInputProps } from './field-props.ts'

const labels = websiteForm.lines

/** Short texts like tags, each of which can be edited where it is. Several lines that are pasted are several of them. */
export function LinesInput({ field, label, path, value, error, language }: TextInputProps) {
  const { change, isReadOnly } = use(EntryFormContext)
  const added = useRef<HTMLInputElement>(null)
  const items = asList(value).map(asText)
  const isFull = items.length >= (field.max ?? Number.POSITIVE_INFINITY)

  function add(text: string) {
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
    if (lines.length > 0) change(path, [...items, ...lines])
    if (added.current) added.current.value = ''
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(event.currentTarget.value)
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text')
    if (!text.includes('\n')) return
    event.preventDefault()
    add(event.currentTarget.value + text)
  }

  const tags = (
    <>
      <ul className="entry-tags" lang={language?.code} dir={language?.direction}>
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and an input must survive its own change.
          <li key={place} className="entry-tag">
            <textarea
              rows={1}
              dir="auto"
              aria-label={`${label}: ${labels.item(place + 1)}`}
              value={item}
              readOnly={isReadOnly}
              onChange={({ target }) => change(path, items.with(place, target.value.replaceAll('\n', ' ')))}
            />
            {!isReadOnly && (
              <IconButton
                icon={X}
                size={16}
                label={`${labels.remove} ${item}`}
                onClick={() => change(path, items.toSpliced(place, 1))}
              />
            )}
          </li>
        ))}
      </ul>
      {!isReadOnly && !isFull && (
        <input
          ref={added}
          className="field-input"
          dir={language?.direction ?? 'auto'}
          lang={language?.code}
          aria-label={`${label}: ${labels.add}`}
          placeholder={labels.add}
          enterKeyHint="enter"
          onKeyDown={onKeyDown}
          onPaste={onPaste}
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
