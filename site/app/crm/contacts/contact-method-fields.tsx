import { crmNewContact } from '@nokshi/content/crm/contacts.ts'
import { Plus, X } from 'lucide-react'
import { TextField } from '../../ui/fields/field.tsx'
import type { FieldErrors } from '../../ui/forms/use-form.ts'
import { DuplicateWarning } from '../duplicates/duplicate-warning.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { QuietButton } from '../parts/quiet-button.tsx'
import './contacts.css'

/** What is typed into one of the lines; `id` tells lines apart that say the same. */
export interface EmailOrPhoneLine {
  id: number
  value: string
}

interface ContactMethodFieldsProps {
  lines: EmailOrPhoneLine[]
  errors: FieldErrors
  onChange: (lines: EmailOrPhoneLine[]) => void
}

/** One field for an address or a number, and as many more as somebody has. */
export function ContactMethodFields({ lines, errors, onChange }: ContactMethodFieldsProps) {
  const nextId = Math.max(...lines.map(({ id }) => id)) + 1
  const change = (changed: EmailOrPhoneLine) =>
    onChange(lines.map((line) => (line.id === changed.id ? changed : line)))
  return (
    <div className="contact-method-fields">
      {lines.map(({ id, value }, place) => (
        <div key={id} className="contact-method-line">
          <TextField
            id={place === 0 ? 'contactMethods' : undefined}
            name="contactMethods"
            label={place === 0 ? crmNewContact.emailOrPhone : crmNewContact.anotherEmailOrPhone(place + 1)}
            hint={place === 0 ? crmNewContact.emailOrPhoneHint : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            error={errors[`contactMethods.${place}`] ?? (place === 0 ? errors.contactMethods : undefined)}
            onChange={({ target }) => change({ id, value: target.value })}
          />
          {place > 0 && (
            <IconButton
              icon={X}
              label={crmNewContact.removeEmailOrPhone(value)}
              onClick={() => onChange(lines.filter((line) => line.id !== id))}
            />
          )}
          <DuplicateWarning typed={value} />
        </div>
      ))}
      <QuietButton onClick={() => onChange([...lines, { id: nextId, value: '' }])}>
        <Plus aria-hidden size={16} />
        {crmNewContact.another}
      </QuietButton>
    </div>
  )
}
