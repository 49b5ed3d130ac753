import { crmFields, crmFrame } from '@nokshi/content/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../ui/fields/field.tsx'
import { workersQuery } from '../records/crm-queries.ts'
import { useMe } from '../staff/crm-me.ts'

interface PersonFieldProps {
  label?: string
  /** The id of a colleague; null is nobody. */
  value: string | null
  onChange: (id: string | null) => void
}

export function ColleagueField({ label = crmFields.person, value, onChange }: PersonFieldProps) {
  const me = useMe()
  const { data: colleagues = [] } = useQuery(workersQuery)
  const choices = colleagues
    .toSorted((one, other) => Number(other.id === me.id) - Number(one.id === me.id))
    .map(({ id, name }) => ({ value: id, label: id === me.id ? `${name} (${crmFrame.me})` : name }))
  return (
    <SelectField
      label={label}
      placeholder={crmFrame.nobody}
      choices={choices}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    />
  )
}
