import { socialFields } from '@nokshi/content/linkhub.ts'
import { type SocialKind, socialUrl, socialValue } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import type { ComponentProps } from 'react'
import { ExactField } from '../../ui/fields/account-fields.tsx'
import type { TextField } from '../../ui/fields/field.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { readChatNumber } from './chat-number.ts'
import './profile-fields.css'

interface Typing {
  value: string
  error?: string | undefined
  onChange: (text: string) => void
}

export interface ContactInput extends Omit<ComponentProps<typeof TextField>, keyof Typing> {
  id: string
  urlOf?: (text: string) => string | undefined
  /** Of a telephone number: tells from which country it is, if it does not say so. */
  timeZone?: string | undefined
}

export function ContactField({ value, onChange, urlOf, timeZone, ...field }: ContactInput & Typing) {
  const debounced = useDebounced(value)
  const url = isBlank(debounced) ? undefined : urlOf?.(debounced)

  function choose(number: string) {
    onChange(number)
    // The button is gone with the question it answered.
    document.getElementById(field.id)?.focus()
  }

  return (
    <div className="field-group">
      <ExactField
        autoComplete="off"
        autoCorrect="off"
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
        <Offers
          offers={readings.map(({ written, country }) => ({ value: written, label: country ?? written }))}
          onChoose={onChoose}
        />
      )}
    </>
  )
}

interface OffersProps {
  heading?: string
  offers: { value: string; label: string }[]
  onChoose: (value: string) => void
}

/** What may be meant, below a field. */
export function Offers({ heading, offers, onChoose }: OffersProps) {
  return (
    <div className="row gap-8 small">
      {heading && <span>{heading}</span>}
      {offers.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className="field-offer strong dashed-card tap-height surface"
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

const inputs: Record<SocialKind, ComponentProps<'input'>> = {
  github: { inputMode: 'text' },
  linkedin: { inputMode: 'url' },
  twitter: { inputMode: 'text' },
  instagram: { inputMode: 'text' },
  facebook: { inputMode: 'url' },
  whatsapp: { type: 'tel', autoComplete: 'tel' },
}

export function socialInput(kind: SocialKind, timeZone: string): ContactInput {
  return {
    id: `socials.${kind}`,
    ...socialFields[kind],
    ...inputs[kind],
    ...(kind === 'whatsapp' ? { timeZone } : { urlOf: (text) => socialUrl(kind, text) }),
  }
}
