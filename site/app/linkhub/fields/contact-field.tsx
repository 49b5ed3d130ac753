import { socialFields } from '@nokshi/content/linkhub.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import type { ComponentProps } from 'react'
import { TextField } from '../../ui/fields/field.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import './profile-fields.css'
import { socialValue } from '@nokshi/contract/safe-url.ts'
import { readChatNumber } from './chat-number.ts'

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

interface ChatReadingProps {
  typed: string
  timeZone: string
  onChoose: (number: string) => void
}

function ChatReading({ typed, timeZone, onChoose }: ChatReadingProps) {
  const readings = readChatNumber(typed, timeZone)
  const isNumber = socialValue('whatsapp', typed) !== undefined
  const [only] = readings.length === 1 ? readings : []
  return (
    <>
      <p className="field-reading" role="status">
        {only && (
          <>
            {socialFields.understood} <bdi className="figures">{only.written}</bdi>
            {only.country && `, ${only.country}`}
          </>
        )}
        {readings.length > 1 && socialFields.whichCountry}
        {isNumber && readings.length === 0 && socialFields.withoutCountry}
      </p>
      {readings.length > 1 && (
        <div className="field-offers row gap-8">
          {readings.map(({ written, country }) => (
            <button
              key={written}
              type="button"
              className="field-offer strong dashed-card tap-height cloth"
              onClick={() => onChoose(written)}
            >
              {country}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
