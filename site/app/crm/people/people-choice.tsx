import { useId } from 'react'
import type { Choice } from '../../ui/field.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { useChosen } from './people-chosen.ts'
import type { EditOutcome } from './people-edit.ts'

interface PeopleChoiceProps {
  label: string
  choices: Choice[]
  value: string
  onChange: (value: string) => Promise<EditOutcome>
  /** Offered when it may be nothing. */
  none?: string
}

/** A choice that is saved when it is made. */
export function PeopleChoice({ label, choices, value, onChange, none }: PeopleChoiceProps) {
  const mayChange = useMayChange()
  const id = useId()
  const [shown, choose] = useChosen(value, onChange)
  const chosen = choices.find((choice) => choice.value === value)?.label ?? none ?? ''
  return (
    <li className="people-field">
      <span className="crm-small">{mayChange ? <label htmlFor={id}>{label}</label> : label}</span>
      <span className="people-value">
        {mayChange ? (
          <select
            id={id}
            className="people-select-box"
            value={shown}
            onChange={({ target }) => choose(target.value)}
          >
            {none !== undefined && <option value="">{none}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        ) : (
          <bdi>{chosen}</bdi>
        )}
      </span>
    </li>
  )
}
