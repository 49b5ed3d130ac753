import { crmMoves } from '@nokshi/content/crm/deals.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { type DealCard, lostReasons } from '@nokshi/contract/crm/deals.ts'
import type { Decline } from '@nokshi/contract/crm/inbox.ts'
import { useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { Chips } from '../parts/chips.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'

interface LostDialogProps {
  /** What is being lost; none while nothing is asked. */
  deal: Pick<DealCard, 'id' | 'title'> | undefined
  onChoose: (reason: Decline) => void
  onCancel: () => void
}

/** One tap why. Whoever closes it leaves the deal where it was. */
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

/** For whoever asks why under a title of their own. */
export function LostReasons({ onChoose }: Pick<LostDialogProps, 'onChoose'>) {
  const [note, setNote] = useState('')
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
