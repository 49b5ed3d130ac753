import { crmSubmission } from '@nokshi/content/crm/inbox.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { type Decline, type InboxItem, Triaged } from '@nokshi/contract/crm/inbox.ts'
import { SmallButton } from '../../ui/button.tsx'
import { LostReasons } from '../deals/lost-dialog.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { ChooseColleague } from '../records/choose-dialog.tsx'
import { crmApi, useChange } from '../records/crm-api.ts'

type PlainAct = 'take' | 'reopen' | 'spam' | 'not-spam' | 'split'
/** To close asks for a reason first, to assign for a colleague. */
export type TriageAct = PlainAct | 'close' | 'assign'

const said: Record<PlainAct, string> = {
  take: crmSubmission.taken,
  reopen: crmSubmission.reopened,
  spam: crmSubmission.markedSpam,
  'not-spam': crmSubmission.unmarkedSpam,
  split: crmSubmission.splitOff,
}

export function useTriage({ onDone }: { onDone?: () => void } = {}) {
  return useChange({
    send: ({ id, act }: { id: string; act: PlainAct }) => crmApi(`POST /api/crm/inbox/{id}/${act}`, Triaged, { id }),
    done: (_, { act }) => said[act],
    ...(onDone && { onDone }),
  })
}

interface SubmissionAssignProps {
  item: Pick<InboxItem, 'id' | 'takenBy'>
  onClose: () => void
}

export function SubmissionAssign({ item: { id, takenBy }, onClose }: SubmissionAssignProps) {
  const assign = useChange({
    send: (assigneeId: string | null) =>
      assigneeId
        ? crmApi('POST /api/crm/inbox/{id}/assign', Triaged, { id, body: { assigneeId, from: takenBy?.id ?? null } })
        : crmApi('POST /api/crm/inbox/{id}/release', Triaged, { id }),
    done: ({ record }) => (record.takenBy ? crmSubmission.assigned(record.takenBy.name) : crmSubmission.released),
  })
  return (
    <ChooseColleague
      title={crmSubmission.assignTitle}
      onClose={onClose}
      onChoose={(assigneeId) => {
        assign.mutate(assigneeId)
        onClose()
      }}
    />
  )
}

interface SubmissionCloseProps {
  item: Pick<InboxItem, 'id' | 'deal'> & { isJoined?: boolean }
  onClose: () => void
}

/** With a reason, the deal that was made of it is lost too; one that it joined stays open. */
export function SubmissionClose({ item: { id, deal, isJoined }, onClose }: SubmissionCloseProps) {
  const close = useChange({
    send: (why?: Decline) =>
      why
        ? crmApi('POST /api/crm/inbox/{id}/decline', Triaged, { id, body: why })
        : crmApi('POST /api/crm/inbox/{id}/close', Triaged, { id }),
    done: () => crmSubmission.closed,
    onDone: onClose,
  })
  return (
    <CrmDialog title={crmSubmission.closeTitle} onClose={onClose}>
      <p className="soft">{deal && !isJoined ? crmSubmission.losesDeal(deal.name) : crmSubmission.closeText}</p>
      <LostReasons onChoose={(why) => close.mutate(why)} />
      <div className="crm-actions">
        <SmallButton onClick={() => close.mutate(undefined)}>{crmSubmission.closePlain}</SmallButton>
        <SmallButton onClick={onClose}>{crmFrame.cancel}</SmallButton>
      </div>
    </CrmDialog>
  )
}
