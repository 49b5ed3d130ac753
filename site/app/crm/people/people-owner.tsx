import { crmFrame, crmPeople } from '@nokshi/content/crm.ts'
import type { Reference } from '@nokshi/contract/crm.ts'
import { useQuery } from '@tanstack/react-query'
import { peopleQuery } from '../records/crm-queries.ts'
import { PeopleChoice } from './people-choice.tsx'
import type { EditOutcome } from './people-edit.ts'

interface PeopleOwnerProps {
  owner: Reference | null
  onChange: (ownerId: string | null) => Promise<EditOutcome>
}

/** Who of the studio looks after them. Somebody who has left stays named until another is chosen. */
export function PeopleOwner({ owner, onChange }: PeopleOwnerProps) {
  const { data: people = [] } = useQuery(peopleQuery)
  const all = owner && !people.some(({ id }) => id === owner.id) ? [...people, owner] : people
  return (
    <PeopleChoice
      label={crmPeople.owner}
      choices={all.map(({ id, name }) => ({ value: id, label: name }))}
      none={crmFrame.nobody}
      value={owner?.id ?? ''}
      onChange={(id) => onChange(id || null)}
    />
  )
}
