import { crmNewContact } from '@nokshi/content/crm/contacts.ts'
import { Plus, X } from 'lucide-react'
import { TextField } from '../../ui/fields/field.tsx'
import type { FieldErrors } from '../../ui/forms/use-form.ts'
import { DuplicateWarning } from '../duplicates/duplicate-warning.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { QuietButton } from '../parts/quiet-button.tsx'
import './contacts.css'

/** What is typed into one of the lines; `id` tells lines apart that say the same. */
export interface ReachLine {
  id: number
  value: string
}

interface ContactReachFieldsProps {
  lines: ReachLine[]
  errors: FieldErrors
  onChange: (lines: ReachLine[]) => void
}

/** One field for an address or a number, and as many more as somebody has. */
export function ContactReachFields({ lines, errors, onChange }: ContactReachFieldsProps) {
  const nextId = Math.max(...lines.map(({ id }) => id)) + 1
  const change = (changed: ReachLine) =>
    onChange(lines.map((line) => (line.id === changed.id ? changed : line)))
  return (
    <div className="contact-reach">
      {lines.map(({ id, value }, place) => (
        <div key={id} className="contact-reach-line">
          <TextField
            id={place === 0 ? 'points' : undefined}
            name="points"
            label={place === 0 ? crmNewContact.reach : crmNewContact.anotherReach(place + 1)}
            hint={place === 0 ? crmNewContact.reachHint : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            error={errors[`points.${place}`] ?? (place === 0 ? errors.points : undefined)}
            onChange={({ target }) => change({ id, value: target.value })}
          />
          {place > 0 && (
            <IconButton
              icon={X}
              label={crmNewContact.removeReach(value)}
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
