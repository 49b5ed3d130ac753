import { crmMoves } from '@nokshi/content/crm/deals.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import type { DealCard } from '@nokshi/contract/crm/deals.ts'
import type { Decline } from '@nokshi/contract/crm/inbox.ts'
import { useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { Chips } from '../parts/buttons.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { useOwnLists } from '../records/crm-queries.ts'

interface LostDialogProps {
  deal: Pick<DealCard, 'id' | 'title'> | undefined
  onChoose: (reason: Decline) => void
  onCancel: () => void
}

export function LostDialog({ deal, onChoose, onCancel }: LostDialogProps) {
  const labels = crmMoves.lost
  return (
    <CrmDialog title={labels.title(deal?.title ?? '')} isOpen={deal !== undefined} onClose={onCancel}>
      <p className="soft">{labels.text}</p>
      <LostReasons key={deal?.id} onChoose={onChoose} />
      <div className="crm-actions">
        <SmallButton onClick={onCancel}>{crmFrame.cancel}</SmallButton>
      </div>
    </CrmDialog>
  )
}

export function LostReasons({ onChoose }: Pick<LostDialogProps, 'onChoose'>) {
  const [note, setNote] = useState('')
  const { lostReasons } = useOwnLists()
  const labels = crmMoves.lost
  return (
    <>
      <TextField
        label={labels.note}
        hint={labels.noteHint}
        isOptional
        autoComplete="off"
        maxLength={1000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Chips
        label={labels.reasons}
        choices={lostReasons}
        onChoose={(lostReason) => onChoose({ lostReason, ...(note.trim() && { lostNote: note.trim() }) })}
      />
    </>
  )
}
