import { socialFields } from '@nokshi/content/linkhub.ts'
import { type SocialKind, socialKinds, socialUrl } from '@nokshi/contract/safe-url.ts'
import type { ComponentProps } from 'react'
import { ContactField, type Typing } from './contact-field.tsx'

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

const inputs: Record<SocialKind, ComponentProps<'input'>> = {
  github: { inputMode: 'text' },
  linkedin: { inputMode: 'url' },
  twitter: { inputMode: 'text' },
  instagram: { inputMode: 'text' },
  facebook: { inputMode: 'url' },
  whatsapp: { type: 'tel', autoComplete: 'tel' },
}

export function SocialField({ kind, timeZone, ...typing }: Typing & { kind: SocialKind; timeZone: string }) {
  return (
    <ContactField
      id={`socials.${kind}`}
      {...socialFields[kind]}
      {...inputs[kind]}
      {...(kind === 'whatsapp' ? { timeZone } : { urlOf: (text: string) => socialUrl(kind, text) })}
      {...typing}
    />
  )
}
