import { socialFields } from '@nokshi/content/linkhub.ts'
import { type SocialKind, socialKinds, socialUrl } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import type { ComponentProps } from 'react'
import { TextField } from '../../ui/fields/field.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { ChatReading } from './chat-reading.tsx'
import './profile-fields.css'

/** What is written in each of the six fields, empty where nothing is. */
export type SocialTexts = Record<SocialKind, string>

interface SocialFieldsProps {
  value: SocialTexts
  onChange: (socials: SocialTexts) => void
  /** By the names the API gives them: `socials.github`. */
  errors?: Record<string, string>
  timeZone: string
}

export function SocialFields({ value, onChange, errors = {}, timeZone }: SocialFieldsProps) {
  return (
    <div className="form-pair">
      {socialKinds.map((kind) => (
        <SocialField
          key={kind}
          kind={kind}
          value={value[kind]}
          onChange={(text) => onChange({ ...value, [kind]: text })}
          error={errors[`socials.${kind}`]}
          timeZone={timeZone}
        />
      ))}
    </div>
  )
}

interface SocialFieldProps {
  kind: SocialKind
  value: string
  onChange: (text: string) => void
  error?: string | undefined
  /** Tells from which country a telephone number is that does not say so. */
  timeZone: string
}

const typing: Record<SocialKind, ComponentProps<'input'>> = {
  github: { inputMode: 'text' },
  linkedin: { inputMode: 'url' },
  twitter: { inputMode: 'text' },
  instagram: { inputMode: 'text' },
  facebook: { inputMode: 'url' },
  whatsapp: { type: 'tel', autoComplete: 'tel' },
}

/** One social link, as people write it; below it stands what it is understood as. */
export function SocialField({ kind, value, onChange, error, timeZone }: SocialFieldProps) {
  const debounced = useDebounced(value)
  const id = `socials.${kind}`

  function choose(number: string) {
    onChange(number)
    // The button is gone with the question it answered.
    document.getElementById(id)?.focus()
  }

  return (
    <div className="field-group">
      <TextField
        id={id}
        label={socialFields[kind].label}
        hint={socialFields[kind].hint}
        error={error}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...typing[kind]}
      />
      {kind === 'whatsapp' ? (
        <ChatReading typed={debounced} timeZone={timeZone} onChoose={choose} />
      ) : (
        <p className="field-reading" role="status">
          <SocialReading kind={kind} typed={debounced} />
        </p>
      )}
    </div>
  )
}

function SocialReading({ kind, typed }: { kind: SocialKind; typed: string }) {
  const url = isBlank(typed) ? undefined : socialUrl(kind, typed)
  if (!url) return null
  return (
    <>
      {socialFields.leadsTo} <bdi>{url.replace(/^https?:\/\/(www\.)?/, '')}</bdi>
    </>
  )
}
