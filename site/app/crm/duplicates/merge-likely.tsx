import { crmDuplicates, crmMerge } from '@nokshi/content/crm.ts'
import type { Reference } from '@nokshi/contract/crm.ts'
import { useQuery } from '@tanstack/react-query'
import { duplicatesQuery } from '../people/people-queries.ts'

interface MergeLikelyProps {
  id: string
  chosenId: string | undefined
  onChoose: (other: Reference) => void
}

/** Those who may be the same person, one tap each, and why. */
export function MergeLikely({ id, chosenId, onChoose }: MergeLikelyProps) {
  const { data: likely = [] } = useQuery(duplicatesQuery(id))
  if (likely.length === 0) return null
  return (
    <fieldset className="merge-likely">
      <legend className="field-label">{crmMerge.maybe}</legend>
      <div className="crm-chips">
        {likely.map(({ contact, because }) => (
          <button
            key={contact.id}
            type="button"
            className="crm-chip"
            aria-pressed={contact.id === chosenId}
            onClick={() => onChoose({ id: contact.id, name: contact.name })}
          >
            <bdi>{contact.name}</bdi>, {crmDuplicates.because[because]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
