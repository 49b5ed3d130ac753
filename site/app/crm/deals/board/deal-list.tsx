import { crmBulk } from '@nokshi/content/crm/bulk.ts'
import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { type DealQuestion, type DealsChange, type Stage, DealTotals as Totals } from '@nokshi/contract/crm/deals.ts'
import { ManyChanged } from '@nokshi/contract/crm/records.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import { type Choice, useChoice } from '../../parts/choice.ts'
import { ChoiceBar } from '../../parts/choice-bar.tsx'
import { useChangeMany } from '../../records/change-many.ts'
import { ChooseColleague, ChooseDay, ChooseDialog } from '../../records/choose-dialog.tsx'
import { crmApi } from '../../records/crm-api.ts'
import { CrmList } from '../../records/crm-list.tsx'
import { stagesQuery } from '../../records/crm-queries.ts'
import { useInfiniteList } from '../../records/use-infinite-list.ts'
import { useMayChange } from '../../staff/crm-me.ts'
import { type DealFilters, dealsQuery, type SetDealFilters } from '../deal-queries.ts'
import { LostDialog } from '../lost-dialog.tsx'
import { BoardSums } from './board-sums.tsx'
import { NoDeals } from './board-view.tsx'
import { DealTable } from './deal-table.tsx'

export function DealList({ filters, onChange }: { filters: DealFilters; onChange: SetDealFilters }) {
  const parts = useInfiniteList(dealsQuery(filters))
  const { data: stages = [] } = useQuery(stagesQuery)
  const { data: totals } = useQuery(dealTotalsQuery(filters))
  const mayChange = useMayChange()
  const choice = useChoice(parts.items, filters)
  return (
    <CrmList list={parts} empty={<NoDeals filters={filters} />}>
      {totals && <DealTotals of={totals} />}
      {mayChange && (
        <DealChoiceBar
          choice={choice}
          filters={filters}
          stages={stages}
          shown={parts.items.length}
          total={totals?.count}
        />
      )}
      <DealTable
        choice={choice.isOpen ? choice : undefined}
        deals={parts.items}
        hasMore={parts.hasMore}
        stages={stages}
        sort={filters.sort ?? 'rank'}
        onSort={(sort) => onChange({ sort: sort === 'rank' ? undefined : sort })}
      />
    </CrmList>
  )
}

function dealTotalsQuery({ sort: _, ...filters }: DealFilters) {
  return queryOptions({
    queryKey: ['deals', 'totals', filters],
    queryFn: () => crmApi('GET /api/crm/deals/totals', Totals, { query: filters }),
    placeholderData: keepPreviousData,
  })
}

function DealTotals({ of: { count, totals } }: { of: z.infer<typeof Totals> }) {
  return (
    <div className="deal-totals wrap items-baseline">
      <strong>{crmDeals.count(count)}</strong>
      <BoardSums totals={totals} />
    </div>
  )
}

interface DealChoiceBarProps {
  choice: Choice
  filters: DealFilters
  stages: Stage[]
  shown: number
  total: number | undefined
}

const labels = crmBulk.deals

type Act = DealsChange['act']
type Opened = 'move' | 'assign' | 'close' | 'lost'

function DealChoiceBar({ choice, filters, stages, shown, total }: DealChoiceBarProps) {
  const [opened, setOpened] = useState<Opened>()
  const many = useChangeMany(changeDeals, choice.clear)
  const close = () => setOpened(undefined)
  const lost = stages.find(({ kind }) => kind === 'lost')

  function run(act: Act) {
    close()
    // They stand in the address as any text; the API refuses what is no filter.
    const { sort: _, ...matching } = filters as z.input<typeof DealQuestion>
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
                title: choice.isAll ? crmBulk.allMatching(total ?? 0) : crmBulk.chosen(choice.chosen.length),
              }
            : undefined
        }
        onChoose={(why) => lost && run({ kind: 'move', stageId: lost.id, ...why })}
        onCancel={close}
      />
    </>
  )
}

function changeDeals(body: z.input<typeof DealsChange>) {
  return crmApi('POST /api/crm/deals/bulk', ManyChanged, { body })
}
