import { socialFields } from '@nokshi/content/linkhub.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import type { ComponentProps } from 'react'
import { TextField } from '../../ui/fields/field.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { ChatReading } from './chat-reading.tsx'
import './profile-fields.css'

export interface Typing {
  value: string
  error?: string | undefined
  onChange: (text: string) => void
}

interface ContactFieldProps extends Typing, Omit<ComponentProps<typeof TextField>, keyof Typing> {
  id: string
  urlOf?: (text: string) => string | undefined
  /** Of a telephone number: tells from which country it is, if it does not say so. */
  timeZone?: string | undefined
}

export function ContactField({ value, onChange, urlOf, timeZone, ...field }: ContactFieldProps) {
  const debounced = useDebounced(value)
  const url = isBlank(debounced) ? undefined : urlOf?.(debounced)

  function choose(number: string) {
    onChange(number)
    // The button is gone with the question it answered.
    document.getElementById(field.id)?.focus()
  }

  return (
    <div className="field-group">
      <TextField
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {timeZone !== undefined && <ChatReading typed={debounced} timeZone={timeZone} onChoose={choose} />}
      {urlOf && (
        <p className="field-reading" role="status">
          {url && (
            <>
              {socialFields.leadsTo} <bdi>{url.replace(/^https?:\/\/(www\.)?/, '')}</bdi>
            </>
          )}
        </p>
      )}
    </div>
  )
}
