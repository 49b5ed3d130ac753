import { crmDuplicates, crmMerge } from '@nokshi/content/crm/duplicates.ts'
import type { Reference } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { duplicatesQuery } from '../record-page/record-queries.ts'
import type { RecordChoice } from '../records/record-choice.ts'
import { RecordField } from '../records/record-field.tsx'
import { MergeCompare } from './merge-compare.tsx'
import './duplicates.css'

interface MergeDialogProps {
  kind: 'contact' | 'company'
  id: string
  /** Chosen already, when the two are known to be alike. */
  other?: Reference
  onClose: () => void
}

/** Two become one: choose the other, see what stays, decide. It can be undone. */
export function MergeDialog({ kind, id, other, onClose }: MergeDialogProps) {
  const [choice, setChoice] = useState<RecordChoice | null>(other ?? null)
  const otherId = choice?.id && choice.id !== id ? choice.id : undefined
  return (
    <CrmDialog title={crmMerge.title[kind]} onClose={onClose}>
      {!other && (
        <>
          {kind === 'contact' && <MergeLikely id={id} chosenId={otherId} onChoose={setChoice} />}
          <RecordField
            key={otherId}
            kind={kind}
            label={crmMerge.choose[kind]}
            value={choice}
            onChange={setChoice}
          />
        </>
      )}
      {otherId && <MergeCompare key={otherId} kind={kind} id={id} otherId={otherId} onClose={onClose} />}
    </CrmDialog>
  )
}

interface MergeLikelyProps {
  id: string
  chosenId: string | undefined
  onChoose: (other: Reference) => void
}

/** Those who may be the same person, one tap each, and why. */
function MergeLikely({ id, chosenId, onChoose }: MergeLikelyProps) {
  const { data: likely = [] } = useQuery(duplicatesQuery(id))
  if (likely.length === 0) return null
  return (
    <fieldset className="merge-likely stack gap-6">
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
