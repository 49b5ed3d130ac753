import { crmSubmission } from '@nokshi/content/crm/inbox.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { type Decline, Triaged } from '@nokshi/contract/crm/inbox.ts'
import { SmallButton } from '../../ui/button.tsx'
import { LostReasons } from '../deals/lost-dialog.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'

interface SubmissionDeclineProps {
  id: string
  /** Of the deal that was made of it, which is lost with it. */
  deal: string | undefined
  onClose: () => void
}

export function SubmissionDecline({ id, deal, onClose }: SubmissionDeclineProps) {
  const decline = useChange({
    send: (body: Decline) => crmApi('POST /api/crm/inbox/{id}/decline', Triaged, { id, body }),
    done: () => crmSubmission.declined,
    onDone: onClose,
  })
  return (
    <CrmDialog title={crmSubmission.whyNot} onClose={onClose}>
      {deal && <p className="soft">{crmSubmission.losesDeal(deal)}</p>}
      <LostReasons onChoose={(why) => decline.mutate(why)} />
      <div className="crm-actions">
        <SmallButton onClick={onClose}>{crmFrame.cancel}</SmallButton>
      </div>
    </CrmDialog>
  )
}
