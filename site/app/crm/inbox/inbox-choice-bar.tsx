import { crmBulk } from '@nokshi/content/crm/bulk.ts'
import type { InboxChange } from '@nokshi/contract/crm/inbox.ts'
import { ManyChanged } from '@nokshi/contract/crm/records.ts'
import type { Choice } from '../parts/choice.ts'
import { ChoiceBar } from '../parts/choice-bar.tsx'
import { useChangeMany } from '../records/change-many.ts'
import { crmApi } from '../records/crm-api.ts'
import type { InboxTab } from './inbox-queries.ts'

type Act = InboxChange['act']

const actsOf: Record<InboxTab, Act[]> = {
  new: ['take', 'close', 'spam'],
  taken: ['release', 'close', 'spam'],
  closed: ['reopen', 'spam'],
  spam: ['not-spam'],
}

interface InboxChoiceBarProps {
  choice: Choice
  tab: InboxTab
  shown: number
  total: number | undefined
  onDone: () => void
}

export function InboxChoiceBar({ choice, tab, shown, total, onDone }: InboxChoiceBarProps) {
  const many = useChangeMany(triageMany, () => {
    choice.clear()
    onDone()
  })
  return (
    <ChoiceBar
      choice={choice}
      shown={shown}
      total={total}
      isBusy={many.isPending}
      acts={actsOf[tab].map((act) => ({
        label: crmBulk.inbox[act],
        onPress: () =>
          many.mutate({
            which: choice.isAll ? { matching: { tab }, count: total } : { ids: choice.chosen },
            act,
          }),
      }))}
    />
  )
}

function triageMany(body: InboxChange) {
  return crmApi('POST /api/crm/inbox/bulk', ManyChanged, { body })
}
