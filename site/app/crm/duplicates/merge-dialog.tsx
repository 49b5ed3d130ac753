import { crmMerge } from '@nokshi/content/crm.ts'
import type { Reference } from '@nokshi/contract/crm.ts'
import { useState } from 'react'
import { CrmDialog } from '../records/crm-dialog.tsx'
import { type RecordChoice, RecordField } from '../records/record-field.tsx'
import { MergeCompare } from './merge-compare.tsx'
import { MergeLikely } from './merge-likely.tsx'

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
