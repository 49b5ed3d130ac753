import { Combobox } from '@base-ui/react/combobox'
import { ChevronDown } from 'lucide-react'
import { ComboboxField } from './combobox-field.tsx'
import type { Choice } from './field.tsx'

interface SearchSelectProps {
  label: string
  hint: string
  choices: Choice[]
  value: string
  onChange: (value: string) => void
  /** Shown when nothing fits what was typed. */
  none: string
  openLabel: string
}

/** A choice among so many that one has to be able to type for it. */
export function SearchSelect({ choices, value, onChange, openLabel, ...labels }: SearchSelectProps) {
  return (
    <ComboboxField
      {...labels}
      items={choices}
      value={choices.find((choice) => choice.value === value) ?? { value, label: value }}
      onValueChange={(choice) => choice && onChange(choice.value)}
      isItemEqualToValue={(one, other) => one.value === other.value}
      keyOf={(choice) => choice.value}
      autoHighlight
      onFocus={({ currentTarget }) => currentTarget.select()}
      button={
        <Combobox.Trigger className="icon-button search-open" aria-label={openLabel}>
          <ChevronDown aria-hidden size={20} />
        </Combobox.Trigger>
      }
    >
      {(choice) => choice.label}
    </ComboboxField>
  )
}
