import { crmBulk } from '@nokshi/content/crm/bulk.ts'
import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { type DealQuestion, type DealsChange, type Stage, DealTotals as Totals } from '@nokshi/contract/crm/deals.ts'
import { ManyChanged } from '@nokshi/contract/crm/records.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import { type BulkAct, BulkBar, useChoice } from '../../record-page/bulk.tsx'
import { askColleague, ChooseDialog } from '../../records/choose-dialog.tsx'
import { crmApi, crmQuery } from '../../records/crm-api.ts'
import { CrmList, useInfiniteList } from '../../records/crm-list.tsx'
import { stagesQuery } from '../../records/crm-queries.ts'
import { type DealFilters, dealsQuery } from '../deal-queries.ts'
import { LostDialog } from '../lost-dialog.tsx'
import { NoDeals } from './board.tsx'
import { BoardSums } from './board-sums.tsx'
import { DealTable } from './deal-table.tsx'

export function DealList({ filters }: { filters: DealFilters }) {
  const parts = useInfiniteList(dealsQuery(filters))
  const { data: stages = [] } = useQuery(stagesQuery)
  const { data: totals } = useQuery(dealTotalsQuery(filters))
  const { sort: _, ...matching } = filters
  const choice = useChoice(parts.items, filters)
  return (
    <CrmList list={parts} empty={<NoDeals filters={filters} />}>
      {totals && <DealTotals of={totals} />}
      <BulkBar
        choice={choice}
        total={totals?.count}
        // They stand in the address as any text; the API refuses what is no filter.
        matching={matching as z.input<typeof DealQuestion>}
        send={(body: z.input<typeof DealsChange>) => crmApi('POST /api/crm/deals/bulk', ManyChanged, { body })}
        acts={listActs(stages, choice.isAll ? (totals?.count ?? 0) : choice.chosen.length)}
      />
      <DealTable choice={choice.rows} list={parts} stages={stages} />
    </CrmList>
  )
}

function dealTotalsQuery({ sort: _, ...filters }: DealFilters) {
  const fetch = () => crmApi('GET /api/crm/deals/totals', Totals, { query: filters })
  return crmQuery(['deals', 'totals', filters], fetch, { placeholderData: keepPreviousData })
}

function DealTotals({ of: { count, totals } }: { of: z.infer<typeof Totals> }) {
  return (
    <div className="wrap items-baseline gap-x-16">
      <strong>{crmDeals.count(count)}</strong>
      <BoardSums totals={totals} />
    </div>
  )
}

const labels = crmBulk.deals

type Act = DealsChange['act']

function listActs(stages: Stage[], count: number): BulkAct<Act>[] {
  return [
    {
      label: labels.move,
      ask: (run, close) => <MoveMany stages={stages} count={count} onMove={run} onClose={close} />,
    },
    { label: labels.assign, ask: askColleague<Act>(labels.assign, (ownerId) => ({ kind: 'assign', ownerId })) },
    { label: labels.trash, act: { kind: 'trash' } },
  ]
}

interface MoveManyProps {
  stages: Stage[]
  count: number
  onMove: (act: Act) => void
  onClose: () => void
}

/** What is lost is asked for a reason first. */
function MoveMany({ stages, count, onMove, onClose }: MoveManyProps) {
  const [lostStageId, setLostStageId] = useState<string>()
  if (lostStageId)
    return (
      <LostDialog
        deal={{ id: 'many', title: crmBulk.chosen(count) }}
        onChoose={(why) => onMove({ kind: 'move', stageId: lostStageId, ...why })}
        onCancel={onClose}
      />
    )
  return (
    <ChooseDialog
      title={labels.move}
      choices={stages.map(({ id, label }) => ({ value: id, label }))}
      onClose={onClose}
      onChoose={(stageId) => {
        const isLost = stages.some(({ id, kind }) => id === stageId && kind === 'lost')
        if (isLost) setLostStageId(stageId)
        else onMove({ kind: 'move', stageId })
      }}
    />
  )
}
