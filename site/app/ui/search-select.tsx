import { Combobox } from '@base-ui/react/combobox'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
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
export function SearchSelect({ label, hint, choices, value, onChange, none, openLabel }: SearchSelectProps) {
  const id = useId()
  const chosen = choices.find((choice) => choice.value === value) ?? { value, label: value }
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      <Combobox.Root
        items={choices}
        value={chosen}
        onValueChange={(choice) => choice && onChange(choice.value)}
        isItemEqualToValue={(one, other) => one.value === other.value}
        autoHighlight
      >
        <Combobox.InputGroup className="field-box">
          <Combobox.Input
            id={id}
            className="field-input"
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            spellCheck={false}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Combobox.Trigger className="icon-button search-open" aria-label={openLabel}>
            <ChevronDown aria-hidden size={20} />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} className="search-place">
            <Combobox.Popup className="search-list">
              <Combobox.Empty>
                <p className="search-none">{none}</p>
              </Combobox.Empty>
              <Combobox.List>
                {(choice: Choice) => (
                  <Combobox.Item key={choice.value} value={choice} className="search-item">
                    {choice.label}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </div>
  )
}
