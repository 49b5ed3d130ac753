import { crmBulk } from '@nokshi/content/crm/bulk.ts'
import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import {
  type DealCard,
  type DealQuestion,
  type DealsChange,
  type Stage,
  DealTotals as Totals,
} from '@nokshi/contract/crm/deals.ts'
import { ManyChanged } from '@nokshi/contract/crm/records.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type * as z from 'zod'
import { AgoTime, dayInWords } from '../../parts/time.tsx'
import { type BulkAct, BulkBar, useChoice } from '../../record-page/bulk.tsx'
import { NextStepLabels } from '../../record-page/next-step.tsx'
import { RecordTable } from '../../record-page/record-table.tsx'
import { askColleague, ChooseDialog } from '../../records/choose-dialog.tsx'
import { crmApi, crmQuery } from '../../records/crm-api.ts'
import { CrmList, useInfiniteList } from '../../records/crm-list.tsx'
import { stagesQuery } from '../../records/crm-queries.ts'
import { useMayChange } from '../../staff/crm-me.ts'
import { DealLink } from '../deal-link.tsx'
import { DealMoveMenu } from '../deal-move-menu.tsx'
import { type DealFilters, dealsQuery } from '../deal-queries.ts'
import { LostDialog } from '../lost-dialog.tsx'
import { ServiceStitch } from '../service-stitch.tsx'
import { NoDeals } from './board.tsx'
import { DealWorth } from './board-card-body.tsx'
import { BoardSums } from './board-sums.tsx'
import './deal-list.css'
import './board-card.css'

export function DealList({ filters }: { filters: DealFilters }) {
  const parts = useInfiniteList(dealsQuery(filters))
  const { data: stages = [] } = useQuery(stagesQuery)
  const { data: totals } = useQuery(dealTotalsQuery(filters))
  const { sort: _, ...matching } = filters
  const choice = useChoice(parts.items, filters)
  const mayChange = useMayChange()
  const cells = useCallback(
    (deal: DealCard) => <DealCells deal={deal} stages={stages} mayChange={mayChange} />,
    [stages, mayChange],
  )
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
      <RecordTable
        caption={crmDeals.title}
        columns={mayChange ? [...columns, { label: crmDeals.columns.move, className: 'cell-icon' }] : columns}
        list={parts}
        nameOf={({ title }) => title}
        choice={choice.rows}
      >
        {cells}
      </RecordTable>
    </CrmList>
  )
}

const columns = [
  { label: crmDeals.columns.deal, className: 'deal-cell-title' },
  { label: crmDeals.columns.stage, className: 'cell-narrow' },
  { label: crmDeals.columns.amount, className: 'cell-amount' },
  { label: crmDeals.columns.close, className: 'deal-cell-close' },
  { label: crmDeals.columns.nextStep, className: 'deal-cell-step' },
  { label: crmDeals.columns.owner },
  { label: crmDeals.columns.activity, className: 'deal-cell-activity' },
]

function DealCells({ deal, stages, mayChange }: { deal: DealCard; stages: Stage[]; mayChange: boolean }) {
  const { contact, company, owner, nextStep, lastActivityAt, hasNews, isQuiet, stageId, service, expectedClose } = deal
  const who = company?.name ?? contact?.name ?? crmDeals.nobody
  return (
    <>
      <th scope="row">
        <div className="deal-words stack gap-x-12">
          <ServiceStitch service={service} className="deal-row-stitch" />
          <span className="cell-part">
            <DealLink deal={deal} />
          </span>
          {!deal.title.includes(who) && (
            <span className="crm-small cell-part" dir="auto" title={who}>
              {who}
            </span>
          )}
        </div>
      </th>
      <td>
        <bdi>{stages.find(({ id }) => id === stageId)?.label}</bdi>
      </td>
      <td className="cell-amount figures">
        <bdi>
          <DealWorth deal={deal} />
        </bdi>
      </td>
      <td>{expectedClose && dayInWords(expectedClose)}</td>
      <td>
        {hasNews && <span className="board-news">{crmDeals.news} </span>}
        {(nextStep || !hasNews) && <NextStepLabels step={nextStep} />}
      </td>
      <td>
        <bdi>{owner?.name ?? crmFrame.nobody}</bdi>
      </td>
      <td>
        <AgoTime at={lastActivityAt} /> {isQuiet && <span className="board-quiet micro">{crmDeals.quiet}</span>}
      </td>
      {mayChange && (
        <td>
          <DealMoveMenu card={deal} stages={stages} />
        </td>
      )}
    </>
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
