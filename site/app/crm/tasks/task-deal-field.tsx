import { crmTasks } from '@nokshi/content/crm/timeline.ts'
import type { Reference } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../ui/fields/field.tsx'
import { contacts } from '../record-page/record-queries.ts'

interface TaskDealFieldProps {
  /** Whose deals can be chosen. */
  contactId: string | null
  /** The one it is for already, whoever it is with. */
  known?: Reference | null | undefined
  value: string | null
  onChange: (id: string | null) => void
}

/** One of the deals with that person; nothing to choose from is nothing to show. */
export function TaskDealField({ contactId, known, value, onChange }: TaskDealFieldProps) {
  const { data: contact } = useQuery(contacts.query(contactId))
  const deals = contact?.deals.map(({ id, title }) => ({ value: id, label: title })) ?? []
  const choices =
    known && !deals.some((deal) => deal.value === known.id)
      ? [{ value: known.id, label: known.name }, ...deals]
      : deals
  if (choices.length === 0) return null
  return (
    <SelectField
      label={crmTasks.fields.deal}
      placeholder={crmTasks.fields.noDeal}
      choices={choices}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    />
  )
}
