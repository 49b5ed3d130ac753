import { crmSubmission } from '@nokshi/content/crm/inbox.ts'
import { Triaged } from '@nokshi/contract/crm/inbox.ts'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'

type PlainAct = 'take' | 'release' | 'close' | 'reopen' | 'spam' | 'not-spam' | 'split'
/** To decline asks for a reason first. */
export type TriageAct = PlainAct | 'decline'

const said: Record<PlainAct, string> = {
  take: crmSubmission.taken,
  release: crmSubmission.released,
  close: crmSubmission.closed,
  reopen: crmSubmission.reopened,
  spam: crmSubmission.markedSpam,
  'not-spam': crmSubmission.unmarkedSpam,
  split: crmSubmission.splitOff,
}

/** What can be done with a submission, by one press each. All of it can be undone. */
export function useTriage({ onDone }: { onDone?: () => void } = {}) {
  return useChange({
    send: ({ id, act }: { id: string; act: PlainAct }) => crmApi(`POST /api/crm/inbox/{id}/${act}`, Triaged, { id }),
    done: (_, { act }) => said[act],
    ...(onDone && { onDone }),
  })
}
