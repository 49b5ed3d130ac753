import { crmMany } from '@nokshi/content/crm/bulk.ts'
import type { DealsChange, Stage } from '@nokshi/contract/crm/deals.ts'
import { useState } from 'react'
import type { Choice } from '../../parts/choice.ts'
import { ChoiceBar } from '../../parts/choice-bar.tsx'
import { useChangeMany } from '../../records/change-many.ts'
import { ChooseColleague, ChooseDay, ChooseDialog } from '../../records/choose-dialog.tsx'
import type { DealFilters } from '../deal-queries.ts'
import { LostDialog } from '../lost-dialog.tsx'

interface DealChoiceBarProps {
  choice: Choice
  filters: DealFilters
  stages: Stage[]
  shown: number
  total: number | undefined
}

const labels = crmMany.deals

type Act = DealsChange['act']
type Opened = 'move' | 'assign' | 'close' | 'lost'

/** What can be done with many deals at once. */
export function DealChoiceBar({ choice, filters, stages, shown, total }: DealChoiceBarProps) {
  const [opened, setOpened] = useState<Opened>()
  const many = useChangeMany<Act>('/api/crm/deals/bulk', choice.clear)
  const close = () => setOpened(undefined)
  const lost = stages.find(({ kind }) => kind === 'lost')

  function run(act: Act) {
    close()
    const { sort: _, ...matching } = filters
    many.mutate({ which: choice.isAll ? { matching, count: total } : { ids: choice.chosen }, act })
  }

  return (
    <>
      <ChoiceBar
        choice={choice}
        shown={shown}
        total={total}
        isBusy={many.isPending}
        acts={[
          { label: labels.move, onPress: () => setOpened('move') },
          { label: labels.assign, onPress: () => setOpened('assign') },
          { label: labels.close, onPress: () => setOpened('close') },
          { label: labels.trash, onPress: () => run({ kind: 'trash' }) },
        ]}
      />
      {opened === 'move' && (
        <ChooseDialog
          title={labels.move}
          choices={stages.map(({ id, label }) => ({ value: id, label }))}
          onClose={close}
          onChoose={(stageId) => (stageId === lost?.id ? setOpened('lost') : run({ kind: 'move', stageId }))}
        />
      )}
      {opened === 'assign' && (
        <ChooseColleague
          title={labels.assign}
          onClose={close}
          onChoose={(ownerId) => run({ kind: 'assign', ownerId })}
        />
      )}
      {opened === 'close' && (
        <ChooseDay
          title={labels.close}
          submit={labels.closeSubmit}
          onClose={close}
          onChoose={(expectedClose) => run({ kind: 'close-by', expectedClose })}
        />
      )}
      <LostDialog
        deal={
          opened === 'lost'
            ? {
                id: 'many',
                title: choice.isAll ? crmMany.allMatching(total ?? 0) : crmMany.chosen(choice.chosen.length),
              }
            : undefined
        }
        onChoose={(why) => lost && run({ kind: 'move', stageId: lost.id, ...why })}
        onCancel={close}
      />
    </>
  )
}
